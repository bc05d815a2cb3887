import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { lockRental } from '../../commands/change-rental.ts';
import { type PaymentServices, settleRent } from './settle-rent.ts';

/** The server may have been down since the payment. */
const RETRIED_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Allocates a paid request for rent, once. Does nothing while a card payment of that rent is in
 * progress; the job retries it.
 */
export async function settleRequest(services: PaymentServices, obligationId: number) {
  const request = await findUnsettled(services.db, obligationId);
  if (request === undefined) return;
  try {
    await settleRent(services, {
      amount: request.amount_cents,
      lock: async (trx) => {
        const rental = await lockRental(trx, request.rental_id);
        return (await findUnsettled(trx, obligationId)) === undefined ? undefined : rental;
      },
      record: async () => ({ request_obligation_id: obligationId }),
    });
  } catch (error) {
    services.log.warn(
      { err: error, obligation: obligationId },
      'a paid request settles rent later',
    );
  }
}

/** Allocates paid requests of the last 30 days that were not allocated immediately. */
export async function settlePaidRequests(services: PaymentServices): Promise<void> {
  const since = new Date(services.clock.now().getTime() - RETRIED_MS);
  const rows = await services.db
    .selectFrom('payment_requests as q')
    .innerJoin('obligations as o', 'o.id', 'q.obligation_id')
    .select('o.id')
    .where('q.payment_for', '=', 'rent')
    .where('q.status', '=', 'complete')
    .where('q.closed_at', '>', since)
    .where('o.status', '=', 'paid')
    .where(isUnallocated)
    .execute();
  for (const { id } of rows) await settleRequest(services, id);
}

const isUnallocated = sql<boolean>`
  not exists (select from allocations a where a.request_obligation_id = o.id)`;

const findUnsettled = (db: Db | Trx, obligationId: number) =>
  db
    .selectFrom('payment_requests as q')
    .innerJoin('obligations as o', 'o.id', 'q.obligation_id')
    .select(['q.rental_id', 'o.amount_cents'])
    .where('o.id', '=', obligationId)
    .where('o.status', '=', 'paid')
    .where('q.payment_for', '=', 'rent')
    .where(isUnallocated)
    .executeTakeFirst();
