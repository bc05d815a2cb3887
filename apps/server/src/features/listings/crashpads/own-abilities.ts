import type { Crashpad } from '@crewpad/contract';
import { LISTING_STATUS, type ListingStatus, listingTransition } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/actor.ts';

/** What its lister may do with a listing now; an account that rests or has expired only reads. Pure. */
export function ownAbilities(
  { status: account, isExpired }: Pick<MemberActor, 'status' | 'isExpired'>,
  { status, rented }: { status: ListingStatus; rented: number },
): Crashpad['abilities'] {
  const mayWrite = account === 'ACTIVE' && !isExpired && status !== LISTING_STATUS.deleted;
  const canBecome = (to: ListingStatus) => {
    const step = listingTransition(status, to);
    return mayWrite && step !== undefined && !(step.needsNoTenants && rented > 0);
  };
  return {
    edit: mayWrite,
    deactivate: canBecome(LISTING_STATUS.inactive),
    reactivate: canBecome(LISTING_STATUS.active),
    delete: canBecome(LISTING_STATUS.deleted),
    hide: mayWrite && status === LISTING_STATUS.active,
  };
}
