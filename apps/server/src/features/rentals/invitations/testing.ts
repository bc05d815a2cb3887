import { expect } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCard, addListing, type TestListing } from '../../listings/testing.ts';
import { addAirport } from '../../search/testing.ts';

export interface Host {
  id: number;
  email: string;
  token: string;
  listing: { id: number; user_id: number; bedIds: number[] };
}

/** A lister with a card, and an active listing near an airport in a time zone. */
export async function addHost(
  rig: TestApp,
  {
    timeZone = 'America/New_York',
    member = {},
    listing = {},
  }: {
    timeZone?: string;
    member?: Parameters<TestApp['member']>[0];
    listing?: TestListing;
  } = {},
): Promise<Host> {
  const { db } = rig.database;
  const { id, email } = await rig.member(member);
  await addCard(db, id);
  const airport = await addAirport(db, { time_zone: timeZone });
  const airports = [{ id: airport.id, distance: 2 }];
  const rooms: TestListing['rooms'] = [['cold', 'cold'], ['private']];
  const added = await addListing(db, { user_id: id, airports, rooms, ...listing });
  return { id, email, token: await rig.tokenOf(id, true), listing: added };
}

let serial = 0;
export const newEmail = () => {
  serial += 1;
  return `invitee-${serial}@crewpad.test`;
};

/** A valid invitation to the host's first bed. */
export function formFor({ listing }: Host, changes: object = {}) {
  return {
    email: newEmail(),
    listing_id: listing.id,
    bed_id: listing.bedIds[0],
    rental_amount: '400.00',
    deposit: 200,
    start_date: '2026-03-20',
    start_time: '15:00',
    payment_date: 1,
    ...changes,
  };
}

export interface Invitation {
  id: number;
  email: string;
  /** The lister's token. */
  token: string;
  mailedToken: string;
  updated_at: string;
}

/** Invites a person through the API. */
export async function inviteTo(
  rig: TestApp,
  host: Host,
  changes: object = {},
): Promise<Invitation> {
  const form = formFor(host, changes);
  const answer = await rig.post('/rental/invite', form, host.token);
  if (answer.status !== 201) throw new Error(`not invited: ${answer.text}`);
  const { id, token, updated_at } = answer.body.data;
  return { id, email: form.email, token, updated_at, mailedToken: await mailedTokenOf(rig, id) };
}

/** The token that is only in the email. */
export async function mailedTokenOf(rig: TestApp, id: number): Promise<string> {
  const { mailed_token } = await rowOf(rig, id);
  return mailed_token;
}

export function rowOf({ database: { db } }: TestApp, id: number) {
  return db.selectFrom('rentals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** A member without a plan with this email. */
export async function addInvitee(
  rig: TestApp,
  email: string,
  row: Parameters<TestApp['member']>[0] = {},
) {
  const verified = { user_plan: null, email_verified_at: '2026-02-01T00:00:00Z' };
  const { id } = await rig.member({ ...verified, ...row, email });
  return { id, email, token: await rig.tokenOf(id, true) };
}

/** All rows that rental steps change, for comparing before and after. */
export async function rentalState({ database: { db } }: TestApp) {
  const [rentals, terms, history, outbox, listings] = await Promise.all([
    db.selectFrom('rentals').selectAll().orderBy('id').execute(),
    db.selectFrom('rental_terms').selectAll().orderBy('rental_id').orderBy('from_date').execute(),
    db.selectFrom('rental_history').selectAll().orderBy('id').execute(),
    db.selectFrom('outbox').select('id').orderBy('id').execute(),
    db.selectFrom('listings').select(['id', 'rented', 'num_occupied_beds']).orderBy('id').execute(),
  ]);
  return { rentals, terms, history, outbox, listings };
}

/** The steps of a rental, newest first. */
export function historyOf({ database: { db } }: TestApp, id: number) {
  return db
    .selectFrom('rental_history')
    .select(['action', 'actor', 'actor_id', 'change_summary', 'reason', 'status', 'room_and_bed'])
    .where('rental_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
}

export interface RefusedCall {
  method: string;
  path: string;
  body?: object;
}

/** Asserts a refusal that changes no row. */
export async function expectRefused(
  rig: TestApp,
  { method, path, body }: RefusedCall,
  token: string | undefined,
  refusal: object,
): Promise<void> {
  const before = await rentalState(rig);
  expect(await rig.call(method, path, { token, body })).toMatchObject(refusal);
  expect(await rentalState(rig)).toEqual(before);
}
