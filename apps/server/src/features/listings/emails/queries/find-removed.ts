import type { Trx } from '../../../../platform/database/transaction.ts';

/**
 * A listing removed by an admin, and its lister; undefined if it was restored, or they are gone.
 */
export function findRemoved(trx: Trx, listingId: number) {
  return trx
    .selectFrom('listings as l')
    .innerJoin('members as m', 'm.id', 'l.user_id')
    .select(['m.email', 'm.locale', 'm.first_name', 'l.title', 'l.removal_note'])
    .where('l.id', '=', listingId)
    .where('l.removed_at', 'is not', null)
    .where('m.status', '<>', 'CLOSED')
    .executeTakeFirst();
}
