import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import type { App } from '../../http/app.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { openTestDatabase, testServices } from '../../testing/services.ts';

let database: DatabaseHandle;
let app: App;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildApp(testServices(database));
});
afterAll(async () => {
  await app.fastify.close();
  await database.close();
});

async function get(url: string) {
  const answer = await app.fastify.inject(`/api${url}`);
  return { status: answer.statusCode, body: answer.json() };
}

describe('invalid input is refused by field', () => {
  it.each([
    ['/airports/jfk/listings?limit=21', 'limit'],
    ['/airports/jfk/listings?limit=0', 'limit'],
    ['/airports/jfk/listings?limit=', 'limit'],
    ['/airports/jfk/listings?offset=10001', 'offset'],
    ['/airports/jfk/listings?offset=-1', 'offset'],
    ['/airports/jfk/listings?sort=foo', 'sort'],
    ['/airports/jfk/listings?sort=price&sort=date', 'sort'],
    ['/airports/jfk/listings?dir=up', 'dir'],
    ['/airports/jfk/listings?gender=x', 'gender'],
    ['/airports/jfk/listings?bed=warm', 'bed'],
    ['/airports/jfk/listings?occupied=2', 'occupied'],
    ['/airports/jfk%00/listings', 'code'],
    ['/airports/jfk%00/nearest', 'code'],
    ['/listings?lat=abc&lon=1', 'lat'],
    ['/listings?lat=91&lon=1', 'lat'],
    ['/listings?lat=1&lon=181', 'lon'],
    ['/listings?lat=1', 'lon'],
    ['/listings?lon=1', 'lat'],
    ['/listings?lat=1&lon=1&radius=501', 'radius'],
    ['/listings?lat=1&lon=1&radius=0', 'radius'],
    ['/listings?search=a%00b', 'search'],
    ['/listings/ids?chunk=0', 'chunk'],
    ['/listings/ids?chunk=a', 'chunk'],
    ['/airports?limit=51', 'limit'],
    ['/airports/search?search=%00', 'search'],
    ['/airports/search', 'search'],
    [`/airports/search?search=${'x'.repeat(101)}`, 'search'],
    ['/airports/search?search=a&search=b', 'search'],
    ['/geo/names', 'south'],
    ['/geo/names?south=40&north=41&west=-74', 'east'],
    ['/geo/names?south=-91&north=-90&west=0&east=1', 'south'],
    ['/geo/names?south=40&north=41&west=-541&east=-540', 'west'],
    ['/geo/names?south=41&north=40&west=-74&east=-73', 'north'],
    ['/geo/names?south=40&north=40&west=-74&east=-73', 'north'],
    ['/geo/names?south=40&north=41&west=-73&east=-74', 'north'],
    ['/geo/names?south=0&north=12.1&west=0&east=1', 'north'],
    ['/geo/names?south=0&north=1&west=0&east=360', 'north'],
    ['/geo/names?south=a&north=1&west=0&east=1', 'south'],
    ['/listing/related/abc', 'id'],
    ['/listing/related/99999999999', 'id'],
    ['/listing/related/1?limit=0', 'limit'],
    ['/listing/related/1?limit=101', 'limit'],
    ['/listing/related/1?offset=-1', 'offset'],
  ])('%s: %s', async (url, field) => {
    const { status, body } = await get(url);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error_code: 'INVALID_INPUT',
      errors: { [field]: [expect.any(String)] },
    });
  });

  it.each([
    '/airports/qqq/listings',
    '/airports/qqq/nearest',
    '/airports/qqq/pins',
    '/airports/2147483648/listings',
    '/listings?search=qqq',
    '/listings/featured/qqq',
  ])('%s: unknown', async (url) => {
    expect(await get(url)).toEqual({
      status: 404,
      body: { message: 'Unknown airport', error_code: 'NOT_FOUND' },
    });
  });

  it('the listings of an unknown member return 404', async () => {
    expect((await get('/listing/related/2000000000')).status).toBe(404);
  });
});
