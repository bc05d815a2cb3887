import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { DatabaseHandle } from '../../../platform/database/database.ts';
import { TEST_NOW } from '../../../testing/data.ts';
import { openTestDatabase, testServices } from '../../../testing/services.ts';
import { addCity } from '../../search/testing.ts';

let database: DatabaseHandle;
const closing: (() => Promise<unknown>)[] = [];

/** A client of a server with these flags. */
async function withFlags(FLAGS: string) {
  const services = { ...testServices(database, { FLAGS }), clock: { now: () => TEST_NOW } };
  const { fastify } = await buildApp(services);
  closing.push(() => fastify.close());
  return async (url: string) => {
    const answer = await fastify.inject({ url: `/api${url}` });
    return { status: answer.statusCode, body: answer.json() };
  };
}

async function addItem(row: {
  kind?: 'event' | 'special_offer';
  title: string;
  city?: string;
  map_lat?: number;
  map_lng?: number;
  start_date?: string;
  end_date?: string;
}): Promise<number> {
  const { title, ...rest } = row;
  const { id } = await database.db
    .insertInto('feed_items')
    .values({
      kind: 'event',
      city: 'Queens',
      country: 'US',
      map_lat: 40.7,
      map_lng: -73.8,
      start_date: '2026-03-10',
      end_date: '2026-03-11',
      start_time: '09:30:00',
      end_time: '11:00:00',
      business_name: 'The House',
      ...rest,
      title: JSON.stringify({ en: title, es: `${title} (es)` }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Listed = { title: { value: string }[] }[];
const titles = (items: Listed) => items.map(({ title }) => title[0]?.value);

let get: Awaited<ReturnType<typeof withFlags>>;
const ids = { past: 0, later: 0, offer: 0 };
beforeAll(async () => {
  database = await openTestDatabase();
  get = await withFlags('events,specialOffers');
  await addCity(database.db, {
    ...{ slug: 'sao-paulo-br', display_name: 'São Paulo', country: 'BR' },
    ...{ latitude: -23.5, longitude: -46.6 },
  });
  ids.past = await addItem({ title: 'Past', start_date: '2026-02-01', end_date: '2026-02-28' });
  await addItem({
    title: 'Today',
    start_date: '2026-02-20',
    end_date: '2026-03-01',
  });
  ids.later = await addItem({ title: 'Later' });
  ids.offer = await addItem({ title: 'Offer', kind: 'special_offer' });
  await addItem({ title: 'Far', city: 'São Paulo', map_lat: -23.5, map_lng: -46.6 });
  await addItem({ title: 'Dateline', city: 'Suva', map_lat: -18, map_lng: 179.9 });
});
afterAll(async () => {
  for (const close of closing) await close();
  await database.close();
});

const CALLS = {
  both: '/events/event-by-event-type',
  event: '/events/event-by-event-type?eventType=event',
  offer: '/events/event-by-event-type?eventType=special_offer',
  eventsNear: '/events/event-location?city=Queens',
  offersNear: '/events/special-offer-location?city=Queens',
  eventsOf: '/events/by-type?type=events&city=Queens',
  offersOf: '/events/by-type?type=special_offers&city=Queens',
};

describe('flags', () => {
  async function answered(flags: string): Promise<string[]> {
    const call = await withFlags(flags);
    const addresses = {
      ...CALLS,
      oneEvent: `/event/${ids.later}`,
      oneOffer: `/offer/${ids.offer}`,
    };
    const titles: string[] = [];
    for (const [name, url] of Object.entries(addresses)) {
      const { status, body } = await call(url);
      if (status === 200) titles.push(name);
      else
        expect([status, body]).toEqual([404, { message: 'Not found.', error_code: 'NOT_FOUND' }]);
    }
    return titles;
  }

  it('both off: every call returns 404', async () => {
    expect(await answered('')).toEqual([]);
  });

  it('only one on: the other kind returns 404, and the mixed call leaves it out', async () => {
    expect(await answered('events')).toEqual([
      'both',
      'event',
      'eventsNear',
      'eventsOf',
      'oneEvent',
    ]);
    expect(await answered('specialOffers')).toEqual([
      'both',
      'offer',
      'offersNear',
      'offersOf',
      'oneOffer',
    ]);
    const { body } = await (await withFlags('events'))(CALLS.both);
    expect(body.special_offer).toEqual([]);
  });
});

it.each(['event', 'special_offer'])(
  'the kind %s has a plural that means the same',
  async (kind) => {
    const call = await withFlags('events,specialOffers');
    const [one, many] = await Promise.all(
      [kind, `${kind}s`].map((eventType) => call(`${CALLS.both}?eventType=${eventType}`)),
    );
    expect(one?.body[kind].length).toBeGreaterThan(0);
    expect(many).toEqual(one);
    expect((await call(`${CALLS.both}?eventType=concert`)).status).toBe(422);
  },
);

describe('the feed', () => {
  it('has only current and upcoming items, soonest first', async () => {
    const { body } = await get(`${CALLS.both}?lat=40.7&lng=-73.8`);
    expect([titles(body.event), titles(body.special_offer)]).toEqual([
      ['Today', 'Later'],
      ['Offer'],
    ]);
    expect((await get(`/event/${ids.past}`)).status).toBe(404);
    expect((await get(`/event/${ids.offer}`)).status).toBe(404);
    expect((await get(`/offer/${ids.offer}`)).body.data.id).toBe(ids.offer);
  });

  it('has titles per language, times of day and the distance in kilometers', async () => {
    const { body } = await get(`${CALLS.event}&lat=40.8&lng=-73.8&limit=1`);
    expect(body.event).toEqual([
      expect.objectContaining({
        title: [
          { key: 'en', value: 'Today' },
          { key: 'es', value: 'Today (es)' },
        ],
        start_date: '2026-02-20',
        end_date: '2026-03-01',
        start_time: '09:30',
        end_time: '11:00',
        distance_km: 11.1,
      }),
    ]);
    expect((await get(CALLS.eventsOf)).body.events[0].distance_km).toBeNull();
  });

  it('covers the requested miles, also across the antimeridian', async () => {
    expect((await get(`${CALLS.event}&lat=41.7&lng=-73.8&radius=68`)).body.event).toEqual([]);
    expect(
      titles((await get(`${CALLS.event}&lat=41.7&lng=-73.8&radius=70`)).body.event),
    ).toHaveLength(2);
    expect(titles((await get(`${CALLS.event}&lat=-18&lng=-179.9&radius=20`)).body.event)).toEqual([
      'Dateline',
    ]);
  });

  it('the feed of a city ignores case and accents', async () => {
    for (const city of ['sao paulo', 'SÃO PAULO']) {
      const { body } = await get(`/events/by-type?type=events&city=${encodeURIComponent(city)}`);
      expect([body.city_name, titles(body.events)]).toEqual(['São Paulo', ['Far']]);
    }
    const nothing = await get('/events/by-type?type=special_offers&city=Nowhere%25');
    expect(nothing.body).toEqual({ city_name: 'Nowhere%', special_offers: [] });
  });

  it('the feed of a city and a point has the items of both', async () => {
    const { body } = await get('/events/event-location?city=Suva&lat=-23.5&lng=-46.6&radius=10');
    expect(titles(body.event)).toEqual(['Far', 'Dateline']);
  });

  it('requires both coordinates of a point', async () => {
    const { status, body } = await get(`${CALLS.both}?lat=1`);
    expect([status, body.errors]).toEqual([422, { lng: ['required'] }]);
  });
});
