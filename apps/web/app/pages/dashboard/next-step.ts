import type { ShellMember } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { owesSignUp, UNPAID_HOME } from '../../lib/member-homes.ts';
import { CREATE_CRASHPAD } from '../my-crashpads/addresses.ts';
import type { Dashboard } from './load-dashboard.ts';

const CARD_TAB = '/account-setting?tab=payment-methods';

type Step =
  | 'finish_sign_up'
  | 'renew'
  | 'add_card'
  | 'autopay_card'
  | 'answer_invitation'
  | 'pay_rent'
  | 'first_crashpad'
  | 'find_crashpad';

/** A member's next step with its link; null if nothing is urgent. Pure. */
export function nextStep(
  member: ShellMember,
  { lister, stays }: Pick<Dashboard, 'lister' | 'stays'>,
): { step: Step; to: string } | null {
  if (owesSignUp(member)) return { step: 'finish_sign_up', to: UNPAID_HOME };
  if (member.expired) return { step: 'renew', to: '/account-expired' };
  if (member.user_plan !== null && !member.setup_complete)
    return { step: 'add_card', to: CARD_TAB };
  if (member.lacks_autopay_card) return { step: 'autopay_card', to: CARD_TAB };
  if (member.pending_invites > 0) return { step: 'answer_invitation', to: '/my-crashpad' };
  if (stays?.some(({ owed }) => owed !== null)) return { step: 'pay_rent', to: '/my-crashpad' };
  if (lister?.crashpads === 0) return { step: 'first_crashpad', to: CREATE_CRASHPAD };
  const isSearching = !isListerPlan(member.user_plan) && !member.is_admin;
  const hasStay = stays === null ? member.has_rentals : stays.length > 0;
  return isSearching && !hasStay ? { step: 'find_crashpad', to: '/airports' } : null;
}
