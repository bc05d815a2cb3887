import type { contract } from '@crewpad/contract';
import { type FlagName, isListerPlan } from '@crewpad/domain';

const TABS = [
  'account-details',
  'security',
  'my-services',
  'change-plans',
  'payment-method',
  'autopay',
  'one-time-payment',
  'emails',
  'quick-replies',
] as const;
export type Tab = (typeof TABS)[number];

const CONNECT = 'connectstripeexpress';
/** With `onboarded` the payout provider redirects here. */
const GUIDES = ['autopay-guide', 'connect-account', 'onboarded'];

/** Every spelling of a tab in links and emails, in lower case. */
const SPELLINGS: Readonly<Record<string, Tab>> = {
  ...(Object.fromEntries(TABS.map((tab) => [tab, tab])) as Record<Tab, Tab>),
  'payment-methods': 'payment-method',
  'payment-requests': 'one-time-payment',
  [CONNECT]: 'autopay',
};

/** The tab in an address, by hash or query; null if none. */
export function requestedTab(query: URLSearchParams, hash: string): Tab | null {
  const tabNamed = (name: string): Tab | undefined => {
    const spelling = name.toLowerCase();
    if (spelling !== 'payments') return SPELLINGS[spelling];
    return isGuide(query, hash) ? 'autopay' : 'payment-method';
  };
  return tabNamed(hash.replace(/^#/, '')) ?? tabNamed(query.get('tab') ?? '') ?? null;
}

/** Whether the address opens the AutoPay guide. */
export function isGuide(query: URLSearchParams, hash: string): boolean {
  const isConnecting = hash.toLowerCase() === `#${CONNECT}`;
  return isConnecting || GUIDES.some((name) => query.has(name));
}

/** The tabs of this member. */
export function tabsOf(
  user: Pick<contract.accounts.OwnUser, 'user_plan' | 'signup_plan'>,
  flags: Partial<Record<FlagName, boolean>>,
): Tab[] {
  const isHidden: Partial<Record<Tab, boolean>> = {
    'change-plans': !flags.changePlans || user.user_plan === null,
    autopay: !flags.autopay || !isLister(user),
    'one-time-payment': !flags.paymentRequest,
    'quick-replies': !isLister(user),
  };
  return TABS.filter((tab) => !isHidden[tab]);
}

export function isLister(
  user: Pick<contract.accounts.OwnUser, 'user_plan' | 'signup_plan'>,
): boolean {
  return isListerPlan(user.user_plan ?? user.signup_plan);
}

/** The address of a tab: by query, so that the server sees it too. */
export function tabAddress(tab: Tab): string {
  return `/account-setting?tab=${tab}`;
}
