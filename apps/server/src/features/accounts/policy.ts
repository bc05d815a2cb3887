import type { MemberRole } from '@crewpad/domain';
import type { MemberActor } from '../../platform/actor.ts';
import { accountExpired, accountInactive, forbidden } from '../../platform/errors.ts';

/** The guards that features share. Each throws the refusal that the caller gets. */

/** @throws ApiError 403 ACCOUNT_INACTIVE: the sign-up is not paid, or a plan holder has no card. */
export function requireActive({ status }: MemberActor): void {
  if (status !== 'ACTIVE') throw accountInactive();
}

/** @throws ApiError 403 ACCOUNT_EXPIRED: the plan's term is over. */
export function requireUnexpired({ isExpired }: MemberActor): void {
  if (isExpired) throw accountExpired();
}

/** @throws ApiError 403 for everybody of another role. */
export function requireRole(actor: MemberActor, role: MemberRole): void {
  if (actor.role !== role) throw forbidden();
}
