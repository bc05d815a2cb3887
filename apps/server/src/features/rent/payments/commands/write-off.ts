import { sql } from 'kysely';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { enforce } from '../../../../platform/access/decision.ts';
import { audit } from '../../../../platform/audit.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { obligations, whileHeld, withProvider } from '../../../billing/index.ts';
import { getStoredRental, recordHistory } from '../../../rentals/index.ts';
import { canWithTransaction } from '../policy.ts';
import { findTransaction } from '../queries/find-transactions.ts';
import type { PaymentServices } from './settle-rent.ts';

/**
 * Gives up open rent that is collected by hand, after its payment intent. Its days stay billed.
 * @throws ApiError 404 for payments of others, 403 for the tenant; 409 for other rent, or while a
 * payment is in progress
 */
export async function writeOff(
  services: PaymentServices,
  actor: MemberActor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { db, clock } = services;
  const row = await findTransaction(db, id);
  if (row === undefined) throw notFound();
  enforce(canWithTransaction(actor, 'write_off', row, clock.now()));
  const end = await withProvider(services, () =>
    whileHeld(services, [id], async ([held]) =>
      transaction(db, async (trx) => {
        const now = clock.now();
        const rent = sql<boolean>`(o.id = ${id} and o.kind = 'rent' and o.collection = 'hand')`;
        const as = { as: 'written_off', reason, owner: held?.owner ?? '', now } as const;
        const [written] = await obligations.cancel(trx, rent, as);
        if (written === undefined) throw conflict('rent:not_written_off');
        const order = { mail: 'rent_written_off', obligationId: id } as const;
        await orderMail(trx, order, { now, key: `rent_written_off:${id}` });
        await recordHistory(trx, await getStoredRental(trx, row.rental_id), {
          ...{ action: 'write_off', actor: 'lister', actorId: actor.id, reason, now },
          summary: {
            rent_owed: { from: row.amount_cents, to: null },
            rent_days: { from: row.period_from, to: row.period_to },
          },
        });
        await audit(trx, {
          action: 'rent.written_off',
          actorId: actor.id,
          memberId: row.payer_id,
          details: { obligation: id },
          at: now,
        });
        return 'done' as const;
      }),
    ),
  );
  if (end === 'busy') throw conflict('rent:charge_in_progress');
}
