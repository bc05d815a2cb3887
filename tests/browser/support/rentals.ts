import type { Browser, Page } from '@playwright/test';
import { linkIn, mailTo } from './accounts.ts';
import { type Lister, newLister } from './listers.ts';
import { urlOf } from './servers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Swedish writes dates as YYYY-MM-DD. */
const LOCAL_DATE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Anchorage' });

/**
 * A date some days from today, as forms and the API write it. Today is the date at the tests' crash
 * pads: their day starts after 07:00 UTC, so rent from today on is due whenever a test runs.
 */
export function inDays(days: number): string {
  return LOCAL_DATE.format(Date.now() + days * DAY_MS);
}

/** A lister in a separate browser, with a crash pad whose beds are free. */
export interface Inviter {
  lister: Lister;
  listingId: number;
  bedIds: number[];
}

export async function newInviter(
  browser: Browser,
  title: string,
  baseURL = urlOf('crashpad'),
  email?: string,
): Promise<Inviter> {
  const context = await browser.newContext({ baseURL });
  const lister = await newLister(await context.newPage(), 'pro', email);
  const listingId = await lister.crashpad(title, await lister.picture());
  const { data } = await lister.call<{ data: { rooms: { beds: { id: number }[] }[] } }>(
    'GET',
    `/crashpads/${listingId}/edit`,
  );
  const bedIds = data.rooms.flatMap(({ beds }) => beds.map(({ id }) => id));
  return { lister, listingId, bedIds };
}

export interface Invitation {
  id: number;
  updated_at: string;
}

/** Invites a person to a bed; `more` overrides the offer. */
export async function invite(
  { lister, listingId, bedIds }: Inviter,
  email: string,
  more: object = {},
): Promise<Invitation> {
  const { data } = await lister.call<{ data: Invitation }>('POST', '/rental/invite', {
    email,
    listing_id: listingId,
    bed_id: bedIds[0],
    rental_amount: 400,
    deposit: 200,
    start_date: inDays(10),
    start_time: '15:00',
    payment_date: 1,
    ...more,
  });
  return data;
}

/** The path of the link in the invitation email. */
export async function mailedInvitation(page: Page, email: string): Promise<string> {
  return linkIn(await mailTo(page, email, /invites you/), /\/tenant\/accept\//);
}
