import type { Trx } from '../../../../platform/database/transaction.ts';
import { replacedRent } from '../../../rentals/index.ts';

/** A changed rent, in whole cents; undefined if there is none with this id. */
export const findRentChange = (trx: Trx, id: number | undefined) =>
  trx
    .selectFrom('rent_changes as rc')
    .selectAll()
    // Closed in the same step, which tells only of the new one.
    .select(replacedRent.as('replaced'))
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
