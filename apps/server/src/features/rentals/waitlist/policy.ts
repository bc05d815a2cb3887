import type { ApiError } from '@crewpad/contract';
import { OFFER_HOURS, type OfferAction, type OfferState, offerTransition } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { allowed, type Decision, refused } from '../../../platform/access/decision.ts';
import { accountInactive, conflict, forbidden, notFound } from '../../../platform/errors.ts';

/** What decides who may do what with an entry of a waitlist. */
interface PartiesOfEntry {
  member_id: number;
  lister_id: number;
  is_closed: boolean;
  state: OfferState | null;
  expires_at: Date | null;
  last_state: OfferState | null;
}

type MemberAction = Extract<OfferAction, 'claim' | 'pass' | 'release'> | 'offer';

/** Whether a member may do something with an entry now; the rows of authorization.csv. */
export function can(
  actor: MemberActor,
  action: MemberAction,
  entry: PartiesOfEntry,
  now: Date,
): Decision {
  const isMember = actor.id === entry.member_id;
  const isLister = actor.id === entry.lister_id;
  if (!isMember && !isLister) return refused(notFound());
  if (isLister !== (action === 'offer' || action === 'release')) return refused(forbidden());
  if (action === 'offer') return canOffer(entry);
  if (entry.state === null || (action !== 'release' && isOver(entry, now))) {
    return refused(offerIsOver(entry));
  }
  if (offerTransition(action, entry.state) !== undefined) return allowed;
  return refused(conflict('You have already claimed this bed. The lister can invite you now.'));
}

/** Between the instant at which an offer expires and the job that ends it, nobody can answer it. */
const isOver = ({ expires_at }: PartiesOfEntry, now: Date) =>
  expires_at !== null && expires_at <= now;

function canOffer({ is_closed, state }: PartiesOfEntry): Decision {
  if (is_closed) return refused(conflict('They are no longer on the waitlist.'));
  return state === null ? allowed : refused(conflict('A bed is already held for them.'));
}

function offerIsOver({ state, last_state }: PartiesOfEntry): ApiError {
  switch (state ?? last_state) {
    case 'open':
    case 'expired':
      return conflict(`This offer has expired. We hold a bed for ${OFFER_HOURS} hours.`);
    case 'claimed':
    case 'lapsed':
      return conflict('The lister did not invite you in time, so the bed is no longer held.');
    case 'released':
      return conflict('The lister took this offer back.');
    case 'withdrawn':
      return conflict('This bed is no longer available.');
    case 'passed':
      return conflict('You passed on this bed.');
    case 'invited':
      return conflict('The lister has already sent the invitation.');
    default:
      return conflict('No bed is offered right now.');
  }
}

/** Joining and leaving: everyone but admins and the lister. */
export function canWait(actor: MemberActor, listing: { lister_id: number }): Decision {
  if (actor.role === 'admin' || actor.id === listing.lister_id) return refused(forbidden());
  return actor.status === 'ACTIVE' ? allowed : refused(accountInactive());
}
