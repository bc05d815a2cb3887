import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import type { App } from '../../http/app.ts';
import { AdjustableClock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { ChangeFeed } from '../../platform/events.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase, testServices } from '../../testing/services.ts';
import { addListing } from '../listings/testing.ts';
import { refreshListings } from './refresh.ts';
import { listingsChanged } from './tags.ts';
import { addAirport, receiveChanges } from './testing.ts';

let database: DatabaseHandle;
let app: App;
let changes: ChangeFeed;
let id: number;
let lister: number;
const feed = { isListening: true };

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const clock = new AdjustableClock();
  clock.set(TEST_NOW);
  const services = testServices(database, {}, clock);
  app = await buildApp({ ...services, clock });
  await addAirport(db, { prefix: 'JFK', latitude: 40.64, longitude: -73.78 });
  ({ id, user_id: lister } = await addListing(db, { latitude: 40.65, longitude: -73.8 }));
  changes = services.changes;
  await changes.start({ ...database, isListening: () => feed.isListening }, [listingsChanged]);
});
afterAll(async () => {
  await app.fastify.close();
  await database.close();
});

beforeEach(() => receiveChanges(database.db, changes));

const get = (path: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ url: `/api${path}`, headers });
const setTitle = (title: string) =>
  database.db.updateTable('listings').set({ title }).where('id', '=', id).execute();
const reads = () => [
  '/airports/JFK/listings',
  `/listing/${id}`,
  `/listing/related/${lister}`,
  '/airports',
];

it('callers without a token share an answer until its data changes', async () => {
  const before = await Promise.all(reads().map((path) => get(path)));
  expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  // An unannounced change proves that the answer is not read again.
  await setTitle('Quietly changed');
  const same = await Promise.all(reads().map((path) => get(path)));
  expect(same.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
  await transaction(database.db, (trx) => refreshListings(trx, [id], TEST_NOW));
  const after = await Promise.all(reads().map((path) => get(path)));
  expect(after.map(({ body }) => body.includes('Quietly changed'))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('returns 304 to a caller with the current answer', async () => {
  const path = '/airports/JFK/listings';
  const etag = String((await get(path)).headers.etag);
  const again = await get(path, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await transaction(database.db, async (trx) => {
    await trx.updateTable('listings').set({ title: 'Another' }).where('id', '=', id).execute();
    await refreshListings(trx, [id], TEST_NOW);
  });
  const changed = await get(path, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

it('different queries, and callers with a token, do not share', async () => {
  const path = '/airports/JFK/listings';
  expect((await get(path)).json().total).toBe(1);
  expect((await get(`${path}?gender=female`)).json().total).toBe(0);
  await setTitle('For members');
  const withToken = await get(path, { authorization: 'Bearer nonsense' });
  expect(withToken.body).toContain('For members');
  expect(withToken.headers.etag).toBeUndefined();
  expect((await get(path)).body).not.toContain('For members');
});

it('a node that cannot receive changes does not use the cache', async () => {
  feed.isListening = false;
  await setTitle('Seen at once');
  expect((await get(`/listing/${id}`)).body).toContain('Seen at once');
  feed.isListening = true;
});

it('an error is not cached', async () => {
  expect((await get('/listing/999999')).statusCode).toBe(404);
  expect((await get('/airports/QQQ/listings')).statusCode).toBe(404);
});

it('finds an answered address without routing, for callers without a token, until it changes', async () => {
  const find = (url: string, headers: Record<string, string> = {}) =>
    app.operations.cachedReads(() => '192.0.2.1')({ url, headers } as IncomingMessage);
  const url = `/api/listing/${id}`;
  expect(find(`${url}?n=1`)).toBeUndefined();
  const { body } = await get(`/listing/${id}`);
  const read = find(url);
  expect(read?.response.bodies.identity.toString()).toBe(body);
  expect([read?.route, read?.admits?.()]).toEqual(['/api/listing/:id', true]);
  for (const authorization of ['Bearer a', 'nonsense']) {
    expect(find(url, { authorization })).toBeUndefined();
  }
  await transaction(database.db, (trx) => refreshListings(trx, [id], TEST_NOW));
  await receiveChanges(database.db, changes);
  expect(find(url)).toBeUndefined();
});
