import { isListerPlan } from '@crewpad/domain';
import type { MemberActor } from '../../platform/access/actor.ts';
import { allowed, type Decision, refused } from '../../platform/access/decision.ts';
import { restrictionOf } from '../../platform/access/guards.ts';
import { accountExpired, forbidden, refusal } from '../../platform/errors.ts';
import { cannotContact } from '../accounts/index.ts';

/** The relation between the caller and another member, as input for permissions. */
export interface Pair {
  /** Whether the other member closed their account. */
  peer_closed: boolean;
  /** Whether the other member is locked and the two have no thread: nobody starts one with them. */
  is_locked_stranger: boolean;
  /** Whether one of the two blocked the other. */
  is_blocked: boolean;
  /** Whether the caller rents or rented from the other, or is invited to. */
  rents_from_peer: boolean;
  /** Whether the other rents or rented from the caller, or is invited to. */
  peer_rents: boolean;
  /** Whether the other has an accepted rental of the caller. */
  peer_rents_now: boolean;
  /** Whether a pending or accepted rental links the two. */
  is_invited: boolean;
  peer_has_written: boolean;
  /** Whether the subject of the message belongs to the other. */
  is_listing_of_peer: boolean;
  /** Whether the caller's stay with the other has begun, and is not reviewed. */
  may_review: boolean;
}

type Action = 'write' | 'invite' | 'review';

/** Permissions between members; the rows of authorization.csv. */
export function can(actor: MemberActor, action: Action, pair: Pair): Decision {
  if (actor.session.adminSessionId !== null) return refused(forbidden);
  const restriction = restrictionOf(actor);
  if (restriction !== undefined) return refused(restriction);
  switch (action) {
    case 'write':
      return write(actor, pair);
    case 'invite':
      return invite(actor, pair);
    case 'review':
      return pair.may_review ? allowed : refused(forbidden);
  }
}

/** Tenants can always message their lister, and listers their tenants, because rent continues. */
function write(actor: MemberActor, pair: Pair): Decision {
  // Checked before the plan: a member must not pay for one and still be unable to write.
  if (pair.peer_closed || pair.is_locked_stranger || pair.is_blocked) return refused(cannotWrite);
  if (pair.rents_from_peer || pair.peer_rents_now) return allowed;
  if (actor.plan === null) return refused(upgradeRequired);
  if (actor.isExpired) return refused(accountExpired);
  if (pair.is_listing_of_peer || pair.peer_rents || pair.peer_has_written) return allowed;
  return refused(() => forbidden('messages:not_yet'));
}

function invite(actor: MemberActor, pair: Pair): Decision {
  if (!isListerPlan(actor.plan) || pair.is_invited) return refused(forbidden);
  if (pair.peer_closed || pair.is_blocked) return refused(() => cannotContact('CANNOT_INVITE'));
  return actor.isExpired ? refused(accountExpired) : allowed;
}

const cannotWrite = () => cannotContact('CANNOT_WRITE');

const upgradeRequired = () => refusal(403, 'UPGRADE_REQUIRED', 'messages:upgrade_required');
