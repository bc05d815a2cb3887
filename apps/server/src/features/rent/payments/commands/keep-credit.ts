import type { MemberActor } from '../../../../platform/access/actor.ts';
import { enforce } from '../../../../platform/access/decision.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import { can, lockRental, recordHistory } from '../../../rentals/index.ts';
import { listCredit } from '../../periods/queries/rent-to-balance.ts';
import type { PaymentServices } from './settle-rent.ts';

/**
 * Keeps what a tenant paid ahead and did not use, after the end of the stay. It was income on the
 * day on which it was paid.
 * @returns whole cents
 * @throws ApiError 404, 403; 409 without credit, or before the end
 */
export function keepCredit(
  { db, clock }: Pick<PaymentServices, 'db' | 'clock'>,
  actor: MemberActor,
  { id, reason }: { id: number; reason: string },
): Promise<number> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const rental = await lockRental(trx, id);
    if (rental === undefined) throw notFound();
    enforce(can(actor, 'add_payment', rental));
    if (rental.status !== 'ended') throw conflict('rent:stay_not_over');
    const credits = await listCredit(trx, id);
    const kept = credits.reduce((sum, { cents }) => sum + cents, 0);
    if (kept === 0) throw conflict('rent:no_credit');
    const rows = await trx
      .insertInto('allocations')
      .values(
        credits.flatMap(({ cents, ...source }) => {
          const row = { ...source, rental_id: id, created_at: now };
          return [
            { ...row, use: 'credit', amount_cents: -cents },
            { ...row, use: 'kept', amount_cents: cents },
          ];
        }),
      )
      .returning('id')
      .execute();
    const summary = { credit: { from: kept, to: null } };
    const step = { action: 'keep_credit', actor: 'lister', actorId: actor.id } as const;
    await recordHistory(trx, rental, { ...step, summary, reason, now });
    const allocationId = rows.at(-1)?.id ?? 0;
    const order = { mail: 'credit_kept' as const, rentalId: id, allocationId };
    const mails = (['tenant', 'lister'] as const).map((to) => ({
      order: { ...order, to },
      key: `credit_kept:${allocationId}:${to}`,
    }));
    await orderMails(trx, mails, now);
    return kept;
  });
}
