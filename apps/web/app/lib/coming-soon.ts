/**
 * Pages that links already lead to and that are not built yet. Each keeps its own address and
 * answers 302 to /coming-soon. Building a page removes its line here and adds its route in
 * routes.ts. Parameters are written `:name`.
 */
export const comingSoon: readonly string[] = ['/dashboard', '/saved'];

/** Addresses, or their beginnings, whose pages are for members only. */
const OF_MEMBERS: readonly string[] = [
  '/account-expired',
  '/account-setting',
  '/change-package',
  '/upgrade-account',
  '/update-payment-method',
  '/dashboard',
  '/messages',
  '/notifications',
  '/chat',
  '/my-crashpads',
  '/my-crashpad',
  '/my-crew',
  '/create-crashpad',
  '/lister',
  '/transactions',
  '/listing/review',
  '/featured-signup',
];

/** Those of them that are for listers only. */
const OF_LISTERS: readonly string[] = ['/my-crashpads', '/my-crew', '/create-crashpad', '/lister'];

/** Whether members of other plans are led away before anything else is said of this address. */
export function needsLister(pathname: string): boolean {
  return isUnder(OF_LISTERS, pathname);
}

/** Whether guests are led to the login before anything else is said of this address. */
export function needsMember(pathname: string): boolean {
  return isUnder(OF_MEMBERS, pathname);
}

function isUnder(starts: readonly string[], pathname: string): boolean {
  return starts.some((start) => pathname === start || pathname.startsWith(`${start}/`));
}
