import type { Page } from '@playwright/test';
import { TEXT_PAGES } from '../../../apps/web/app/features/content/text-page/related.ts';
import { newEmail, PASSWORD, unpaidAccount } from '../support/accounts.ts';
import { newLister, signedIn } from '../support/listers.ts';
import { invite, mailedInvitation, newInviter } from '../support/rentals.ts';
import { urlOf } from '../support/servers.ts';
import { DEMO_LISTER, DEMO_PASSWORD, DEMO_TENANT } from '../support/settings.ts';
import { resultsOf } from '../support/test.ts';

/** A page whose layout is checked. A new route needs a line here. */
export interface LayoutPage {
  /** As written in routes.ts. */
  route: string;
  /** Returns the address to open, once the right member is logged in. Default: the route. */
  open?: (page: Page) => Promise<string>;
}

const asDemo = (email: string, path: string) => async (page: Page) => {
  await signedIn(page, email, DEMO_PASSWORD);
  return path;
};
const asPaid = (plan: string, path: string) => async (page: Page) => {
  await newLister(page, plan);
  return path;
};

/** A crash pad whose lister has reviews, other crash pads and a long text. */
async function richListing(page: Page): Promise<{ id: number; user_id: number }> {
  const { featured, listing } = await resultsOf(page, 'jfk');
  for (const { id } of [...listing, ...featured]) {
    const answer = await page.request.get(`/api/listing/${id}?review=true`);
    const { data, reviews } = (await answer.json()) as {
      data: { id: number; user_id: number };
      reviews: unknown[];
    };
    if (reviews.length >= 3) return data;
  }
  throw new Error('no crash pad with reviews');
}

async function ownCrashpad(page: Page): Promise<number | undefined> {
  const lister = await signedIn(page, DEMO_LISTER, DEMO_PASSWORD);
  const { data } = await lister.call<{ data: { id: number }[] }>('GET', '/lister/listings');
  return data[0]?.id;
}

/** On the site of a brand with feeds. */
async function feedItem(page: Page, kind: 'event' | 'special_offer'): Promise<string> {
  const site = urlOf('vacation');
  const address = kind === 'event' ? 'event-location' : 'special-offer-location';
  const query = 'lat=40.64&lng=-73.78&radius=100';
  const answer = await page.request.get(`${site}/api/events/${address}?${query}`);
  const body = (await answer.json()) as Record<string, { id: number }[]>;
  const [item] = body[kind] ?? [];
  if (!item) throw new Error(`no ${kind} near New York`);
  return `${site}/${kind === 'event' ? 'event' : 'offer'}/${item.id}`;
}

async function ownReceipt(page: Page): Promise<string> {
  const lister = await newLister(page, 'pro');
  const { data } = await lister.call<{ data: { id: number }[] }>('GET', '/receipts');
  return `/receipts/${data[0]?.id}`;
}

async function ownTenant(page: Page): Promise<string> {
  const lister = await signedIn(page, DEMO_LISTER, DEMO_PASSWORD);
  const { data } = await lister.call<{ data: { rental_id: number }[] }>('GET', '/lister/balances');
  return `/my-crew/${data[0]?.rental_id}`;
}

async function ownChat(page: Page): Promise<string> {
  const lister = await signedIn(page, DEMO_LISTER, DEMO_PASSWORD);
  const { users } = await lister.call<{ users: { id: number }[] }>('GET', '/messages');
  return `/chat/${users[0]?.id}`;
}

/** An invitation of a person without an account. */
async function openInvitation(page: Page, step: string): Promise<string> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('no browser');
  const email = newEmail();
  await invite(await newInviter(browser, 'A crash pad with a long name for its layout'), email);
  return (await mailedInvitation(page, email)) + step;
}

const SETTINGS = [
  ...['account-details', 'security', 'my-services', 'payment-method', 'autopay'],
  ...['emails', 'quick-replies'],
];

export const PAGES: readonly LayoutPage[] = [
  { route: '' },
  { route: 'airports' },
  { route: 'airports', open: async () => '/airports?search=london' },
  { route: 'airports', open: async () => '/airports?search=zzzzz' },
  { route: 'cities' },
  { route: 'search/airports/:code', open: async () => '/search/airports/jfk' },
  { route: 'search/airports/:code', open: async () => '/search/airports/anu?gender=male' },
  {
    route: 'search/airports/:code',
    open: async () => '/search/airports/jfk?gender=female&bed=cold&sort=price&dir=desc',
  },
  { route: 'listing/:id', open: async (page) => `/listing/${(await richListing(page)).id}` },
  { route: 'user/:id', open: async (page) => `/user/${(await richListing(page)).user_id}` },
  {
    route: 'listing/review/:id',
    open: async (page) => {
      const { id } = await richListing(page);
      await signedIn(page, DEMO_TENANT, DEMO_PASSWORD);
      return `/listing/review/${id}`;
    },
  },
  { route: 'event/:id', open: (page) => feedItem(page, 'event') },
  { route: 'offer/:id', open: (page) => feedItem(page, 'special_offer') },
  { route: 'about-the-data' },
  ...TEXT_PAGES.map((path) => ({ route: path.slice(1) })),
  { route: 'create-account' },
  { route: 'create-account/lister-package' },
  { route: 'create-account/:type', open: async () => '/create-account/need-crashpad' },
  {
    route: 'notice-of-understanding',
    open: asDemo('seeker@crewpad.test', '/notice-of-understanding'),
  },
  {
    route: 'processing/payment',
    open: async (page) => {
      await signedIn(page, await unpaidAccount(page), PASSWORD);
      return '/processing/payment';
    },
  },
  { route: 'login' },
  { route: 'forgot' },
  { route: 'reset-password/:token', open: async () => `/reset-password/${'a'.repeat(43)}` },
  { route: 'email/resend' },
  { route: 'verify/email/:token', open: async () => `/verify/email/${'a'.repeat(43)}` },
  { route: 'email/verify/:token', open: async () => `/email/verify/${'a'.repeat(43)}` },
  { route: 'email/stop/:token', open: async () => `/email/stop/${'a'.repeat(43)}` },
  { route: 'second-step/reset', open: async () => `/second-step/reset?token=${'a'.repeat(43)}` },
  { route: 'second-step/keep', open: async () => `/second-step/keep?token=${'a'.repeat(43)}` },
  ...SETTINGS.map((tab) => ({
    route: 'account-setting',
    open: asDemo(DEMO_LISTER, `/account-setting?tab=${tab}`),
  })),
  { route: 'payouts/open/:target', open: asPaid('pro', '/payouts/open/dashboard') },
  { route: 'create-crashpad', open: asPaid('pro', '/create-crashpad') },
  ...[1, 2, 3, 4, 5].map((step) => ({
    route: 'my-crashpads/:id/edit',
    open: async (page: Page) => `/my-crashpads/${await ownCrashpad(page)}/edit?step=${step}`,
  })),
  {
    route: 'featured-signup/:id',
    open: async (page) => `/featured-signup/${await ownCrashpad(page)}`,
  },
  { route: 'featured' },
  { route: 'saved', open: asDemo('seeker@crewpad.test', '/saved?tab=searches') },
  {
    route: 'compare',
    open: async (page) => {
      const { listing } = await resultsOf(page, 'jfk');
      const ids = listing.slice(0, 3).map(({ id }) => id);
      return `/compare?ids=${ids.join(',')}`;
    },
  },
  { route: 'notifications', open: asDemo(DEMO_LISTER, '/notifications') },
  { route: 'unsubscribe' },
  { route: 'account-expired', open: asPaid('pro', '/account-expired') },
  { route: 'change-package', open: asPaid('basic', '/change-package') },
  { route: 'update-payment-method', open: asPaid('pro', '/update-payment-method') },
  { route: 'upgrade-account', open: asPaid('pro', '/upgrade-account') },
  { route: 'admin/overview', open: asDemo('admin@crewpad.test', '/admin/overview') },
  { route: 'admin', open: asDemo('admin@crewpad.test', '/admin?q=a') },
  { route: 'admin/reports', open: asDemo('admin@crewpad.test', '/admin/reports') },
  { route: 'translations', open: asDemo('admin@crewpad.test', '/translations?tab=places') },
  { route: 'admin/events', open: asDemo('admin@crewpad.test', '/admin/events') },
  { route: 'admin/events/:id', open: asDemo('admin@crewpad.test', '/admin/events/new') },
  { route: 'admin/offers', open: asDemo('admin@crewpad.test', '/admin/offers') },
  { route: 'admin/offers/:id', open: asDemo('admin@crewpad.test', '/admin/offers/new') },
  { route: 'admin/ads', open: asDemo('admin@crewpad.test', '/admin/ads') },
  { route: 'admin/ads/:id', open: asDemo('admin@crewpad.test', '/admin/ads/new') },
  {
    route: 'admin/members/:id',
    open: async (page) => {
      const { user_id } = await richListing(page);
      return asDemo('admin@crewpad.test', `/admin/members/${user_id}`)(page);
    },
  },
  ...['audit', 'emails', 'jobs', 'moves'].map((name) => ({
    route: `admin/${name}`,
    open: asDemo('admin@crewpad.test', `/admin/${name}`),
  })),
  ...[DEMO_LISTER, DEMO_TENANT, 'admin@crewpad.test'].map((email) => ({
    route: 'dashboard',
    open: asDemo(email, '/dashboard'),
  })),
  { route: 'receipts', open: asPaid('pro', '/receipts') },
  { route: 'receipts/:id', open: ownReceipt },
  { route: 'my-crashpad', open: asDemo(DEMO_TENANT, '/my-crashpad') },
  { route: 'tenant/accept/:token', open: (page) => openInvitation(page, '') },
  { route: 'tenant/accept/:token', open: (page) => openInvitation(page, '?step=terms') },
  { route: 'my-crashpads', open: asDemo(DEMO_LISTER, '/my-crashpads') },
  {
    route: 'my-crashpads',
    open: async (page) => `/my-crashpads?open=${await ownCrashpad(page)}`,
  },
  { route: 'my-crew', open: asDemo(DEMO_LISTER, '/my-crew') },
  { route: 'my-crew', open: asDemo(DEMO_LISTER, '/my-crew?tab=rent') },
  { route: 'my-crew', open: asDemo('lister.crew@crewpad.test', '/my-crew?tab=rent') },
  { route: 'my-crew', open: asDemo(DEMO_LISTER, '/my-crew?tab=history') },
  { route: 'my-crew/:id', open: ownTenant },
  { route: 'my-crew/:id/check-out', open: async (page) => `${await ownTenant(page)}/check-out` },
  { route: 'my-crew/invite-several', open: asDemo(DEMO_LISTER, '/my-crew/invite-several') },
  { route: 'lister/payments', open: asDemo(DEMO_LISTER, '/lister/payments') },
  { route: 'lister/payouts', open: asDemo(DEMO_LISTER, '/lister/payouts') },
  { route: 'lister/payouts/:id', open: asDemo(DEMO_LISTER, '/lister/payouts/po_unknown') },
  { route: 'transactions', open: asDemo(DEMO_LISTER, '/transactions') },
  { route: 'transactions/statement', open: asDemo(DEMO_LISTER, '/transactions/statement') },
  { route: 'messages', open: asDemo(DEMO_LISTER, '/messages') },
  { route: 'chat/:id', open: ownChat },
  {
    route: 'chat/user/:userId/listing/:listingId',
    open: async (page) => {
      const { id, user_id } = await richListing(page);
      await signedIn(page, 'seeker@crewpad.test', DEMO_PASSWORD);
      return `/chat/user/${user_id}/listing/${id}`;
    },
  },
  { route: 'coming-soon' },
  { route: '404' },
];

/** Routes that serve a file, or redirect to another page for now. */
export const NOT_PAGES: readonly string[] = [
  'robots.txt',
  'sitemap.xml',
  'sitemap/:chunk',
  'tenant/accept',
  'rental/accept/:token?',
  '*',
];
