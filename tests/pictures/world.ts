import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { CARDS, PASSWORD, paidAccount, unpaidAccount } from '../browser/support/accounts.ts';
import { signedIn } from '../browser/support/listers.ts';
import { peopleOn } from '../browser/support/rent.ts';
import { mailedInvitation } from '../browser/support/rentals.ts';
import type { TestServer } from '../browser/support/servers.ts';
import { DEMO_PASSWORD } from '../browser/support/settings.ts';
import { resultsOf } from '../browser/support/test.ts';

/**
 * The instant of the server and of the browser, in the middle of a week. It lies in the future, because
 * a browser would drop cookies that end in its past, for which it asks the machine's clock.
 */
export const TIME = '2030-06-19T15:20:30Z';
/** The rent of the card lister's tenants is due. */
const DUE = TIME.slice(0, 10);

const demo = (name: string) => ({ email: `${name}@crewpad.test`, password: DEMO_PASSWORD });
const added = (name: string) => ({ email: `${name}@example.com`, password: PASSWORD });

const MEMBERS = {
  seeker: demo('seeker'),
  tenant: demo('tenant'),
  basic: demo('lister.basic'),
  premium: demo('lister.premium'),
  pro: demo('lister.pro'),
  admin: demo('admin'),
  /** Paid, and has nothing else. */
  newSeeker: added('new.seeker'),
  newLister: added('new.lister'),
  /** A sign-up without a payment. */
  unpaid: added('unpaid'),
  /** Is paid by card, which three tenants use in different ways. */
  cardLister: added('card.lister'),
  paying: added('paying'),
  declined: added('declined'),
  owing: added('owing'),
} as const;
export type Member = keyof typeof MEMBERS;
export type Sessions = ReadonlyMap<Member, BrowserContextOptions['storageState']>;

/** What the addresses of pages refer to. */
export interface Site {
  url: string;
  /** A crash pad with reviews, and its lister. */
  listing: number;
  lister: number;
  /** One without a free bed. */
  full: number;
  /** Of the JFK list. */
  near: number[];
  /** The documented lister's. */
  own: number;
  /** A rental of the card lister whose rent is due. */
  owing: number;
  /** One of the documented lister. */
  tenant: number;
  chat: number;
  receipt: number;
  event: number;
  offer: number;
  /** The path of the link in an invitation of a person without an account. */
  invitation: string;
}

/** Adds the members whom the demo data lacks. */
export async function prepare(browser: Browser, server: TestServer): Promise<Site> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await paidAccount(page, 'seeker', MEMBERS.newSeeker.email);
  await paidAccount(page, 'pro', MEMBERS.newLister.email);
  await unpaidAccount(page, 'seeker', '', MEMBERS.unpaid.email);
  const owing = await addCardHouse(browser, page, server);
  const site = await readSite(page, server.url);
  await context.close();
  return { ...site, owing };
}

/** A crash pad where one tenant pays by AutoPay, one card is declined, and one tenant owes rent. */
async function addCardHouse(browser: Browser, page: Page, server: TestServer): Promise<number> {
  const { payableInviter, tenantOf, giveCardNumber } = peopleOn(server);
  const title = 'The Jump Seat, five minutes from the gate';
  const inviter = await payableInviter(browser, title, MEMBERS.cardLister.email);
  const terms = { deposit: 0, start_date: DUE, payment_date: Number(DUE.slice(-2)) };
  const accept = (member: Member, bed: number, card?: string) => {
    const offer = { ...terms, bed_id: inviter.bedIds[bed], auto_pay: card === undefined ? 0 : 1 };
    return tenantOf(page, inviter, offer, card, MEMBERS[member].email);
  };
  await accept('paying', 0, 'pm_card_visa');
  await accept('declined', 1, 'pm_card_visa');
  // A new card is charged at once for the rent that is due.
  await giveCardNumber(page, MEMBERS.paying.email, CARDS.good);
  await giveCardNumber(page, MEMBERS.declined.email, CARDS.declinedThrice);
  const { id } = await accept('owing', 2);
  const request = { tenant_id: id, amount: 80, payment_for: 'parking' };
  await inviter.lister.call('POST', '/payment-request', request);
  return id;
}

/** Logs each member in once, because their settings list their sessions. */
export async function logInAll(
  browser: Browser,
  url: string,
  members: Set<Member>,
): Promise<Sessions> {
  const sessions = new Map<Member, BrowserContextOptions['storageState']>();
  for (const member of members) {
    const context = await browser.newContext({ baseURL: url });
    const { email, password } = MEMBERS[member];
    const { token } = await signedIn(await context.newPage(), email, password);
    const { cookies } = await context.storageState();
    const localStorage = [{ name: 'token', value: token }];
    sessions.set(member, { cookies, origins: [{ origin: url, localStorage }] });
    await context.close();
  }
  return sessions;
}

async function readSite(page: Page, url: string): Promise<Omit<Site, 'owing'>> {
  const read = async <T>(path: string): Promise<T> =>
    (await page.request.get(`/api${path}`)).json();
  const { featured, listing } = await resultsOf(page, 'jfk');
  const all = [...listing, ...featured];
  const details = await Promise.all(
    all.map(({ id }) =>
      read<{ data: { id: number; user_id: number }; reviews: unknown[] }>(
        `/listing/${id}?review=true`,
      ),
    ),
  );
  const rich = details.find(({ reviews }) => reviews.length >= 3)?.data;
  const full = listing.find(({ num_vacant_beds }) => num_vacant_beds === 0);
  if (!rich || !full)
    throw new Error('the demo data has no crash pad with reviews, or no full one');
  const pro = await signedIn(page, MEMBERS.pro.email, MEMBERS.pro.password);
  const { data: owns } = await pro.call<{ data: { id: number }[] }>('GET', '/lister/listings');
  const { data: tenants } = await pro.call<{ data: { rental_id: number }[] }>(
    'GET',
    '/lister/balances',
  );
  const { users } = await pro.call<{ users: { id: number }[] }>('GET', '/messages');
  const { data: receipts } = await pro.call<{ data: { id: number }[] }>('GET', '/receipts');
  const near = 'lat=40.64&lng=-73.78&radius=100';
  const feed = async (kind: string) => {
    const answer = await page.request.get(`/api/events/${kind}-location?${near}`);
    const body = answer.ok()
      ? Object.values((await answer.json()) as object).find(Array.isArray)
      : [];
    return (body?.[0]?.id as number | undefined) ?? 0;
  };
  return {
    url,
    listing: rich.id,
    lister: rich.user_id,
    full: full.id,
    near: listing.slice(0, 3).map(({ id }) => id),
    own: owns[0]?.id ?? 0,
    tenant: tenants[0]?.rental_id ?? 0,
    chat: users[0]?.id ?? 0,
    receipt: receipts[0]?.id ?? 0,
    event: await feed('event'),
    offer: await feed('special-offer'),
    invitation: await mailedInvitation(page, 'invited@crewpad.test'),
  };
}
