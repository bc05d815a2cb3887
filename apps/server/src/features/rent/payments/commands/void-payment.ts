import { localDate } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { enforce } from '../../../../platform/access/decision.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import { withProvider } from '../../../billing/index.ts';
import type { StoredRental } from '../../../rentals/index.ts';
import { canWithTransaction } from '../policy.ts';
import { findTransaction } from '../queries/find-transactions.ts';
import { chargedAt } from '../void-schedule.ts';
import type { PaymentServices } from './settle-rent.ts';
import { undoSettlement } from './undo-settlement.ts';

/**
 * Voids a lister's own entry: rent that it covered is open again as it was. Repeated and concurrent
 * calls void it once.
 * @throws ApiError 404, 403; 409 VOID_TOO_LATE, VOID_NOT_POSSIBLE, or if a card payment of such rent
 * is in progress
 */
export async function voidPayment(
  services: PaymentServices,
  actor: MemberActor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const now = services.clock.now();
  const row = await findTransaction(services.db, id);
  if (row === undefined) throw notFound();
  if (row.status === 'voided' && row.lister_id === actor.id) return;
  enforce(canWithTransaction(actor, 'void', row, now));
  const before = async (trx: Trx, rental: StoredRental) => {
    await trx.selectFrom('manual_payments').select('id').where('id', '=', id).forUpdate().execute();
    const current = await findTransaction(trx, id);
    if (current?.status === 'voided') return undefined;
    enforce(canWithTransaction(actor, 'void', current ?? row, now));
    await markVoid(trx, rental, { id, reason }, now);
    return true as const;
  };
  const end = await withProvider(services, () =>
    undoSettlement(services, {
      source: { manual_payment_id: id },
      rentalId: row.rental_id,
      before,
      leftCents: async () => 0,
      cause: async () => String(id),
      voided: { id, chargedAt: chargedAt(row.created_at, now) },
    }),
  );
  if (end === 'busy') throw conflict('rent:rent_in_progress');
}

async function markVoid(
  trx: Trx,
  rental: StoredRental,
  entry: { id: number; reason: string },
  now: Date,
): Promise<void> {
  const { id, reason } = entry;
  const today = localDate(now, rental.time_zone);
  await trx
    .updateTable('manual_payments')
    .set({ voided_at: now, voided_on: today, void_reason: reason })
    .where('id', '=', id)
    .execute();
  const mails = (['tenant', 'lister'] as const).map((to) => ({
    order: { mail: 'payment_voided' as const, paymentId: id, to },
    key: `payment_voided:${id}:${to}`,
  }));
  await orderMails(trx, mails, now);
}
