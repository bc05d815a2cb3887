import type { MemberActor } from '../../../../platform/access/actor.ts';
import { enforce } from '../../../../platform/access/decision.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { notFound } from '../../../../platform/errors.ts';
import { can, lockRental, type StoredRental } from '../../../rentals/index.ts';

/** The ids in a money form; all but the rental's are optional. */
export interface NamedRental {
  tenant_id: number;
  tenant_user_id?: number | null | undefined;
  listing_id?: number | null | undefined;
  room_id?: number | null | undefined;
}

/**
 * Locks the rental of a money form.
 * @throws ApiError 404 if it is not the caller's, or the other ids do not match; 409
 */
export async function lockNamedRental(
  trx: Trx,
  actor: MemberActor,
  named: NamedRental,
  action: 'add_payment' | 'request_payment',
): Promise<StoredRental> {
  const rental = await lockRental(trx, named.tenant_id);
  if (rental === undefined || !isSame(named, rental)) throw notFound();
  enforce(can(actor, action, rental));
  return rental;
}

const isSame = (named: NamedRental, { user_id, listing_id, room_id }: StoredRental) =>
  (named.tenant_user_id ?? user_id) === user_id &&
  (named.listing_id ?? listing_id) === listing_id &&
  (named.room_id ?? room_id) === room_id;
