import type { Trx } from '../../../../platform/database/transaction.ts';

/** A changed rent, in whole cents; undefined if there is none with this id. */
export const findRentChange = (trx: Trx, id: number | undefined) =>
  trx
    .selectFrom('rent_changes')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
