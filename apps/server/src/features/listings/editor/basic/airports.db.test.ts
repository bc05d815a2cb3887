import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../testing/test-app.ts';
import { addAirport } from '../../../search/testing.ts';
import {
  addLister,
  editOf,
  expectRefused,
  formOf,
  publish,
  type TestLister,
} from '../../testing.ts';

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
  test('is at most 50 miles away', async () => {
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

  test.each([
    [1, 5.9, 6.1],
    [2, 6.9, 7.1],
    [5, 9.9, 10.1],
    [10, 14.9, 15.1],
  ])('with a stated distance of %i miles may be %f but not %f away', async (stated, near, far) => {
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
  });
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

  test('stays while the form leaves it unchanged', async () => {
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

  test('is checked once its distance or the position of the listing changes', async () => {
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
