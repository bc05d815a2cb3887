import { CONFIRMED_OPERATIONS, type Operation } from '@crewpad/contract';
import { requireConfirmed } from '../../platform/access/confirmation.ts';
import { badToken, conflict, forbidden, unauthenticated } from '../../platform/errors.ts';
import type { CallContext } from './context.ts';

/** What an operation requires of its caller. */
interface CallerRules {
  operation: Operation;
  isForMembers: boolean;
  visitorsOnly?: boolean;
  refusesBadToken?: boolean;
  ownSessionOnly?: boolean;
}

/** @throws ApiError 401 without a session, 400 for an invalid token, 409 for logged-in members */
export function authenticate(rules: CallerRules, { actor, hasBadToken }: CallContext): void {
  if (actor.kind === 'visitor') {
    if (rules.isForMembers) throw unauthenticated();
    if (hasBadToken && rules.refusesBadToken) throw badToken('platform:token_expired');
    return;
  }
  if (rules.visitorsOnly) throw conflict('http:logged_in_already');
}

/**
 * Runs after the guard: an operation hidden from the caller returns 404 first.
 * @throws ApiError 403 to an admin who views the account
 */
export function refuseSwitched({ ownSessionOnly }: CallerRules, { actor }: CallContext): void {
  if (actor.kind === 'visitor' || !ownSessionOnly) return;
  if (actor.session.adminSessionId !== null) throw forbidden();
}

/** @throws ApiError 403 if every call of the operation needs a session that was just confirmed */
export function refuseUnconfirmed(
  { operation: { method, path } }: CallerRules,
  { actor }: CallContext,
  now: Date,
): void {
  if (actor.kind === 'visitor') return;
  if (CONFIRMED_OPERATIONS[`${method} ${path}`] === 'always') requireConfirmed(actor, now);
}
