import { expect } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { nextNumber, type Row, TEST_NOW } from '../../testing/data.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  addCard,
  addListing,
  type OwnedListing,
  refresh,
  type TestListing,
} from '../listings/testing.ts';
import { addAirport } from '../search/testing.ts';

/** Creates a rental of a bed, accepted by default, and updates the listing's counters. */
export async function addRental(
  db: Db,
  listing: OwnedListing,
  bed_id: number,
  row: Row<'rentals'> = {},
  now: Date = TEST_NOW,
): Promise<number> {
  const id = await insertRental(db, listing, bed_id, row);
  await refresh(db, [listing.id], now);
  return id;
}

/** Only the rental's own row; the caller's transaction refreshes the listing. */
export async function insertRental(
  db: Db,
  listing: OwnedListing,
  bed_id: number,
  row: Row<'rentals'> = {},
): Promise<number> {
  const what = { rental_amount: 30_000, payment_date: 1, start_date: '2026-01-01', ...row };
  const where = { listing_id: listing.id, lister_id: listing.user_id, bed_id };
  const { id } = await db
    .insertInto('rentals')
    .values({ email: `tenant-${nextNumber()}@crewpad.test`, status: 'accepted', ...what, ...where })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The payout account of a lister with AutoPay on: ready by default. */
export async function addPayoutAccount(
  db: Db,
  member_id: number,
  row: Row<'payout_accounts'> = {},
): Promise<string> {
  const account_id = `acct_test${nextNumber()}`;
  const state = row.state ?? 'ready';
  const isReady = state === 'ready';
  const facts = { details_submitted: isReady, payouts_enabled: isReady };
  const times = { created_at: TEST_NOW, updated_at: TEST_NOW };
  await db
    .insertInto('payout_accounts')
    .values({ member_id, provider_mode: 'sandbox', account_id, state, ...facts, ...times, ...row })
    .execute();
  await db
    .updateTable('members')
    .set({ automatic_payment: 1, acc_stripe: row.account_id ?? account_id })
    .where('id', '=', member_id)
    .execute();
  return row.account_id ?? account_id;
}

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

export interface Party {
  id: number;
  email: string;
  token: string;
}

/** A member with a session; an active lister by default. */
export async function addParty(
  rig: TestApp,
  row: Parameters<TestApp['member']>[0] = {},
): Promise<Party> {
  const { id, email } = await rig.member({ email_verified_at: '2026-01-01T00:00:00Z', ...row });
  return { id, email, token: await rig.tokenOf(id) };
}

export const addTenant = (rig: TestApp, row: Parameters<TestApp['member']>[0] = {}) =>
  addParty(rig, {
    user_plan: null,
    first_name: 'Tia',
    last_name: 'Moon',
    // Emails and pages name people by it, and never by their full name.
    display_name: 'Tia M.',
    ...row,
  });

/** A rental at a new crash pad with one bed, accepted by default. */
export async function addStay(rig: TestApp, row: Parameters<typeof addRental>[3] = {}) {
  const { db } = rig.database;
  const lister = await addParty(rig, { first_name: 'Lea', display_name: 'Lea' });
  const tenant = await addTenant(rig);
  const listing = await addListing(db, { user_id: lister.id, title: 'The Nest' });
  const [bed = 0] = listing.bedIds;
  const people = { email: tenant.email, first_name: 'Tia', last_name: 'Moon' };
  const isOpen = row.status === 'pending';
  const id = await addRental(db, listing, bed, {
    ...people,
    user_id: isOpen ? null : tenant.id,
    accepted_at: isOpen ? null : '2026-01-01T00:00:00Z',
    ...row,
  });
  const path = `/rental/${id}`;
  return { id, lister, tenant, listing, bed, path };
}

/** A rental with its derived rows and history. */
export async function stateOf({ database: { db } }: TestApp, id: number) {
  const rental = await db
    .selectFrom('rentals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [listing, history, mails] = await Promise.all([
    db
      .selectFrom('listings')
      .select(['rented', 'num_occupied_beds'])
      .where('id', '=', rental.listing_id)
      .executeTakeFirstOrThrow(),
    db.selectFrom('rental_history').selectAll().where('rental_id', '=', id).orderBy('id').execute(),
    db.selectFrom('outbox').select('id').orderBy('id').execute(),
  ]);
  return { rental, listing, history, mails };
}

/** A model of stays without SQL: days count from 0, at noon. */

export interface Moment {
  day: number;
  hour: number;
}
const isAfter = (a: Moment, b: Moment) => a.day > b.day || (a.day === b.day && a.hour > b.hour);

export interface Stay {
  id: number;
  bed: number;
  status: 'pending' | 'accepted' | 'ended';
  closedAs: string | null;
  start: number;
  agreed: Moment | null;
  requested: Moment | null;
}
export const isOpen = ({ status }: Stay) => status !== 'ended';
export const overlaps = (stay: Stay, start: number, end: number) =>
  start < (stay.agreed?.day ?? Infinity) && stay.start < end;

export class StaysModel {
  today = 0;
  readonly stays: Stay[] = [];

  get now(): Moment {
    return { day: this.today, hour: 12 };
  }

  request(stay: Stay, at: Moment): number {
    if (!isOpen(stay)) return 409;
    if (at.day < this.today || at.day <= stay.start) return 422;
    stay.requested = at;
    return 200;
  }

  confirm(stay: Stay, at: Moment): number {
    const { requested } = stay;
    if (!isOpen(stay) || requested === null) return 409;
    if (isAfter(at, requested) || isAfter(requested, at)) return 409;
    if (at.day < this.today || at.day <= stay.start) return 422;
    const isTaken = this.stays.some(
      (next) =>
        next !== stay &&
        next.bed === stay.bed &&
        isOpen(next) &&
        next.start >= stay.start &&
        isAfter(at, { day: next.start, hour: 15 }),
    );
    if (isTaken) return 409;
    Object.assign(stay, { agreed: at, requested: null });
    return 200;
  }

  decline(stay: Stay): number {
    if (!isOpen(stay) || stay.requested === null) return 409;
    stay.requested = null;
    return 200;
  }

  checkOut(stay: Stay, at: Moment): number {
    if (stay.status !== 'accepted') return 409;
    if (at.day < this.today) return 422;
    if (stay.agreed !== null && isAfter(at, stay.agreed)) return 409;
    if (!isAfter(at, this.now)) return this.end(stay, at, 'checked_out');
    if (at.day <= stay.start) return 422;
    if (stay.agreed === null || isAfter(stay.agreed, at)) stay.requested = null;
    stay.agreed = at;
    return 200;
  }

  leave(stay: Stay): number {
    if (stay.status !== 'accepted') return 409;
    const { agreed } = stay;
    const isOver = agreed !== null && isAfter(this.now, agreed);
    return this.end(stay, isOver ? agreed : this.now, 'left');
  }

  end(stay: Stay, agreed: Moment, closedAs: string): number {
    Object.assign(stay, { status: 'ended', closedAs, agreed, requested: null });
    return 200;
  }

  pass(days: number): void {
    this.today += days;
    for (const stay of this.stays) {
      const isOver = stay.agreed !== null && !isAfter(stay.agreed, this.now);
      if (stay.status !== 'accepted' || !isOver) continue;
      Object.assign(stay, { status: 'ended', closedAs: 'checked_out', requested: null });
    }
  }
}
