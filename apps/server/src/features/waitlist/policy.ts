import type { ApiError } from '@crewpad/contract';
import { OFFER_HOURS, type OfferAction, type OfferState, offerTransition } from '@crewpad/domain';
import type { MemberActor } from '../../platform/access/actor.ts';
import { allowed, type Decision, refused } from '../../platform/access/decision.ts';
import { restrictionOf } from '../../platform/access/guards.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { cannotContact } from '../accounts/index.ts';

/** The inputs of permissions on waitlist entries. */
interface PartiesOfEntry {
  member_id: number;
  lister_id: number;
  is_closed: boolean;
  is_cut_off: boolean;
  state: OfferState | null;
  expires_at: Date | null;
  last_state: OfferState | null;
}

type MemberAction = Extract<OfferAction, 'claim' | 'pass' | 'release'> | 'offer';

/** Whether a member can take an action on an entry now; the rows of authorization.csv. */
export function can(
  actor: MemberActor,
  action: MemberAction,
  entry: PartiesOfEntry,
  now: Date,
): Decision {
  const isMember = actor.id === entry.member_id;
  const isLister = actor.id === entry.lister_id;
  if (!isMember && !isLister) return refused(notFound);
  if (isLister !== (action === 'offer' || action === 'release')) return refused(forbidden);
  if (entry.is_cut_off && (action === 'offer' || action === 'claim')) {
    return refused(() => cannotContact(action === 'offer' ? 'CANNOT_INVITE' : 'CANNOT_WRITE'));
  }
  if (action === 'offer') return canOffer(entry);
  if (entry.state === null || (action !== 'release' && isOver(entry, now))) {
    return refused(() => offerIsOver(entry));
  }
  if (offerTransition(action, entry.state) !== undefined) return allowed;
  return refused(() => conflict('waitlist:claimed'));
}

/** An expired offer cannot be answered, even before the job ends it. */
const isOver = ({ expires_at }: PartiesOfEntry, now: Date) =>
  expires_at !== null && expires_at <= now;

function canOffer({ is_closed, state }: PartiesOfEntry): Decision {
  if (is_closed) return refused(() => conflict('waitlist:not_waiting'));
  return state === null ? allowed : refused(() => conflict('waitlist:bed_already_held'));
}

function offerIsOver({ state, last_state }: PartiesOfEntry): ApiError {
  switch (state ?? last_state) {
    case 'open':
    case 'expired':
      return conflict(({ t }) => t('waitlist:offer_expired', { hours: OFFER_HOURS }));
    case 'claimed':
    case 'lapsed':
      return conflict('waitlist:offer_lapsed');
    case 'released':
      return conflict('waitlist:offer_released');
    case 'withdrawn':
      return conflict('waitlist:offer_withdrawn');
    case 'passed':
      return conflict('waitlist:offer_passed');
    case 'invited':
      return conflict('waitlist:offer_invited');
    default:
      return conflict('waitlist:no_offer');
  }
}

/** Leaving: everyone but admins and the lister. */
export function canLeave(actor: MemberActor, listing: { lister_id: number }): Decision {
  const isOther = actor.role === 'admin' || actor.id === listing.lister_id;
  return isOther ? refused(forbidden) : allowed;
}

/** Joining: those who can leave, with an active account. */
export function canJoin(actor: MemberActor, listing: { lister_id: number }): Decision {
  const decision = canLeave(actor, listing);
  if (!decision.allowed) return decision;
  const restriction = restrictionOf(actor);
  return restriction === undefined ? allowed : refused(restriction);
}
