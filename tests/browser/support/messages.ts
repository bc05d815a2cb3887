import type { Browser, Page } from '@playwright/test';
import { PASSWORD, paidAccount } from './accounts.ts';
import { type Lister as Caller, signedIn } from './listers.ts';
import { type Inviter, newInviter } from './rentals.ts';
import { urlOf } from './servers.ts';

/** A member in a separate browser. */
export interface Person {
  page: Page;
  api: Caller;
  id: number;
}

/** A crew member and the lister of a crash pad, each in a separate browser. */
export interface Pair {
  crew: Person;
  lister: Person;
  inviter: Inviter;
  listingId: number;
}

export async function crewAndLister(browser: Browser, page: Page, title: string): Promise<Pair> {
  const inviter = await newInviter(browser, title);
  const crew = await personOf(page, await paidAccount(page));
  const viewport = page.viewportSize();
  const context = await browser.newContext({ baseURL: urlOf('crashpad'), viewport });
  const lister = await personOf(await context.newPage(), inviter.lister.email);
  return { crew, lister, inviter, listingId: inviter.listingId };
}

async function personOf(page: Page, email: string): Promise<Person> {
  const api = await signedIn(page, email, PASSWORD);
  const { user } = await api.call<{ user: { id: number } }>('GET', '/checking-account');
  return { page, api, id: user.id };
}

/** Sends through the API; returns the thread. */
export async function write(
  from: Person,
  to: Person,
  listing_id: number,
  message: string,
): Promise<number> {
  const response = await from.api.call<{ thread_id: number }>('POST', '/messages', {
    to: to.id,
    listing_id,
    message,
  });
  return response.thread_id;
}

/** The texts of a thread, oldest first. */
export async function textsOf(person: Person, threadId: number): Promise<string[]> {
  const { data } = await person.api.call<{ data: { message: string }[] }>(
    'GET',
    `/messages/${threadId}?limit=100`,
  );
  return data.map(({ message }) => message).reverse();
}
