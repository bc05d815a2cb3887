import { randomBytes } from 'node:crypto';
import {
  type BedKind,
  cellOf,
  type Point,
  type RentalType,
  rentalTypeRule,
  requiredFields,
  sortKey,
  type UploadKind,
} from '@crewpad/domain';
import { expect } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { nextNumber, type Row, TEST_NOW } from '../../testing/data.ts';
import { addMember, type TestApp } from '../../testing/test-app.ts';
import { refreshListings } from '../search/index.ts';
import { addAirport } from '../search/testing.ts';

export interface TestListing extends Omit<Row<'listings'>, 'amenities'> {
  amenities?: number[];
  /** The beds per room; by default one room with one cold bed. */
  rooms?: BedKind[][];
  /** Its airports in order, with the stated miles. */
  airports?: { id: number; distance: number }[];
}

/**
 * Creates a listing with rooms and beds that search can find. Its public point equals the exact one
 * unless given. Without `user_id` it creates an owner.
 */
export async function addListing(
  db: Db,
  { rooms = [['cold']], airports = [], ...row }: TestListing = {},
  now: Date = TEST_NOW,
): Promise<{ id: number; user_id: number; bedIds: number[] }> {
  const title = row.title ?? `Crash pad ${nextNumber()}`;
  const latitude = row.latitude ?? 40;
  const longitude = row.longitude ?? -74;
  const public_latitude = row.public_latitude ?? latitude;
  const public_longitude = row.public_longitude ?? longitude;
  const user_id = row.user_id ?? (await addMember(db));
  const { id } = await db
    .insertInto('listings')
    .values({
      rental_type: 'crashpad',
      street1: '1 Secret Street',
      city: 'Somewhere',
      bathrooms: 1,
      max_nights: 30,
      rate_per_from: 30_000,
      description: 'A quiet house.',
      address_key: `test ${nextNumber()}`,
      ...row,
      user_id,
      title,
      title_key: sortKey(title),
      latitude,
      longitude,
      public_latitude,
      public_longitude,
      public_cell: cellOf(public_latitude, public_longitude),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, { id: airport_id, distance }] of airports.entries()) {
    await db
      .insertInto('listing_airports')
      .values({ listing_id: id, airport_id, position: at + 1, distance })
      .execute();
  }
  const bedIds: number[] = [];
  for (const [at, kinds] of rooms.entries()) {
    bedIds.push(...(await addRoom(db, id, at + 1, kinds)));
  }
  await refresh(db, [id], now);
  return { id, user_id, bedIds };
}

async function addRoom(
  db: Db,
  listing_id: number,
  position: number,
  kinds: BedKind[],
): Promise<number[]> {
  const room = await db
    .insertInto('rooms')
    .values({ listing_id, room_name: `Bedroom ${position}`, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (kinds.length === 0) return [];
  const beds = await db
    .insertInto('beds')
    .values(
      kinds.map((bed_kind, at) => ({
        room_id: room.id,
        listing_id,
        bed_name: `Bed ${at + 1}`,
        bed_kind,
        position: at + 1,
      })),
    )
    .returning('id')
    .execute();
  return beds.map((bed) => bed.id);
}

/** Refreshes derived rows, like every command that changes a listing. */
export function refresh(db: Db, ids: number[], now: Date = TEST_NOW): Promise<void> {
  return transaction(db, (trx) => refreshListings(trx, ids, now));
}

/** The parts of a listing that a rental or a review needs. */
export interface OwnedListing {
  id: number;
  user_id: number;
}

/** More than 200 characters without contact details. */
export const DESCRIPTION =
  'A quiet house near the terminal with a big kitchen, a garden and fast internet. ' +
  'Crew of all airlines are welcome, and everybody gets a locker, towels and fresh linen. ' +
  'The shuttle stops around the corner, and coffee is always ready for early departures.';

export interface TestLister {
  id: number;
  token: string;
}

/** A card on file, as from the provider's sandbox. */
export async function addCard(db: Db, memberId: number, valid = true): Promise<void> {
  await db
    .insertInto('payment_methods')
    .values({
      member_id: memberId,
      provider_mode: 'sandbox',
      payment_method: `pm_${randomBytes(8).toString('hex')}`,
      customer_id: `cus_${randomBytes(8).toString('hex')}`,
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2040,
      country: 'US',
      valid,
      updated_at: new Date('2026-01-01T00:00:00Z'),
    })
    .execute();
}

/** A lister with a card: pro and active by default. */
export async function addLister(
  rig: TestApp,
  row: Parameters<TestApp['member']>[0] = {},
): Promise<TestLister> {
  const { id } = await rig.member(row);
  await addCard(rig.database.db, id);
  return { id, token: await rig.tokenOf(id) };
}

/** A confirmed upload of a member, without its files. @returns its address */
export async function addUpload(
  db: Db,
  memberId: number,
  kind: UploadKind = 'picture',
): Promise<string> {
  const name = randomBytes(15).toString('base64url');
  const key = `${kind === 'picture' ? 'pictures' : 'documents'}/${name}`;
  const created_at = new Date('2026-03-01T11:00:00Z');
  await db
    .insertInto('uploads')
    .values({ member_id: memberId, kind, key, state: 'kept', bytes: 1000, created_at })
    .execute();
  return kind === 'picture' ? `/files/${key}/1280.webp` : `/files/${key}::::House%20rules.pdf`;
}

/** A valid form of a new listing, with the given changes. */
export async function formOf(
  rig: TestApp,
  memberId: number,
  changes: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const { db } = rig.database;
  const type = (changes.rental_type ?? 'crashpad') as RentalType;
  const picture = await addUpload(db, memberId);
  const { latitude = 40.7357, longitude = -74.1724 } = changes as Partial<Point>;
  const airport = changes.airport ?? [(await addAirport(db, { latitude, longitude })).id];
  const values = { bathrooms: 2, number_of_shower: 1, max_nights: 30 };
  const required = requiredFields(type).map((field) => [field, values[field]]);
  const isSingle = rentalTypeRule(type).roomEditor === 'single';
  return {
    title: 'The Crew House',
    rental_type: type,
    street1: '4711 Hiddenhouse Road',
    city: 'Newark',
    state: 'NJ',
    postal_code: '07102',
    latitude,
    longitude,
    neighborhood: 'Ironbound',
    airport,
    airport_distance: 3,
    description: DESCRIPTION,
    rooms: isSingle ? [] : [{ room_name: 'Bedroom 1', beds: [{ bed_name: 'Bed 1' }] }],
    ...Object.fromEntries(required),
    rate_per_from: 300,
    deposit_required: 50,
    images: [picture],
    thumbnail: picture,
    ...changes,
  };
}

/** Publishes a listing through the API. */
export async function publish(
  rig: TestApp,
  lister: TestLister,
  changes: Record<string, unknown> = {},
) {
  const form = await formOf(rig, lister.id, changes);
  const answer = await rig.post('/crashpads', form, lister.token);
  if (answer.status !== 201) throw new Error(`not published: ${answer.text}`);
  return { form, data: answer.body.data };
}

/** The body of a PUT: the answer of GET with changes. */
export async function editOf(
  rig: TestApp,
  lister: TestLister,
  id: number,
  changes: Record<string, unknown> = {},
) {
  const { body } = await rig.get(`/crashpads/${id}/edit`, lister.token);
  return { ...body.data, ...changes };
}

const WRITTEN = [
  'listings',
  'listing_airports',
  'rooms',
  'beds',
  'listing_drafts',
  'uploads',
  'idempotent_calls',
  'airport_listings',
] as const;

/** All rows that writes of listings can change, for comparing before and after. */
export async function everything(db: Db): Promise<Record<string, unknown>> {
  const tables = await Promise.all(
    WRITTEN.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute();
      return [table, rows.map((row) => JSON.stringify(row)).toSorted()] as const;
    }),
  );
  return Object.fromEntries(tables);
}

/** One call that writes. */
export interface TestWrite {
  method: string;
  path: string;
  body?: object;
}

/** Asserts that each call is refused, and that no row has changed. */
export async function expectRefused(
  rig: TestApp,
  calls: readonly TestWrite[],
  token: string | undefined,
  refusal: object,
): Promise<void> {
  const before = await everything(rig.database.db);
  for (const { method, path, body } of calls) {
    const answer = await rig.call(method, path, { token, body });
    expect({ method, path, ...answer }).toMatchObject({ method, path, ...refusal });
  }
  expect(await everything(rig.database.db)).toEqual(before);
}
