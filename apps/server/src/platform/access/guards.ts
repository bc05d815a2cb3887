import type { ApiError } from '@crewpad/contract';
import { isListerPlan, type MemberRole } from '@crewpad/domain';
import {
  accountExpired,
  accountInactive,
  accountLocked,
  forbidden,
  secondStepRequired,
} from '../errors.ts';
import type { MemberActor } from './actor.ts';

/** The guards that features share. Each throws the error for the caller. */

/** Why a member can only read and settle: locked, or not active; undefined for everyone else. */
export function restrictionOf({
  status,
  isLocked,
}: Pick<MemberActor, 'status' | 'isLocked'>): (() => ApiError) | undefined {
  if (isLocked) return accountLocked;
  return status === 'ACTIVE' ? undefined : accountInactive;
}

/**
 * @throws ApiError 403 ACCOUNT_LOCKED, or ACCOUNT_INACTIVE if the sign-up is unpaid or a plan
 * holder has no card
 */
export function requireActive(actor: MemberActor): void {
  const restriction = restrictionOf(actor);
  if (restriction !== undefined) throw restriction();
}

/** @throws ApiError 403 ACCOUNT_LOCKED */
export function requireUnlocked({ isLocked }: MemberActor): void {
  if (isLocked) throw accountLocked();
}

/** @throws ApiError 403 ACCOUNT_LOCKED while an admin holds what others owe the lister */
export function requireCollecting({ isCollectionHeld }: MemberActor): void {
  if (isCollectionHeld) throw accountLocked();
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

/** Whether a member acts as an admin: one who owes the second step does not. */
export function actsAsAdmin({ role, session }: Pick<MemberActor, 'role' | 'session'>): boolean {
  return role === 'admin' && !session.owesSecondStep;
}

/**
 * @throws ApiError 403 for other members, and 403 SECOND_STEP_REQUIRED for an admin who must set up
 * or pass the second step first
 */
function requireAdmin(actor: MemberActor): void {
  requireRole(actor, 'admin');
  if (!actsAsAdmin(actor)) throw secondStepRequired();
}

/** For operations of admins. */
export const forAdmins = {
  allows: (actor: MemberActor) => {
    requireAdmin(actor);
    requireActive(actor);
  },
} as const;
