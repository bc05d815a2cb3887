import type { ShellMember } from '@crewpad/contract';
import { lacksCard, needsPrompt } from './needs-prompt.ts';

export type Prompt = 'expired' | 'set_up' | 'invites';

/** The prompts that the member has confirmed or cancelled. */
export type Acknowledged = Readonly<Record<Prompt, boolean>>;

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Pages where members renew, change plans or add a card: they need no prompt there. */
const OF_PAYMENT = [
  '/account-expired',
  '/change-package',
  '/update-payment-method',
  '/upgrade-account',
];
const WITHOUT_EXPIRED = [...OF_PAYMENT, '/contact', '/coming-soon', '/login'];
/** The wizard itself asks for a card first, and links to it; an invitation has a step for it. */
const WITHOUT_SET_UP = ['/', '/create-crashpad', ...OF_PAYMENT];
const WITHOUT_INVITES = ['/', '/account-expired', '/my-crashpad'];
const ACCEPT = '/tenant/accept';

const CARD_AND_AUTOPAY_TABS = ['payment-method', 'payment-methods', 'payments', 'autopay'];
const CARD_AND_AUTOPAY_HASHES = [...CARD_AND_AUTOPAY_TABS, 'connectStripeExpress'];

/** Whether the place is a settings tab for cards or AutoPay. */
function isOnCardTab({ pathname, search, hash }: Place): boolean {
  if (pathname !== '/account-setting') return false;
  const tab = new URLSearchParams(search).get('tab');
  return (
    (tab !== null && CARD_AND_AUTOPAY_TABS.includes(tab)) ||
    CARD_AND_AUTOPAY_HASHES.includes(hash.slice(1))
  );
}

/** The most urgent prompt for a member on this page. */
export function selectPrompt(
  member: ShellMember,
  place: Place,
  acknowledged: Acknowledged,
): Prompt | null {
  if (!needsPrompt(member)) return null;
  const { pathname } = place;
  const isCardTab = isOnCardTab(place);
  if (member.expired) {
    const isHere = !WITHOUT_EXPIRED.includes(pathname) && !isCardTab;
    if (isHere && !acknowledged.expired) return 'expired';
  }
  const isAccepting = pathname === ACCEPT || pathname.startsWith(`${ACCEPT}/`);
  const isSetUpHere = !WITHOUT_SET_UP.includes(pathname) && !isAccepting && !isCardTab;
  // Rent is charged whether or not a plan has expired.
  const needsCard = (!member.expired && lacksCard(member)) || member.lacks_autopay_card;
  if (needsCard && isSetUpHere && !acknowledged.set_up) return 'set_up';
  const isInvitesHere = !WITHOUT_INVITES.includes(pathname) && !isAccepting && !isCardTab;
  return member.pending_invites > 0 && isInvitesHere && !acknowledged.invites ? 'invites' : null;
}

/**
 * The prompt that opened with the page and is still needed. One that is needed later waits for the
 * next page: a dialog must not take the focus from what the member is typing.
 */
export function promptOnPage(
  member: ShellMember,
  memberAtOpening: ShellMember,
  place: Place,
  acknowledged: Acknowledged,
): Prompt | null {
  const prompt = selectPrompt(member, place, acknowledged);
  return selectPrompt(memberAtOpening, place, acknowledged) === prompt ? prompt : null;
}
