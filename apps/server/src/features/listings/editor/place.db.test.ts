import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { addAirport } from '../../search/testing.ts';
import {
  addLister,
  addListing,
  editOf,
  expectRefused,
  formOf,
  publish,
  type TestLister,
} from '../testing.ts';
import { hasUnkeyedListings, refreshPublicPoints } from './place.ts';

describe('the airports of a listing', () => {
  const MILES_PER_DEGREE = 69.0936;
  const HOUSE = { latitude: 40, longitude: -100 };

  const rig = useTestApp();
  let lister: TestLister;
  beforeAll(async () => {
    lister = await addLister(rig);
  });

  /** The id of an airport this many miles north of the listing. */
  async function airportAt(miles: number): Promise<number> {
    const latitude = HOUSE.latitude + miles / MILES_PER_DEGREE;
    return (await addAirport(rig.database.db, { ...HOUSE, latitude })).id;
  }

  const house = (changes: object) => formOf(rig, lister.id, { ...HOUSE, ...changes });
  const put = (id: number, body: object) =>
    rig.call('PUT', `/crashpads/${id}`, { token: lister.token, body });

  async function expectNotPublished(changes: object, errors: object, values: object) {
    const body = await house(changes);
    await expectRefused(rig, [{ method: 'POST', path: '/crashpads', body }], lister.token, {
      status: 422,
      body: { errors, values },
    });
  }

  describe('an airport of a listing', () => {
    it('is at most 50 miles away', async () => {
      const tooFar = { airport: ['airport_is_too_far_away'] };
      const airport = [await airportAt(50.1)];
      for (const airport_distance of [1, 10, 11]) {
        await expectNotPublished({ airport, airport_distance }, tooFar, { airport: 51 });
      }
      const both = { airport: [await airportAt(1), await airportAt(3000)], airport_distance: 1 };
      await expectNotPublished(both, tooFar, { airport: 3000 });
      const form = await house({ airport: [await airportAt(49.9)], airport_distance: 11 });
      expect(await rig.post('/crashpads', form, lister.token)).toMatchObject({ status: 201 });
    });

    it.each([
      [1, 5.9, 6.1],
      [2, 6.9, 7.1],
      [5, 9.9, 10.1],
      [10, 14.9, 15.1],
    ])(
      'an airport of a listing with a stated distance of %i miles may be %f but not %f away',
      async (stated, near, far) => {
        const changes = { airport: [await airportAt(far)], airport_distance: stated };
        const values = { airport_distance: Math.ceil(far) };
        await expectNotPublished(
          changes,
          { airport_distance: ['airport_distance_is_too_short'] },
          values,
        );
        const second = {
          airport: [await airportAt(1), await airportAt(far)],
          airport_distance: 1,
          other_airport_distance: stated,
        };
        await expectNotPublished(
          second,
          { other_airport_distance: ['airport_distance_is_too_short'] },
          { other_airport_distance: Math.ceil(far) },
        );
        const form = await house({ airport: [await airportAt(near)], airport_distance: stated });
        expect(await rig.post('/crashpads', form, lister.token)).toMatchObject({ status: 201 });
      },
    );
  });

  describe('an airport saved before the rule', () => {
    async function published() {
      const airport = [await airportAt(2), await airportAt(3)];
      const { data } = await publish(rig, lister, { ...HOUSE, airport });
      const move = (id: number | undefined, latitude: number) =>
        rig.database.db
          .updateTable('airports')
          .set({ latitude })
          .where('id', '=', id ?? 0)
          .execute();
      await move(airport[0], 10);
      await move(airport[1], HOUSE.latitude + 30 / MILES_PER_DEGREE);
      return { id: data.id as number, airport };
    }

    it('stays while the form leaves it unchanged', async () => {
      const { id, airport } = await published();
      const renamed = await editOf(rig, lister, id, { title: 'Another name' });
      expect(await put(id, renamed)).toMatchObject({ status: 200 });
      // Also when the two swap places, each with its distance.
      const swapped = await editOf(rig, lister, id, {
        airport: airport.toReversed(),
        airport_distance: 1,
        other_airport_distance: 3,
      });
      expect(await put(id, swapped)).toMatchObject({
        status: 200,
        body: { data: { airport: airport.toReversed() } },
      });
    });

    it('is checked once its distance or the position of the listing changes', async () => {
      const { id } = await published();
      const stated = await editOf(rig, lister, id, { other_airport_distance: 2 });
      expect(await put(id, stated)).toMatchObject({
        status: 422,
        body: {
          errors: { other_airport_distance: ['airport_distance_is_too_short'] },
          values: { other_airport_distance: 30 },
        },
      });
      const moved = await editOf(rig, lister, id, { latitude: 40.001 });
      expect(await put(id, moved)).toMatchObject({
        status: 422,
        body: { errors: { airport: ['airport_is_too_far_away'] } },
      });
    });
  });
});

describe('the public point of a listing', () => {
  const SECRET = 'another secret';
  const PLACE = { street1: '7 Shared Street', latitude: 41.5, longitude: -81.7 };

  const rig = useTestApp();
  let lister: TestLister;
  beforeAll(async () => {
    lister = await addLister(rig);
  });

  const readPlace = async (id: number) => {
    const { data } = (await rig.get(`/listing/${id}`)).body;
    return { latitude: data.latitude, longitude: data.longitude };
  };
  const publishAt = async (changes: Record<string, unknown>, who = lister) => {
    const { data } = await publish(rig, who, { ...PLACE, ...changes });
    return data.id as number;
  };

  describe('the public point of a listing', () => {
    it('is shared by all listings at its address, of any lister', async () => {
      const first = await publishAt({});
      const point = await readPlace(first);
      const unit = await publishAt({ street1: '7 shared st, Apt 9', street2: 'Rear' });
      const moved = await publishAt({ latitude: 41.5004 });
      const other = await publishAt({ postal_code: '07102-0001' }, await addLister(rig));
      for (const id of [unit, moved, other]) expect(await readPlace(id)).toEqual(point);
      expect(await readPlace(await publishAt({ street1: '8 Shared Street' }))).not.toEqual(point);
    });

    it('stays when the form is saved, and moves with the address', async () => {
      const id = await publishAt({ street1: '20 Lonely Road' });
      const point = await readPlace(id);
      const put = async (changes: Record<string, unknown>) => {
        const body = await editOf(rig, lister, id, changes);
        const answer = await rig.call('PUT', `/crashpads/${id}`, { token: lister.token, body });
        expect(answer.status).toBe(200);
        return readPlace(id);
      };
      expect(await put({ title: 'Renamed' })).toEqual(point);
      expect(await put({ street1: '20 Lonely Rd #3' })).toEqual(point);
      expect(await put({ street1: '21 Lonely Road' })).not.toEqual(point);
      expect(await put({ street1: '20 Lonely Road' })).toEqual(point);
    });

    it('is the same for a thousand page views and map queries', async () => {
      const id = await publishAt({ street1: '30 Probed Road', latitude: -20, longitude: 30 });
      const point = await readPlace(id);
      const probes = rig.database.kind === 'postgres' ? 1000 : 100;
      const points = new Set<string>();
      for (let probe = 0; probe < probes; probe += 1) {
        const lat = -20 + ((probe % 21) - 10) / 2000;
        const lon = 30 + ((probe % 17) - 8) / 2000;
        const { body } = await rig.get(`/listings?lat=${lat}&lon=${lon}&radius=5`);
        const card = body.data.find((row: { id: number }) => row.id === id);
        points.add(JSON.stringify({ latitude: card.latitude, longitude: card.longitude }));
      }
      expect([...points]).toEqual([JSON.stringify(point)]);
    });
  });

  describe('listings from before points were shared', () => {
    it('get the point of their address once', async () => {
      const { db } = rig.database;
      const old = {
        city: 'Oldtown',
        street1: '1 Old Street',
        public_latitude: 45,
        public_longitude: 45,
      };
      const ids: number[] = [];
      for (const street1 of ['1 Old Street', '1 Old St, Apt 2', '2 Old Street']) {
        const place = { latitude: 45.002, longitude: 45, user_id: lister.id, address_key: null };
        ids.push((await addListing(db, { ...old, ...place, street1 })).id);
      }
      const before = await sql`select id, public_latitude from listings
      where address_key is not null order by id`.execute(db);
      expect(await hasUnkeyedListings(db)).toBe(true);
      expect(await refreshPublicPoints(db, SECRET, rig.clock.now())).toBe(3);
      expect(await hasUnkeyedListings(db)).toBe(false);
      const points = await Promise.all(ids.map(readPlace));
      expect(points[0]).not.toEqual({ latitude: 45, longitude: 45 });
      expect(points[1]).toEqual(points[0]);
      expect(points[2]).not.toEqual(points[0]);
      expect(await refreshPublicPoints(db, SECRET, rig.clock.now())).toBe(0);
      expect(await Promise.all(ids.map(readPlace))).toEqual(points);
      const after = await sql`select id, public_latitude from listings
      where id <> all (${ids}::integer[]) order by id`.execute(db);
      expect(after.rows).toEqual(before.rows);
    });
  });
});
