import type { contract } from '@crewpad/contract';
import { feeCode, toDollars } from '@crewpad/domain';
import { shownEmail } from '../../../platform/mail/shown-email.ts';
import type { Texts } from '../../../platform/texts.ts';
import {
  presentDispute,
  presentObjections,
  presentRefunds,
} from '../ledger/after-payment.queries.ts';
import { priceLines } from '../plans/plan-quote.ts';
import type { AccountServiceFacts, FreeChangeFacts, ReceiptFacts } from './receipts.queries.ts';

const NUMBER_DIGITS = 6;

/** The number of a receipt: CP-000123. */
export function receiptNumber(id: number): string {
  return `CP-${String(id).padStart(NUMBER_DIGITS, '0')}`;
}

/**
 * `viewerId`: the payer or the payee. Only the payer sees the payer's email, and only the payee
 * sees the fees.
 */
export function presentReceipt(
  row: ReceiptFacts,
  viewerId: number,
  texts: Texts,
): contract.billing.Receipt {
  const isPayer = row.payer_id === viewerId;
  const hidesWords = row.is_blocked && isPayer;
  return {
    id: row.id,
    number: receiptNumber(row.id),
    plan: row.plan,
    title: row.words.title,
    description: row.words.description,
    amount: toDollars(row.amount_cents),
    currency: row.currency.trim(),
    paid_at: row.paid_at.toISOString(),
    time_zone: row.words.timeZone ?? null,
    payer: {
      name: `${row.first_name} ${row.last_name}`,
      email: row.payer_id === viewerId ? shownEmail(row.email) : '',
    },
    paid_to: row.payee_name,
    card:
      row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
    method: 'card',
    period_start: row.period_start?.toISOString() ?? null,
    period_end: row.period_end?.toISOString() ?? null,
    refund: presentRefund(row),
    lines: row.change === null ? [] : priceLines(row.change, texts),
    refunds: presentRefunds(row.refunds, (reason) => (hidesWords ? null : reason)),
    objections: presentObjections(row.objections, {
      ...{ reader: isPayer ? 'tenant' : 'lister', isBlocked: row.is_blocked },
    }),
    dispute: presentDispute(row.dispute),
    ...(row.payer_id !== viewerId &&
      row.owed_cents > 0 && { owed_to_lister: toDollars(row.owed_cents) }),
    periods: row.words.periods ?? [],
    credit: row.words.credit ?? 0,
    credit_goes_to: row.words.credit_goes_to ?? 'next',
    parts: row.words.parts ?? [],
    voided: null,
    deductions: presentDeductions([...row.deductions, ...(row.words.kept ?? [])], hidesWords),
    ...(row.payer_id !== viewerId &&
      row.fee_cents !== null && {
        fee: toDollars(row.fee_cents),
        net: toDollars(row.amount_cents - row.fee_cents),
      }),
  };
}

/** A change of the plan that the credit for unused days paid. */
export function presentFreeChange(row: FreeChangeFacts, texts: Texts): contract.billing.Receipt {
  const { id, plan, at, first_name, last_name, email, change } = row;
  return {
    id,
    number: receiptNumber(id),
    plan,
    title: texts.t(`common:${plan}_title`),
    description: texts.t(`billing:${plan}_description`),
    amount: 0,
    currency: 'usd',
    paid_at: at.toISOString(),
    time_zone: null,
    payer: { name: `${first_name} ${last_name}`, email: shownEmail(email) },
    paid_to: null,
    card: null,
    method: 'credit',
    period_start: row.starts_at.toISOString(),
    period_end: row.ends_at.toISOString(),
    refund: null,
    lines: priceLines(change, texts),
    refunds: [],
    objections: [],
    dispute: null,
    periods: [],
    credit: 0,
    credit_goes_to: 'next',
    parts: [],
    voided: null,
    deductions: [],
  };
}

/** @param hidesWords one party blocked the other, and the payer reads it */
export function presentDeductions(
  deductions: ReceiptFacts['deductions'],
  hidesWords: boolean,
): contract.billing.Receipt['deductions'] {
  return deductions.map(({ reason, amount_cents }) => ({
    reason: hidesWords ? '' : reason,
    amount: toDollars(amount_cents),
  }));
}

function presentRefund({
  amount_cents,
  refunded_cents,
  refunded_at,
}: ReceiptFacts): contract.billing.Receipt['refund'] {
  if (refunded_cents <= 0 || refunded_at === null) return null;
  return {
    amount: toDollars(refunded_cents),
    refunded_at: refunded_at.toISOString(),
    is_whole: refunded_cents >= amount_cents,
  };
}

/** A paid term. Only the newest one of a renewing plan is renewed. */
export function presentAccountService(
  row: AccountServiceFacts,
  { t }: Pick<Texts, 't'>,
  now: Date,
): contract.billing.AccountServiceRow {
  return {
    id: row.id,
    plan: row.plan,
    featured_listing_plan: null,
    listing_id: null,
    title: t(`common:${row.plan}_title`),
    description: t(`billing:${row.plan}_description`),
    amount: toDollars(row.amount_cents),
    payment_type: 'card',
    expire_at: row.ends_at.toISOString(),
    ended: row.ended_at !== null || row.ends_at <= now,
    changed:
      row.changed_to === null || row.ended_at === null
        ? null
        : { plan: row.changed_to, at: row.ended_at.toISOString() },
    created_at: row.created_at.toISOString(),
    repeat: row.repeat,
    txn_code: feeCode(row.plan),
  };
}
