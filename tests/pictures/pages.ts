import type { Page } from '@playwright/test';
import { TEXT_PAGES } from '../../apps/web/app/features/content/text-page/related.ts';
import type { Brand } from '../browser/support/servers.ts';
import type { Member, Site } from './world.ts';

/** A page in one state, of which pictures are taken. */
export interface Picture {
  /** The start of its files' names. */
  name: string;
  /** As written in routes.ts. */
  route: string;
  path: string | ((site: Site) => string);
  as?: Member;
  /** Where the path leads, if elsewhere. */
  ends?: string;
  /** Of the answer; 200 by default. */
  status?: number;
  /** What its console may say. */
  errors?: readonly RegExp[];
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** What a member does before the picture is taken. */
  press?: (page: Page) => Promise<unknown>;
  /** Taken as high as its window, which the dialog covers. */
  isDialog?: true;
  /** Changes what other pages show, such as what is unread. */
  isLast?: true;
  /** The only brands that have it. */
  brands?: readonly Brand[];
}

type More = Omit<Picture, 'name' | 'route' | 'path'>;
type Role = Parameters<Page['getByRole']>[0];

const UNKNOWN = 'a'.repeat(43);
const REFUSED = [/status of 4(?:00|01|02|04|09|22)/];

const of =
  (route: string) =>
  (name: string, path: Picture['path'] = `/${route}`, more: More = {}): Picture => ({
    name,
    route,
    path,
    ...more,
  });
/** A page without parameters, named after its route. */
const plain = (route: string, as?: Member): Picture => ({
  name: route.replaceAll('/', '-'),
  route,
  path: `/${route}`,
  ...(as && { as }),
});

const visible = (page: Page, role: Role, name: string | RegExp) =>
  page.getByRole(role, { name }).filter({ visible: true }).first();
const click =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) {
      const target = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
      await target.filter({ visible: true }).first().click();
    }
  };
const dialogOf = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true }).first();

/** A dialog behind one or more buttons or links. */
const dialog = (as: Member | undefined, ...names: readonly (string | RegExp)[]): More => ({
  ...(as && { as }),
  isDialog: true,
  press: async (page) => {
    await click(...names)(page);
    await dialogOf(page).waitFor();
  },
});
/** A dialog behind an entry of a menu. */
const entry = (as: Member, menu: string | RegExp, item: string): More => ({
  as,
  isDialog: true,
  press: async (page) => {
    const menus = page.getByRole('button', { name: menu }).filter({ visible: true });
    for (const button of await menus.all()) {
      await button.click();
      const choice = page.getByRole('menuitem', { name: item, exact: true });
      await page.getByRole('menu').waitFor();
      if ((await choice.count()) > 0) {
        await choice.click();
        await dialogOf(page).waitFor();
        return;
      }
      await page.keyboard.press('Escape');
    }
    throw new Error(`no menu has ${item}`);
  },
});
/** A form that is sent as it is, with the errors of its fields. */
const sent = (button: string | RegExp, more: More = {}): More => ({
  errors: REFUSED,
  press: click(button),
  ...more,
});
const results = of('search/airports/:code');
const listing = of('listing/:id');
const crew = of('my-crew');
const person = of('my-crew/:id');
const several = of('my-crew/invite-several');
const settings = of('account-setting');
const mine = of('my-crashpads');
const stay = of('my-crashpad');
const offered = of('tenant/accept/:token');
const ACTIONS = /^Actions for /;

const PUBLIC: readonly Picture[] = [
  of('')('home'),
  of('')('home-search', '/', {
    press: async (page) => {
      await page.getByRole('combobox').first().pressSequentially('new yo');
      await page.getByRole('option').first().waitFor();
    },
  }),
  of('')('home-menu', '/', { as: 'pro', isDialog: true, press: click(/^Hi, |^Menu$/) }),
  plain('airports'),
  of('airports')('airports-found', '/airports?search=london'),
  of('airports')('airports-none', '/airports?search=zzzzz'),
  plain('cities'),
  results('results', '/search/airports/jfk'),
  results('results-filtered', '/search/airports/jfk?gender=female&bed=cold&sort=price&dir=desc'),
  results('results-none', '/search/airports/anu?gender=male'),
  results('results-unknown', '/search/airports/zzz', { status: 404, errors: REFUSED }),
  results('results-filters', '/search/airports/jfk', dialog(undefined, /^Filters/)),
  listing('listing', ({ listing: id }) => `/listing/${id}`),
  listing('listing-member', ({ listing: id }) => `/listing/${id}`, { as: 'seeker' }),
  listing('listing-full', ({ full }) => `/listing/${full}`, { as: 'seeker' }),
  listing(
    'listing-waitlist',
    ({ full }) => `/listing/${full}`,
    dialog('newSeeker', /^Join (the )?waitlist$/),
  ),
  listing('listing-gallery', ({ listing: id }) => `/listing/${id}`, dialog(undefined, /^Enlarge/)),
  listing('listing-report', ({ listing: id }) => `/listing/${id}`, dialog('seeker', /^Report/)),
  listing('listing-own', ({ own }) => `/listing/${own}`, { as: 'pro' }),
  listing('listing-unknown', '/listing/999999', { status: 404, errors: REFUSED }),
  of('user/:id')('user', ({ lister }) => `/user/${lister}`),
  of('event/:id')('event', ({ event }) => `/event/${event}`, { brands: ['vacation', 'crew'] }),
  of('offer/:id')('offer', ({ offer }) => `/offer/${offer}`, { brands: ['vacation', 'crew'] }),
  of('compare')('compare', ({ near }) => `/compare?ids=${near.join(',')}`),
  of('compare')('compare-none', '/compare'),
  plain('about-the-data'),
  ...TEXT_PAGES.map((path) => plain(path.slice(1))),
  of('contact')('contact-errors', '/contact', sent(/^Send/)),
  plain('featured'),
  plain('unsubscribe'),
  plain('coming-soon'),
  of('404')('not-found', '/404', { status: 404, errors: REFUSED }),
  of('*')('any-other', '/no-such-page', { status: 404, errors: REFUSED }),
];

const JOINING: readonly Picture[] = [
  plain('create-account'),
  of('create-account/lister-package')('lister-package'),
  of('create-account/:type')('account-details', '/create-account/need-crashpad'),
  of('create-account/:type')(
    'account-details-errors',
    '/create-account/need-crashpad',
    sent('Continue'),
  ),
  plain('login'),
  of('login')('login-refused', '/login', {
    errors: REFUSED,
    press: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await visible(page, 'button', 'Login').click();
      await page.getByRole('main').getByRole('alert').first().waitFor();
    },
  }),
  plain('forgot'),
  of('reset-password/:token')('reset-password', `/reset-password/${UNKNOWN}`, { errors: REFUSED }),
  of('email/resend')('email-resend'),
  of('verify/email/:token')('verify-email', `/verify/email/${UNKNOWN}`, { errors: REFUSED }),
  of('email/verify/:token')('verify-new-email', `/email/verify/${UNKNOWN}`, { errors: REFUSED }),
  of('email/stop/:token')('stop-email', `/email/stop/${UNKNOWN}`, { errors: REFUSED }),
  of('second-step/reset')('second-step-reset', `/second-step/reset?token=${UNKNOWN}`),
  of('second-step/keep')('second-step-keep', `/second-step/keep?token=${UNKNOWN}`),
  plain('notice-of-understanding', 'seeker'),
  of('processing/payment')('payment', '/processing/payment', { as: 'unpaid' }),
  offered('invitation', ({ invitation }) => invitation),
  offered('invitation-terms', ({ invitation }) => `${invitation}?step=terms`),
  offered('invitation-other', ({ invitation }) => invitation, { as: 'seeker' }),
  offered('invitation-decline', ({ invitation }) => invitation, dialog(undefined, /^Decline/)),
  offered('invitation-dead', `/tenant/accept/${UNKNOWN}`, {
    status: 404,
    errors: REFUSED,
  }),
  of('account-expired')('account-expired', '/account-expired', { as: 'pro' }),
  of('change-package')('change-package', '/change-package', { as: 'basic' }),
  of('update-payment-method')('update-payment-method', '/update-payment-method', { as: 'pro' }),
  of('upgrade-account')('upgrade-account', '/upgrade-account', { as: 'basic' }),
];

const MEMBER: readonly Picture[] = [
  ...(
    ['seeker', 'tenant', 'basic', 'pro', 'admin', 'newSeeker', 'newLister', 'unpaid'] as const
  ).map((as) => of('dashboard')(`dashboard-${as}`, '/dashboard', { as })),
  of('dashboard')('dashboard-card', '/dashboard', { as: 'cardLister' }),
  of('dashboard')('dashboard-owing', '/dashboard', { as: 'owing' }),
  of('saved')('saved', '/saved', { as: 'seeker' }),
  of('saved')('saved-searches', '/saved?tab=searches', { as: 'seeker' }),
  of('saved')('saved-none', '/saved', { as: 'newSeeker' }),
  of('notifications')('notifications', '/notifications', { as: 'pro', isLast: true }),
  of('notifications')('notifications-none', '/notifications', { as: 'newSeeker' }),
  ...['account-details', 'security', 'my-services', 'payment-method', 'change-plans', 'emails'].map(
    (tab) => settings(`settings-${tab}`, `/account-setting?tab=${tab}`, { as: 'pro' }),
  ),
  settings('settings-autopay', '/account-setting?tab=autopay', { as: 'cardLister' }),
  settings('settings-autopay-start', '/account-setting?tab=autopay&autopay-guide', { as: 'pro' }),
  settings('settings-quick-replies', '/account-setting?tab=quick-replies', { as: 'pro' }),
  settings('settings-requests', '/account-setting?tab=one-time-payment', { as: 'owing' }),
  settings('settings-requests-none', '/account-setting?tab=one-time-payment', { as: 'newSeeker' }),
  settings('settings-seeker', '/account-setting?tab=my-services', { as: 'seeker' }),
  settings(
    'settings-card-delete',
    '/account-setting?tab=payment-method',
    dialog('newLister', /^Delete/),
  ),
  of('receipts')('receipts', '/receipts', { as: 'pro' }),
  of('receipts')('receipts-none', '/receipts', { as: 'unpaid' }),
  of('receipts/:id')('receipt', ({ receipt }) => `/receipts/${receipt}`, { as: 'pro' }),
  of('payouts/open/:target')('payouts-open', '/payouts/open/dashboard', {
    as: 'newLister',
    errors: REFUSED,
  }),
  of('messages')('messages', '/messages', { as: 'pro' }),
  of('messages')('messages-none', '/messages', { as: 'newSeeker' }),
  of('messages')('messages-search-none', '/messages?filter=zzzz', { as: 'pro' }),
  of('chat/:id')('chat', ({ chat }) => `/chat/${chat}`, { as: 'pro', isLast: true }),
  of('chat/user/:userId/listing/:listingId')(
    'chat-new',
    ({ lister, listing: id }) => `/chat/user/${lister}/listing/${id}`,
    { as: 'newSeeker' },
  ),
  of('listing/review/:id')('review', ({ listing: id }) => `/listing/review/${id}`, {
    as: 'tenant',
  }),
  stay('my-crashpad', '/my-crashpad', { as: 'tenant' }),
  stay('my-crashpad-none', '/my-crashpad', { as: 'newSeeker' }),
  stay('my-crashpad-paying', '/my-crashpad', { as: 'paying' }),
  stay('my-crashpad-declined', '/my-crashpad', { as: 'declined' }),
  stay('my-crashpad-owing', '/my-crashpad', { as: 'owing' }),
  stay('my-crashpad-waitlist', '/my-crashpad', { as: 'seeker' }),
  stay('my-crashpad-leave', '/my-crashpad', entry('tenant', ACTIONS, 'Leave crash pad')),
  stay('my-crashpad-pay', '/my-crashpad', {
    as: 'owing',
    press: async (page) => {
      await click('Pay now')(page);
      // Until then the card's fields load.
      await page.getByRole('button', { name: /^Pay \$/, disabled: false }).waitFor();
    },
  }),
  stay('my-crashpad-autopay-off', '/my-crashpad', entry('paying', ACTIONS, 'Disable AutoPay')),
];

const LISTER: readonly Picture[] = [
  of('create-crashpad')('create-crashpad', '/create-crashpad', { as: 'newLister' }),
  ...[1, 2, 3, 4, 5].map((step) =>
    of('my-crashpads/:id/edit')(
      `edit-${step}`,
      ({ own }) => `/my-crashpads/${own}/edit?step=${step}`,
      { as: 'pro' },
    ),
  ),
  of('featured-signup/:id')('featured-signup', ({ own }) => `/featured-signup/${own}`, {
    as: 'pro',
  }),
  mine('my-crashpads', '/my-crashpads', { as: 'pro' }),
  mine('my-crashpads-open', ({ own }) => `/my-crashpads?open=${own}`, { as: 'pro' }),
  mine('my-crashpads-none', '/my-crashpads', { as: 'newLister' }),
  mine('my-crashpads-not-found', '/my-crashpads?search=zzzz', { as: 'pro' }),
  mine('my-crashpads-delete', '/my-crashpads', entry('pro', ACTIONS, 'Delete')),
  crew('my-crew', '/my-crew', { as: 'pro' }),
  crew('my-crew-basic', '/my-crew', { as: 'basic' }),
  crew('my-crew-card', '/my-crew', { as: 'cardLister' }),
  crew('my-crew-owing', '/my-crew?owes=1&sort=owed', { as: 'cardLister' }),
  crew('my-crew-none', '/my-crew', { as: 'newLister' }),
  crew('my-crew-rent', '/my-crew?tab=rent', { as: 'cardLister' }),
  crew('my-crew-history', '/my-crew?tab=history', { as: 'pro' }),
  crew('my-crew-not-found', '/my-crew?search=zzzz', { as: 'pro' }),
  several('invite-several', '/my-crew/invite-several', { as: 'pro' }),
  crew('my-crew-add', '/my-crew', dialog('pro', 'Add tenant')),
  crew('my-crew-add-errors', '/my-crew', {
    ...dialog('pro', 'Add tenant', 'Send invitation'),
    errors: REFUSED,
  }),
  ...(
    [
      ['edit', 'Edit rental'],
      ['invitation', 'Edit invitation'],
      ['cancel', 'Cancel invitation'],
      ['notes', 'Add notes'],
      ['past', 'View history'],
      ['payment', 'Add payment'],
    ] as const
  ).map(([name, item]) => crew(`my-crew-${name}`, '/my-crew', entry('pro', ACTIONS, item))),
  crew('my-crew-request', '/my-crew', entry('cardLister', ACTIONS, 'Payment request')),
  crew('my-crew-autopay-off', '/my-crew', entry('cardLister', ACTIONS, 'Disable AutoPay')),
  crew('my-crew-autopay-ask', '/my-crew', entry('cardLister', ACTIONS, 'Request AutoPay')),
  crew('my-crew-withdraw', '/my-crew?tab=rent', dialog('cardLister', /^Withdraw the request/)),
  person('tenant', ({ tenant }) => `/my-crew/${tenant}`, { as: 'pro' }),
  person('tenant-owing', ({ owing }) => `/my-crew/${owing}`, { as: 'cardLister' }),
  person('tenant-payment', ({ owing }) => `/my-crew/${owing}`, dialog('cardLister', 'Add payment')),
  of('my-crew/:id/check-out')('check-out', ({ tenant }) => `/my-crew/${tenant}/check-out`, {
    as: 'pro',
  }),
  person('tenant-unknown', '/my-crew/999999', { as: 'pro', status: 404, errors: REFUSED }),
  of('lister/payments')('payments', '/lister/payments', { as: 'pro' }),
  of('lister/payouts')('payouts', '/lister/payouts', { as: 'pro' }),
  of('lister/payouts/:id')('payout-unknown', '/lister/payouts/po_unknown', {
    as: 'pro',
    errors: REFUSED,
  }),
  of('lister/payments')('payments-none', '/lister/payments', { as: 'newLister' }),
  of('transactions')('transactions', '/transactions', { as: 'pro' }),
  of('transactions')('transactions-card', '/transactions', { as: 'cardLister' }),
  of('transactions')('transactions-none', '/transactions', { as: 'newLister' }),
  of('transactions')('transactions-refund', '/transactions', dialog('cardLister', /^Refund/)),
  of('transactions')('transactions-tenant', '/transactions', { as: 'paying' }),
  of('transactions/statement')('statement', '/transactions/statement', { as: 'pro' }),
];

const ADMIN: readonly Picture[] = [
  of('admin')('admin', '/admin?q=a', { as: 'admin' }),
  of('admin')('admin-found', '/admin?search=noah', { as: 'admin' }),
  of('admin/members/:id')('admin-member', ({ lister }) => `/admin/members/${lister}`, {
    as: 'admin',
  }),
  ...['overview', 'reports', 'audit', 'emails', 'jobs', 'moves'].map((name) =>
    plain(`admin/${name}`, 'admin'),
  ),
  plain('translations', 'admin'),
  of('translations')('translations-places', '/translations?tab=places', { as: 'admin' }),
  ...['events', 'offers', 'ads'].flatMap((name) => [
    plain(`admin/${name}`, 'admin'),
    of(`admin/${name}/:id`)(`admin-${name}-new`, `/admin/${name}/new`, { as: 'admin' }),
  ]),
];

export const PICTURES: readonly Picture[] = [...PUBLIC, ...JOINING, ...MEMBER, ...LISTER, ...ADMIN];

/** Routes that serve a file, only redirect, or exist only in development. */
export const NOT_PAGES: readonly string[] = [
  'robots.txt',
  'sitemap.xml',
  'sitemap/:chunk',
  'tenant/accept',
  'rental/accept/:token?',
  'dev/ui',
];
