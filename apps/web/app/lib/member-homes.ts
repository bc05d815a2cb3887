import type { ShellMember } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';

/** The default page of members, and after login. */
export const MEMBERS_HOME = '/messages';
/** Where an unpaid sign-up continues. */
export const UNPAID_HOME = '/processing/payment';
/** Where an admin sets up the second step that their pages need. */
export const SECURITY_TAB = '/account-setting?tab=security';

/** Whether their sign-up awaits its first payment. */
export function owesSignUp(member: Pick<ShellMember, 'status' | 'signup_plan'>): boolean {
  return member.status === 'INACTIVE' && member.signup_plan !== null;
}

/** Whether an admin's pages wait for their second step. */
export function owesSecondStep(
  { second_step_due_at }: Pick<ShellMember, 'second_step_due_at'>,
  now: Date,
): boolean {
  return second_step_due_at !== null && Date.parse(second_step_due_at) <= now.getTime();
}

/** Whether a page is open to unpaid sign-ups: an invitation makes theirs free. */
export function isInvitation(path: string | null): path is string {
  return path?.startsWith('/tenant/accept/') === true;
}

/** The pages where a member begins. */
export const STARTS = {
  crew: '/airports',
  tenant: '/my-crashpad',
  lister: '/my-crashpads',
  admin: '/admin/overview',
} as const;

/** Where an empty page leads: seekers and visitors to the airports, others to what is theirs. */
export function startOf(
  member: Pick<ShellMember, 'user_plan' | 'is_admin' | 'has_rentals'> | null,
): keyof typeof STARTS {
  if (member?.is_admin) return 'admin';
  if (isListerPlan(member?.user_plan ?? null)) return 'lister';
  return member?.has_rentals ? 'tenant' : 'crew';
}

/** The first page after a payment: where this plan is used. */
export function homeOfPlan(plan: ShellMember['user_plan']): string {
  if (isListerPlan(plan)) return '/my-crashpads';
  return plan === 'seeker' ? '/airports' : '/my-crashpad';
}
