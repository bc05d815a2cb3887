import { isListerPlan } from '@crewpad/domain';
import type { MemberActor } from '../../platform/access/actor.ts';
import { allowed, type Decision, refused } from '../../platform/access/decision.ts';
import { accountExpired, accountInactive, forbidden, refusal } from '../../platform/errors.ts';

/** What decides how the caller and another member may deal with each other. */
export interface Pair {
  /** The other member closed their account. */
  peer_closed: boolean;
  /** One of the two blocked the other. */
  is_blocked: boolean;
  /** The caller rents from the other, did, or is invited to. */
  rents_from_peer: boolean;
  /** The other rents from the caller, did, or is invited to. */
  peer_rents: boolean;
  /** The other has an accepted rental of the caller. */
  peer_rents_now: boolean;
  /** A pending or accepted rental links the two. */
  is_invited: boolean;
  peer_has_written: boolean;
  /** What the message is about belongs to the other. */
  is_listing_of_peer: boolean;
  /** The caller rented from the other and has not reviewed them. */
  may_review: boolean;
}

type Action = 'write' | 'invite' | 'review';

/** Whether a member may do something with another one; the rows of authorization.csv. */
export function can(actor: MemberActor, action: Action, pair: Pair): Decision {
  if (actor.session.adminSessionId !== null) return refused(forbidden());
  if (actor.status !== 'ACTIVE') return refused(accountInactive());
  switch (action) {
    case 'write':
      return write(actor, pair);
    case 'invite':
      return invite(actor, pair);
    case 'review':
      return pair.may_review ? allowed : refused(forbidden());
  }
}

/** Tenants always reach their lister, and listers those who rent from them: rent goes on. */
function write(actor: MemberActor, pair: Pair): Decision {
  // Before the plan: nobody should pay for one and still not be able to write.
  if (pair.peer_closed || pair.is_blocked) return refused(cannotWrite());
  if (pair.rents_from_peer || pair.peer_rents_now) return allowed;
  if (actor.plan === null) return refused(upgradeRequired());
  if (actor.isExpired) return refused(accountExpired());
  if (pair.is_listing_of_peer || pair.peer_rents || pair.peer_has_written) return allowed;
  return refused(forbidden('messages:not_yet'));
}

function invite(actor: MemberActor, pair: Pair): Decision {
  if (!isListerPlan(actor.plan) || pair.is_invited) return refused(forbidden());
  if (pair.peer_closed || pair.is_blocked) return refused(cannotWrite());
  return actor.isExpired ? refused(accountExpired()) : allowed;
}

/** The same for a block in either direction and for a closed account, so that neither is told. */
const cannotWrite = () => refusal(403, 'CANNOT_WRITE', 'messages:cannot_write');

const upgradeRequired = () => refusal(403, 'UPGRADE_REQUIRED', 'messages:upgrade_required');
