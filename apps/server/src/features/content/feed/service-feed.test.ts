import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { serviceFeed } from './service-feed.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The feed of a fake local events service, with its requests and logs. */
async function feedOf(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: { url: string; key: unknown }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', key: request.headers['x-api-key'] });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const logged: { code?: number }[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const { port } = server.address() as AddressInfo;
  return {
    feed: serviceFeed({ url: `http://127.0.0.1:${port}/v1`, key: 'the key' }, log),
    requests,
    logged,
  };
}

const item = {
  id: 5,
  title: [{ key: 'en', value: 'Jazz' }],
  map_lat: '40.7',
  map_lng: -73.8,
  start_date: '2026-03-10',
  end_date: '2026-03-11',
  start_time: '20:00',
  end_time: '23:00',
  business_name: 'Club',
  rating: '4.5',
};
const json = (body: unknown) => (_request: IncomingMessage, response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
const area = { limit: 3, radius: 100, point: { latitude: 40.7, longitude: -73.8 } };
const empty = { event: [], special_offer: [] };

it('sends the key and skips items it cannot read', async () => {
  const { feed, requests } = await feedOf(
    json({ event: [item, { broken: true }], special_offer: [item] }),
  );
  const answer = await feed.list('event-by-event-type', ['event'], area);
  expect(answer.special_offer).toEqual([]);
  expect(answer.event).toEqual([
    expect.objectContaining({ id: 5, map_lat: 40.7, rating: 4.5, image: null }),
  ]);
  await feed.list('special-offer-location', ['special_offer'], { ...area, city: 'New York' });
  expect(requests).toEqual([
    {
      url: '/v1/event-by-event-type?eventType=event&limit=3&lat=40.7&lng=-73.8&radius=100',
      key: 'the key',
    },
    {
      url: '/v1/special-offer-location?city=New+York&limit=3&lat=40.7&lng=-73.8&radius=100',
      key: 'the key',
    },
  ]);
});

it('reads the items of a city and one item; an unknown item is null', async () => {
  const { feed } = await feedOf((request, response) => {
    if (request.url?.includes('by-type'))
      json({ city_name: 'New York', events: [item] })(request, response);
    else if (request.url === '/v1/event/5') json({ data: item })(request, response);
    else response.writeHead(404).end();
  });
  expect(await feed.ofCity('event', 'new york')).toMatchObject({
    city_name: 'New York',
    items: [{ id: 5 }],
  });
  expect(await feed.item('event', 5)).toMatchObject({ id: 5 });
  expect(await feed.item('special_offer', 5)).toBeUndefined();
});

it('returns empty lists and logs the status code when the service fails', async () => {
  const broken = await feedOf((_request, response) => response.writeHead(500).end('no'));
  expect(await broken.feed.list('event-location', ['event'], area)).toEqual(empty);
  expect(await broken.feed.ofCity('event', 'Queens')).toEqual({ city_name: 'Queens', items: [] });
  await expect(broken.feed.item('event', 1)).rejects.toMatchObject({ status: 503 });
  expect(broken.logged.map(({ code }) => code)).toEqual([3337, 3337, 3337]);

  const babbling = await feedOf((_request, response) => response.end('<html>'));
  expect(await babbling.feed.list('event-location', ['event'], area)).toEqual(empty);
  const leading = await feedOf((_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  );
  expect(await leading.feed.list('event-location', ['event'], area)).toEqual(empty);
  expect([babbling.logged, leading.logged].map((lines) => lines[0]?.code)).toEqual([3337, 3337]);
});

it('does not wait for a slow service', { timeout: 10_000 }, async () => {
  const { feed, logged } = await feedOf(() => {});
  expect(await feed.list('event-location', ['event'], area)).toEqual(empty);
  expect(logged).toEqual([expect.objectContaining({ code: 3337 })]);
});
