import { isListerPlan, type MemberRole } from '@crewpad/domain';
import { accountExpired, accountInactive, forbidden } from '../errors.ts';
import type { MemberActor } from './actor.ts';

/** The guards that features share. Each throws the error for the caller. */

/** @throws ApiError 403 ACCOUNT_INACTIVE if the sign-up is unpaid, or a plan holder has no card. */
export function requireActive({ status }: MemberActor): void {
  if (status !== 'ACTIVE') throw accountInactive();
}

/** @throws ApiError 403 ACCOUNT_EXPIRED if the plan's term has ended. */
export function requireUnexpired({ isExpired }: MemberActor): void {
  if (isExpired) throw accountExpired();
}

/** @throws ApiError 403 for members with another role. */
export function requireRole(actor: MemberActor, role: MemberRole): void {
  if (actor.role !== role) throw forbidden();
}

/** @throws ApiError 403 for members without a lister's plan, paid or selected at sign-up. */
export function requireLister(actor: MemberActor): void {
  if (!isListerPlan(actor.plan ?? actor.signupPlan)) throw forbidden();
}

/** For operations of admins. */
export const forAdmins = {
  allows: (actor: MemberActor) => {
    requireRole(actor, 'admin');
    requireActive(actor);
  },
} as const;
