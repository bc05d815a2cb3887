import type { ShellMember } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';

/** The default page of members. */
export const MEMBERS_HOME = '/messages';
/** Where an unpaid sign-up continues. */
export const UNPAID_HOME = '/processing/payment';

/** Whether their sign-up awaits its first payment. */
export function owesSignUp(member: Pick<ShellMember, 'status' | 'signup_plan'>): boolean {
  return member.status === 'INACTIVE' && member.signup_plan !== null;
}

/** The default page after login: free tenants come for their rental. */
export function homeAfterLogin({
  user_plan,
  signup_plan,
}: Pick<ShellMember, 'user_plan' | 'signup_plan'>): string {
  return user_plan === null && signup_plan === null ? homeOfPlan(null) : MEMBERS_HOME;
}

/** Whether a page is open to unpaid sign-ups: an invitation makes theirs free. */
export function isInvitation(path: string | null): path is string {
  return path?.startsWith('/tenant/accept/') === true;
}

/** The first page after a payment: where this plan is used. */
export function homeOfPlan(plan: ShellMember['user_plan']): string {
  if (isListerPlan(plan)) return '/my-crashpads';
  return plan === 'seeker' ? '/airports' : '/my-crashpad';
}
