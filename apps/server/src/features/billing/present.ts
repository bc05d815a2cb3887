import type { AccountServiceRow, CardInfo, Receipt, SubscriptionPlan } from '@crewpad/contract';
import { feeCode, PLAN_RECORDS, PLANS } from '@crewpad/domain';
import { presentDollars } from '../search/index.ts';
import type { AccountServiceFacts } from './queries/account-service.ts';
import type { CardRow } from './queries/card.ts';
import type { ReceiptFacts } from './queries/receipts.ts';
import { isShownAsValid } from './rules/card-expiry.ts';

const NUMBER_DIGITS = 6;

/** The plans as they are sold, in their order. */
export function presentPlans(): SubscriptionPlan[] {
  return PLANS.map((name) => {
    const { plan, title, price_cents, term, description, highlights } = PLAN_RECORDS[name];
    return {
      title,
      plan,
      priceAmount: presentDollars(price_cents),
      term,
      description,
      highlights: [...highlights],
    };
  });
}

/** Shown as invalid also when its last month is over; whether it can be charged its bank decides. */
export function presentCard(card: CardRow, now: Date): CardInfo {
  const { brand, last4, exp_month, exp_year, name } = card;
  return { brand, last4, exp_month, exp_year, name, valid: isShownAsValid(card, now) };
}

/** The number that a receipt is known by: CP-000123. */
export function receiptNumber(id: number): string {
  return `CP-${String(id).padStart(NUMBER_DIGITS, '0')}`;
}

/** `viewerId`: the payer, or whom he paid; only the payer himself sees his e-mail. */
export function presentReceipt(row: ReceiptFacts, viewerId: number): Receipt {
  const plan = row.plan === null ? undefined : PLAN_RECORDS[row.plan];
  return {
    id: row.id,
    number: receiptNumber(row.id),
    title: plan?.title ?? 'Payment',
    description: plan?.description ?? '',
    amount: presentDollars(row.amount_cents),
    currency: row.currency.trim(),
    paid_at: row.paid_at.toISOString(),
    payer: {
      name: `${row.first_name} ${row.last_name}`,
      email: row.payer_id === viewerId ? row.email : '',
    },
    card:
      row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
    period_start: row.period_start?.toISOString() ?? null,
    period_end: row.period_end?.toISOString() ?? null,
    refund: presentRefund(row),
  };
}

function presentRefund({
  amount_cents,
  refunded_cents,
  refunded_at,
}: ReceiptFacts): Receipt['refund'] {
  if (refunded_cents <= 0 || refunded_at === null) return null;
  return {
    amount: presentDollars(refunded_cents),
    refunded_at: refunded_at.toISOString(),
    is_whole: refunded_cents >= amount_cents,
  };
}

/** A paid term; only the newest one of a plan that renews is renewed. */
export function presentAccountService(row: AccountServiceFacts): AccountServiceRow {
  const { title, description } = PLAN_RECORDS[row.plan];
  return {
    id: row.id,
    title,
    description,
    amount: presentDollars(row.amount_cents),
    payment_type: 'card',
    expire_at: row.ends_at.toISOString(),
    created_at: row.created_at.toISOString(),
    repeat: row.repeat,
    txn_code: feeCode(row.plan),
  };
}
