import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { chargeLines } from '../rules/journal-lines.ts';
import { mayBecome } from '../rules/status.ts';
import { addJournalEntry } from './add-journal-entry.ts';
import type { Obligation } from './claim-obligation.ts';
import { grantTerm } from './grant-term.ts';

/** A charge that succeeded, as the provider tells it. */
export interface PaidCharge {
  paymentIntent: string;
  chargeId: string;
  amount: number;
  /** What the provider kept; null while it does not say. */
  fee: number | null;
  card: { brand: string; last4: string } | null;
}

/**
 * Records that an obligation was paid, with all that it buys, once: whoever comes second changes nothing.
 * @returns whether this call recorded it.
 */
export function recordPaid(
  db: Db,
  obligationId: number,
  charge: PaidCharge,
  now: Date,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const obligation = await trx
      .selectFrom('obligations')
      .selectAll()
      .where('id', '=', obligationId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isNews = obligation.paid_at === null && mayBecome(obligation.status, 'paid');
    if (!isNews) return false;
    await markPaid(trx, obligation, charge, now);
    await addJournalEntry(trx, {
      sourceType: 'charge',
      sourceId: charge.chargeId,
      obligationId,
      lines: chargeLines(charge.amount, charge.fee),
      now,
    });
    if (obligation.kind === 'subscription') await grantTerm(trx, obligation, now);
    await orderMail(
      trx,
      { mail: 'receipt', memberId: obligation.payer_id, obligationId },
      { now, key: `receipt:${obligationId}` },
    );
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
      // An answer that was lost before it could be committed.
      payment_intent: payment_intent ?? charge.paymentIntent,
      charge_id: charge.chargeId,
      provider_fee_actual_cents: charge.fee,
      card_brand: charge.card?.brand ?? null,
      card_last4: charge.card?.last4 ?? null,
      paid_at: now,
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
    .where('status', 'in', ['sent', 'unknown', 'action'])
    .orderBy('n', 'desc')
    .limit(1);
  await trx
    .updateTable('payment_attempts')
    .set({ status: 'succeeded', charge_id: charge.chargeId, finished_at: now })
    .where('id', 'in', unresolved)
    .execute();
}
