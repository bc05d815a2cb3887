import type { ShellMember } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';

/** Where members are at home when nothing else is asked for. */
export const MEMBERS_HOME = '/messages';
/** Where a sign-up that is not paid continues. */
export const UNPAID_HOME = '/processing/payment';

/** Whether their sign-up still waits for its first payment. */
export function owesSignUp(member: Pick<ShellMember, 'status' | 'signup_plan'>): boolean {
  return member.status === 'INACTIVE' && member.signup_plan !== null;
}

/** The first page after the login, if nothing else was asked for: free tenants come for their rental. */
export function homeAfterLogin({
  user_plan,
  signup_plan,
}: Pick<ShellMember, 'user_plan' | 'signup_plan'>): string {
  return user_plan === null && signup_plan === null ? homeOfPlan(null) : MEMBERS_HOME;
}

/** Whether a page is open to sign-ups that are not paid: an invitation makes theirs free. */
export function isInvitation(path: string | null): path is string {
  return path?.startsWith('/tenant/accept/') === true;
}

/** The first page after a payment: where this plan is put to use. */
export function homeOfPlan(plan: ShellMember['user_plan']): string {
  if (isListerPlan(plan)) return '/my-crashpads';
  return plan === 'seeker' ? '/airports' : '/my-crashpad';
}
