import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { writeChange } from '../../commands/change-rental.ts';
import { findRentals } from '../../queries/rental-rows.ts';
import { summarize } from '../../summarize.ts';
import { collectByHand } from './change-collection.ts';

/**
 * Turns AutoPay off in all rentals of a lister with a locked row, and notifies the tenants.
 * @param actor system if the provider ended the lister's payouts
 */
export async function endAutopay(
  trx: Trx,
  listerId: number,
  actor: 'lister' | 'system',
  now: Date,
): Promise<void> {
  const concerned = sql`lister_id = ${listerId} and auto_pay <> 0 and status in ('pending', 'accepted')`;
  // Listings before rentals, the lock order of all commands.
  await sql`
    select from listings where id in (select listing_id from rentals where ${concerned})
    order by id for no key update`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select id from rentals where ${concerned} order by id for update`.execute(trx);
  const ids = rows.map(({ id }) => id);
  for (const rental of await findRentals(trx, ids)) {
    const change = { set: { auto_pay: 0 }, summary: summarize, notify: ['tenant'] } as const;
    const actorId = actor === 'lister' ? listerId : null;
    await writeChange(trx, rental, change, { action: 'disable_autopay', actor, actorId, now });
  }
  await collectByHand(trx, ids, now);
}
