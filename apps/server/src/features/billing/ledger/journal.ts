import { sql } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockObligation } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { type Obligation, rulesOf } from '../../../platform/payments/obligation-kinds.ts';
import type { Billing } from '../provider.ts';
import { mayBecome } from './obligations.queries.ts';

/** The journal's accounts. Incoming money is positive. The lines of an entry sum to zero. */
export const ACCOUNTS = {
  /** The product's balance at the provider. */
  balance: 'provider_balance',
  fees: 'provider_fees',
  /** The payees' balances at the provider. */
  connected: 'connected',
  /** Parts of deposits that payees kept. */
  kept: 'kept_deposits',
  /** Money that card owners' banks took back. */
  disputes: 'disputes',
  /**
   * What they took beyond what refunds had left of a charge, and what a payee does not pay because
   * the move was closed. It is the product's loss.
   */
  excess: 'excess_disputes',
} as const;

export interface JournalLine {
  account: string;
  amount_cents: number;
}

export interface ChargeAmounts {
  /** The income account of the amount. */
  income: string;
  amount: number;
  /** The provider's fee; null if unknown. */
  providerFee: number | null;
  /** The product's fee from a payee's amount; null if the product itself was paid. */
  applicationFee: number | null;
}

/** A charge. The provider debits its fee from the product, even if a payee gets the amount. */
export function chargeLines(charge: ChargeAmounts): JournalLine[] {
  const { income, amount, applicationFee } = charge;
  const providerFee = charge.providerFee ?? 0;
  const ours = applicationFee ?? amount;
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: ours - providerFee },
    { account: ACCOUNTS.fees, amount_cents: providerFee },
    { account: ACCOUNTS.connected, amount_cents: amount - ours },
    { account: income, amount_cents: -amount },
  ]);
}

/** The provider's fee, if it becomes known after the charge was recorded. */
export function lateFeeLines(fee: number): JournalLine[] {
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: -fee },
    { account: ACCOUNTS.fees, amount_cents: fee },
  ]);
}

export interface RefundAmounts {
  income: string;
  /** Negative if the refund failed and the amount came back. */
  amount: number;
  /** The payee returns the amount, not the product. */
  isFromPayee: boolean;
}

/** A refund. The provider keeps its fee. */
export function refundLines(refund: RefundAmounts): JournalLine[] {
  const { income, amount, isFromPayee } = refund;
  const ours = isFromPayee ? 0 : amount;
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: -ours },
    { account: ACCOUNTS.connected, amount_cents: ours - amount },
    { account: income, amount_cents: amount },
  ]);
}

/**
 * The part of a deposit that a payee keeps becomes their income. No money moves at the provider.
 */
export function keptDepositLines({
  income,
  amount,
}: {
  income: string;
  amount: number;
}): JournalLine[] {
  return withoutZeros([
    { account: income, amount_cents: amount },
    { account: ACCOUNTS.kept, amount_cents: -amount },
  ]);
}

/** A transfer from a payee to the product (positive), or the other way (negative). */
export function transferLines(amount: number): JournalLine[] {
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: amount },
    { account: ACCOUNTS.connected, amount_cents: -amount },
  ]);
}

export interface DisputeAmounts {
  /** Taken (negative) or returned. */
  amount: number;
  fee: number;
}

/** What of a disputed charge neither refunds nor disputes have taken, and what they took beyond. */
export interface DisputedCharge {
  left: number;
  excess: number;
}

/**
 * The amount that a dispute takes or returns. The fee reduces the balance. Refunds and disputes of
 * a charge never take more than the charge: a bank that disputes a partially refunded charge as a
 * whole takes the excess from the product, and it is the first part to come back.
 */
export function disputeLines(
  { amount, fee }: DisputeAmounts,
  { left, excess }: DisputedCharge,
): JournalLine[] {
  const beyond = amount < 0 ? Math.max(0, -amount - left) : -Math.min(amount, excess);
  return withoutZeros([
    { account: ACCOUNTS.balance, amount_cents: amount - fee },
    { account: ACCOUNTS.fees, amount_cents: fee },
    { account: ACCOUNTS.disputes, amount_cents: -amount - beyond },
    { account: ACCOUNTS.excess, amount_cents: beyond },
  ]);
}

/** A part of a dispute that its payee does not pay (positive), or that came back after all. */
function lossLines(amount: number): JournalLine[] {
  return withoutZeros([
    { account: ACCOUNTS.disputes, amount_cents: -amount },
    { account: ACCOUNTS.excess, amount_cents: amount },
  ]);
}

const withoutZeros = (lines: JournalLine[]) =>
  lines.filter(({ amount_cents }) => amount_cents !== 0);

export interface JournalEntry {
  sourceType: 'charge' | 'refund' | 'dispute' | 'transfer' | 'deduction';
  /** The provider's id of the money movement. */
  sourceId: string;
  obligationId: number | null;
  /** They sum to zero. */
  lines: readonly JournalLine[];
  /** When the provider moved the money; by default now. */
  at?: Date | undefined;
  now: Date;
}

/** Records a money movement, once per source. @returns whether this call recorded it. */
export async function addJournalEntry(trx: Trx, entry: JournalEntry): Promise<boolean> {
  const { sourceType, sourceId, obligationId, lines, now, at = now } = entry;
  const added = await trx
    .insertInto('journal')
    .values({
      source_type: sourceType,
      source_id: sourceId,
      obligation_id: obligationId,
      at,
      recorded_at: now,
    })
    .onConflict((conflict) => conflict.columns(['source_type', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return false;
  await trx
    .insertInto('journal_lines')
    .values(lines.map((line) => ({ ...line, journal_id: added.id })))
    .execute();
  return true;
}

/** Records the provider's fee of a charge, if it was unknown before. */
export function recordLateFee(db: Db, obligationId: number, fee: number, now: Date): Promise<void> {
  return transaction(db, async (trx) => {
    const row = await trx
      .updateTable('obligations')
      .set({ provider_fee_actual_cents: fee })
      .where('id', '=', obligationId)
      .where('paid_at', 'is not', null)
      .where('provider_fee_actual_cents', 'is', null)
      .returning('charge_id')
      .executeTakeFirst();
    if (row === undefined || row.charge_id === null || fee === 0) return;
    await addJournalEntry(trx, {
      sourceType: 'charge',
      sourceId: `fee:${row.charge_id}`,
      obligationId,
      lines: lateFeeLines(fee),
      now,
    });
  });
}

/**
 * Records what the product loses in a dispute because a reversal was closed, so that its payee does
 * not pay. It shrinks when the bank gives money back. No money moves at the provider.
 */
export async function journalLoss(
  trx: Trx,
  { obligation_id, dispute_id }: { obligation_id: number; dispute_id: string },
  loss: number,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ entries: number; cents: number }>`
    select count(*)::int as entries, coalesce(sum(l.amount_cents), 0)::int as cents
    from journal j join journal_lines l on l.journal_id = j.id and l.account = ${ACCOUNTS.excess}
    where j.source_type = 'transfer' and j.source_id like ${`closed:${dispute_id}:%`}`.execute(trx);
  const { entries = 0, cents = 0 } = rows[0] ?? {};
  if (loss === cents) return;
  await addJournalEntry(trx, {
    sourceType: 'transfer',
    sourceId: `closed:${dispute_id}:${entries + 1}`,
    obligationId: obligation_id,
    lines: lossLines(loss - cents),
    now,
  });
}

/** A charge that succeeded, as the provider reports it. */
export interface PaidCharge {
  paymentIntent: string;
  chargeId: string;
  /** When the provider moved the money. */
  at: Date;
  amount: number;
  /** The provider's fee; null if unknown. */
  fee: number | null;
  /** The payee's account; null if the product was paid. */
  destination: string | null;
  /** The product's fee from a payee's amount. */
  applicationFee: number | null;
  card: { brand: string; last4: string } | null;
}

/**
 * Records the payment of an obligation with all its effects, once: a second call changes nothing.
 * Locks the kind's rows first, then the obligation, and checks it again under its lock.
 * @returns whether this call recorded it
 */
export function recordPaid(
  { db, clock, obligationKinds }: Pick<Billing, 'db' | 'clock' | 'obligationKinds'>,
  obligationId: number,
  charge: PaidCharge,
): Promise<boolean> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const subject = await trx
      .selectFrom('obligations')
      .select(['id', 'kind', 'payer_id', 'payee_id'])
      .where('id', '=', obligationId)
      .executeTakeFirstOrThrow();
    const rules = rulesOf(obligationKinds, subject.kind);
    await rules.lockRows(trx, subject);
    const obligation = await lockObligation(trx, obligationId);
    if (obligation === undefined) throw new Error(`there is no obligation ${obligationId}`);
    const isNews = obligation.paid_at === null && mayBecome(obligation.status, 'paid');
    if (!isNews) return false;
    await markPaid(trx, obligation, charge, now);
    await addJournalEntry(trx, {
      sourceType: 'charge',
      sourceId: charge.chargeId,
      obligationId,
      lines: chargeLines({
        income: rules.incomeAccount,
        amount: charge.amount,
        providerFee: charge.fee,
        applicationFee: charge.applicationFee,
      }),
      at: charge.at,
      now,
    });
    await rules.applyPayment(trx, obligation, now);
    if (!(await rules.mailsPayerLater?.(trx, obligation))) {
      await orderReceipt(trx, obligation, now);
    }
    await audit(trx, {
      action: 'charge.paid',
      actorId: null,
      memberId: obligation.payer_id,
      details: { obligation: obligationId, amount_cents: charge.amount, charge: charge.chargeId },
      at: now,
    });
    return true;
  });
}

/** Once for each payment. */
export const orderReceipt = (
  trx: Trx,
  { id: obligationId, payer_id: memberId }: Pick<Obligation, 'id' | 'payer_id'>,
  now: Date,
): Promise<void> =>
  orderMail(
    trx,
    { mail: 'receipt', memberId, obligationId },
    { now, key: `receipt:${obligationId}` },
  );

async function markPaid(
  trx: Trx,
  { id, payment_intent }: Obligation,
  charge: PaidCharge,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('obligations')
    .set({
      status: 'paid',
      // The response may have been lost before the intent was committed.
      payment_intent: payment_intent ?? charge.paymentIntent,
      charge_id: charge.chargeId,
      provider_fee_actual_cents: charge.fee,
      destination: charge.destination,
      application_fee_cents: charge.applicationFee,
      card_brand: charge.card?.brand ?? null,
      card_last4: charge.card?.last4 ?? null,
      // As in the reports: news that come late do not change the day.
      paid_at: charge.at,
      lease_owner: null,
      lease_until: null,
      next_attempt_at: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  const unresolved = trx
    .selectFrom('payment_attempts')
    .select('id')
    .where('obligation_id', '=', id)
    .where('payment_intent', '=', charge.paymentIntent)
    .where('status', 'in', ['sent', 'unknown', 'requires_action'])
    .orderBy('n', 'desc')
    .limit(1);
  await trx
    .updateTable('payment_attempts')
    .set({ status: 'paid', charge_id: charge.chargeId, finished_at: now })
    .where('id', 'in', unresolved)
    .execute();
}
