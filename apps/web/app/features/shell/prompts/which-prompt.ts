import type { ShellMember } from '@crewpad/contract';
import { lacksCard, needsPrompt } from './needs-prompt.ts';

export type Prompt = 'expired' | 'set_up' | 'invites';

/** What was answered with confirm or cancel. */
export type Acknowledged = Readonly<Record<Prompt, boolean>>;

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Where a plan is renewed or changed, or a card is given: nobody is asked to go where he is. */
const OF_PAYMENT = [
  '/account-expired',
  '/change-package',
  '/update-payment-method',
  '/upgrade-account',
];
/** /contact leads to /coming-soon until it is built. */
const WITHOUT_EXPIRED = [...OF_PAYMENT, '/contact', '/coming-soon', '/login'];
const WITHOUT_SET_UP = ['/', ...OF_PAYMENT];
const WITHOUT_INVITES = ['/', '/account-expired', '/my-crashpad'];
const ACCEPT = '/tenant/accept';

const CARD_AND_AUTOPAY_TABS = ['payment-method', 'payment-methods', 'payments', 'autopay'];
const CARD_AND_AUTOPAY_HASHES = [...CARD_AND_AUTOPAY_TABS, 'connectStripeExpress'];

/** The tabs of the settings on which cards and AutoPay are set up. */
function isOnCardTab({ pathname, search, hash }: Place): boolean {
  if (pathname !== '/account-setting') return false;
  const tab = new URLSearchParams(search).get('tab');
  return (
    (tab !== null && CARD_AND_AUTOPAY_TABS.includes(tab)) ||
    CARD_AND_AUTOPAY_HASHES.includes(hash.slice(1))
  );
}

/** What a member is asked for on this page: the most urgent thing first, the next one after it. */
export function whichPrompt(
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
    return null;
  }
  const isSetUpHere = !WITHOUT_SET_UP.includes(pathname) && !isCardTab;
  if (lacksCard(member) && isSetUpHere && !acknowledged.set_up) return 'set_up';
  const isAccepting = pathname === ACCEPT || pathname.startsWith(`${ACCEPT}/`);
  const isInvitesHere = !WITHOUT_INVITES.includes(pathname) && !isAccepting && !isCardTab;
  return member.pending_invites > 0 && isInvitesHere && !acknowledged.invites ? 'invites' : null;
}
