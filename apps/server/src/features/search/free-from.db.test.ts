import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { addRental } from '../rentals/testing.ts';
import { addAirport, plainSearch, search } from './testing.ts';

const rig = useTestApp();
let code: string;
const pads: Record<string, number> = {};

beforeAll(async () => {
  const { db } = rig.database;
  const airport = await addAirport(db, { latitude: 15, longitude: 25 });
  code = airport.prefix;
  const near = { latitude: 15, longitude: 25, airports: [{ id: airport.id, distance: 2 }] };
  const free = await addListing(db, { ...near, rooms: [['cold', 'cold']] });
  await addRental(db, free, free.bedIds[0] ?? 0);
  const june = await addListing(db, { ...near, rooms: [['cold', 'cold', 'hot']] });
  await addRental(db, june, june.bedIds[0] ?? 0, { checkout_date: '2026-06-01' });
  await addRental(db, june, june.bedIds[1] ?? 0, { checkout_date: '2026-06-01' });
  await addRental(db, june, june.bedIds[2] ?? 0);
  const later = await addListing(db, near);
  await addRental(db, later, later.bedIds[0] ?? 0, { checkout_date: '2026-06-01' });
  // The bed is free when the tenant leaves, although someone is invited for after that.
  const next = {
    start_date: '2026-06-01',
    checkout_date: '2026-09-15',
    status: 'pending',
  } as const;
  await addRental(db, later, later.bedIds[0] ?? 0, next);
  const full = await addListing(db, near);
  await addRental(db, full, full.bedIds[0] ?? 0);
  const invited = await addListing(db, near);
  await addRental(db, invited, invited.bedIds[0] ?? 0, { status: 'pending' });
  const bare = await addListing(db, { ...near, rental_type: 'hostel', rooms: [] });
  Object.assign(pads, {
    ...{ free: free.id, june: june.id, later: later.id },
    ...{ full: full.id, invited: invited.id, bare: bare.id },
  });
});

const cases: [string, string | undefined, string[]][] = [
  ['no day', undefined, ['free', 'june', 'later', 'full', 'invited', 'bare']],
  ['a day before the next check-out', '2026-05-31', ['free']],
  ['the day of the check-out', '2026-06-01', ['free', 'june']],
  ['a day between two tenants', '2026-09-14', ['free', 'june']],
  ['a day after both', '2026-09-15', ['free', 'june', 'later']],
];

describe.each(cases)('a bed free by %s', (_name, from, names) => {
  const ids = () => names.map((name) => pads[name] ?? 0).toSorted((a, b) => a - b);
  const query = from === undefined ? '' : `from=${from}`;

  it('is found, counted and shown on the map', async () => {
    const found = await rig.get(`/airports/${code}/listings?${query}`);
    expect(found.body.listing.map(({ id }: { id: number }) => id).toSorted()).toEqual(ids());
    expect(found.body.total).toBe(names.length);
    const pins = await rig.get(`/airports/${code}/pins?${query}`);
    expect(pins.body.data.map(([id]: [number]) => id).toSorted()).toEqual(ids());
  });

  it('is found around a point and by airport, too', async () => {
    for (const place of ['lat=15&lon=25', `search=${code}`]) {
      const { body } = await rig.get(`/listings?${place}&${query}`);
      expect(body.total).toBe(names.length);
      expect(body.data.map(({ id }: { id: number }) => id).toSorted()).toEqual(ids());
    }
  });
});

test.each([
  ['free', 1],
  ['june', 2],
  ['later', 1],
  ['full', 0],
  ['invited', 0],
  ['bare', 0],
])('cards and the page of %s say from when beds are free', async (name, beds) => {
  const days: Record<string, string> = { june: '2026-06-01', later: '2026-09-15' };
  const { body } = await rig.get(`/listing/${pads[name]}`);
  const free_from = name === 'free' ? body.data.created_at.slice(0, 10) : (days[name] ?? null);
  expect(body.data).toMatchObject({ free_from, num_free_from: beds });
  const cards = (await rig.get(`/airports/${code}/listings`)).body.listing;
  expect(cards.find(({ id }: { id: number }) => id === pads[name])).toMatchObject({
    free_from,
    num_free_from: beds,
  });
});

test.each(['', 'june', '2026-02-30', '2026-6-1'])('refuses the day "%s"', async (from) => {
  for (const path of [`/airports/${code}/listings?`, `/airports/${code}/pins?`, '/listings?']) {
    expect(await rig.get(`${path}from=${from}`)).toMatchObject({ status: 422 });
  }
});

test('finds crash pads with a bed free by a day through an index', async () => {
  const { db } = rig.database;
  await sql`analyze airport_listings`.execute(db);
  const lines: string[] = [];
  const explaining: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind !== 'RawNode') return node;
      const [first = '', ...rest] = node.sqlFragments;
      return { ...node, sqlFragments: [`explain ${first}`, ...rest] } as RootOperationNode;
    },
    transformResult: async ({ result }) => {
      lines.push(...result.rows.map((row) => String(row['QUERY PLAN'])));
      return result;
    },
  };
  await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const explained = trx.withPlugin(explaining) as Db;
    await search(explained, code, { ...plainSearch, from: '2026-06-01' }, TEST_NOW).catch(() => {});
  });
  const plan = lines.join('\n');
  expect(plan).toMatch(/airport_listings_free_from[\s\S]*Index Cond: .*free_from <= /);
});
