import { COLLECTION } from '@crewpad/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addListing } from '../../features/listings/testing.ts';
import { addRental } from '../../features/rentals/testing.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addMember } from '../../testing/test-app.ts';
import type { DatabaseHandle } from './database.ts';
import {
  lockListings,
  lockMember,
  lockMembers,
  lockObligation,
  lockObligations,
  lockRentals,
} from './locks.ts';
import { type Trx, transaction } from './transaction.ts';

let database: DatabaseHandle;
const ids = { member: 0, other: 0, listing: 0, rental: 0, obligation: 0 };

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  ids.member = await addMember(db, { first_name: 'Lea' });
  ids.other = await addMember(db);
  const listing = await addListing(db, { user_id: ids.member });
  ids.listing = listing.id;
  ids.rental = await addRental(db, listing, listing.bedIds[0] ?? 0);
  const row = await db
    .insertInto('obligations')
    .values({
      kind: 'subscription',
      subject_key: 'sub:locks',
      payer_id: ids.member,
      amount_cents: 1500,
      due_at: '2026-01-01T00:00:00Z',
      collection: COLLECTION.manual,
      provider_mode: 'sandbox',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids.obligation = row.id;
});
afterAll(() => database.close());

const inTransaction = <T>(work: (trx: Trx) => Promise<T>) => transaction(database.db, work);

const locks = {
  members: (trx: Trx) => lockMembers(trx, ids.member),
  listings: (trx: Trx) => lockListings(trx, ids.listing),
  rentals: (trx: Trx) => lockRentals(trx, ids.rental),
  obligations: (trx: Trx) => lockObligations(trx, ids.obligation),
};

it('locked rows come by ascending ID, with the columns and expressions of the call', async () => {
  const { member, other } = ids;
  expect(await inTransaction((trx) => lockMembers(trx, [other, member]))).toEqual([
    { id: member },
    { id: other },
  ]);
  const isLea = sql`m.id = any (${[other, member]}::integer[])`;
  const options = {
    columns: ['first_name'],
    extra: sql<{ half: number }>`m.id / 2.0::float as half`,
    limit: 1,
  } as const;
  expect(await inTransaction((trx) => lockMembers(trx, isLea, options))).toEqual([
    { id: member, first_name: 'Lea', half: member / 2 },
  ]);
});

it('no rows: a list is empty, an obligation is undefined, a member is an error', async () => {
  expect(await inTransaction((trx) => lockRentals(trx, []))).toEqual([]);
  expect(await inTransaction((trx) => lockObligation(trx, 0))).toBeUndefined();
  await expect(inTransaction((trx) => lockMember(trx, 0))).rejects.toThrow('there is no member 0');
});

it('locks in the order members, listings, rentals, obligations work', async () => {
  await inTransaction(async (trx) => {
    for (const lock of Object.values(locks)) expect(await lock(trx)).toHaveLength(1);
  });
});

it.each([
  ['members', 'listings'],
  ['members', 'obligations'],
  ['listings', 'rentals'],
  ['rentals', 'obligations'],
] as const)('a lock of %s after one of %s fails, and names both', async (earlier, later) => {
  const wrong = inTransaction(async (trx) => {
    await locks[later](trx);
    await locks[earlier](trx);
  });
  await expect(wrong).rejects.toThrow(new RegExp(`^locked ${earlier} \\d+ after ${later},`));
});

it('a row that the transaction holds can be locked again at any time', async () => {
  await inTransaction(async (trx) => {
    await locks.members(trx);
    await locks.rentals(trx);
    expect(await lockMembers(trx, ids.member, { strength: 'for update' })).toHaveLength(1);
    await expect(lockMembers(trx, ids.other)).rejects.toThrow(`locked members ${ids.other} after`);
  });
});

it('a row that the transaction has inserted can be locked at any time', async () => {
  await inTransaction(async (trx) => {
    await locks.rentals(trx);
    const id = await addMember(trx);
    expect(await lockMember(trx, id)).toEqual({ id });
  });
});
