import { audit } from '../../../platform/audit.ts';
import { lockObligation } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { type Obligation, rulesOf } from '../../../platform/payments/obligation-kinds.ts';
import type { Billing } from '../provider.ts';
import { addJournalEntry, chargeLines } from './journal.ts';
import { mayBecome } from './statuses.ts';

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
