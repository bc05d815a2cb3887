import { lockMembers } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { Obligation } from '../../../../platform/payments/obligation-kinds.ts';
import { lockRental } from '../../../rentals/index.ts';

/** Locks what a payment of rent or of a deposit changes: member, listing, rental, in this order. */
export async function lockPaidRows(
  trx: Trx,
  { id, payer_id }: Pick<Obligation, 'id' | 'payer_id'>,
): Promise<void> {
  await lockMembers(trx, payer_id);
  const { rental_id } = await trx
    .selectFrom('obligations')
    .select('rental_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (rental_id !== null) await lockRental(trx, rental_id);
}
