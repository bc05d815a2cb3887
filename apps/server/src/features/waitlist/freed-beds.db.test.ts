import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addUpload, DESCRIPTION, editOf, type TestLister } from '../listings/testing.ts';
import { endDueStays } from '../rentals/stays/ends.ts';
import { addTenant, rowOf } from '../rentals/testing.ts';
import { waitlistJobs } from './jobs.ts';
import { addFullHouse, HOUR, waitlistCalls } from './testing.ts';

const rig = useTestApp();
beforeEach(() => rig.clock.set(TEST_NOW));

const { join, mine, checkOut, setStatus, mode, offer, answer, kindsOf, offersOf, freed } =
  waitlistCalls(() => rig);

describe('a bed becomes free', () => {
  it('when its tenant leaves, when an invitation is cancelled, and when a bed is added', async () => {
    const [left, cancelled, added] = [
      await addFullHouse(rig),
      await addFullHouse(rig, { rental: { status: 'pending', user_id: null } }),
      await addFullHouse(rig),
    ];
    for (const house of [left, cancelled, added]) {
      await mode(house, 'automatic');
      await join(house, await addTenant(rig));
    }
    const { user_id } = await rowOf(rig, left.rentalId);
    const tenant = await rig.tokenOf(user_id ?? 0);
    await rig.post(`/rental/${left.rentalId}/leave`, {}, tenant);
    await rig.post(`/rental/${cancelled.rentalId}/cancel-invite`, {}, cancelled.token);
    const lister: TestLister = { id: added.id, token: added.token };
    const form = await editOf(rig, lister, added.listing.id);
    form.rooms[0].beds.push({ bed_name: 'Bed 2', bed_kind: 'cold' });
    const picture = await addUpload(rig.database.db, added.id);
    Object.assign(form, {
      description: DESCRIPTION,
      images: [picture],
      thumbnail: picture,
      number_of_shower: 1,
    });
    const { status, text } = await rig.put(`/crashpads/${added.listing.id}`, form, added.token);
    expect(status, text).toBeLessThan(400);
    const { db } = rig.database;
    for (const { listing } of [left, cancelled, added]) {
      const held = await db
        .selectFrom('waitlist_offers as o')
        .innerJoin('waitlist_entries as e', 'e.id', 'o.entry_id')
        .select('o.state')
        .where('e.listing_id', '=', listing.id)
        .execute();
      expect(held).toEqual([{ state: 'open' }]);
    }
  });

  it.each([
    ['a month', 'America/New_York', '2026-11-20', '2026-10-21T04:00:00Z'],
    ['the start of daylight saving', 'America/New_York', '2026-04-07', '2026-03-08T05:00:00Z'],
    ['its end', 'America/New_York', '2026-12-01', '2026-11-01T04:00:00Z'],
    ['a skipped midnight', 'Africa/Cairo', '2026-05-24', '2026-04-23T22:00:00Z'],
  ])(
    'within 30 days of an agreed end, counted over %s in local time',
    async (_what, timeZone, checkout_date, at) => {
      const house = await addFullHouse(rig, { timeZone, rental: { checkout_date } });
      await mode(house, 'automatic');
      const person = await addTenant(rig);
      await join(house, person);
      expect(await mine(person)).toMatchObject({ state: 'waiting' });
      const [, job] = waitlistJobs(rig.services);
      if (job === undefined) throw new Error('no job');
      const instant = new Date(at);
      expect(
        await job.nextDue?.(new Date(instant.getTime() - 1), new Date(instant.getTime() + HOUR)),
      ).toEqual(instant);
      rig.clock.set(new Date(instant.getTime() - 60_000));
      await job.run();
      expect(await mine(person)).toMatchObject({ state: 'waiting' });
      rig.clock.set(instant);
      await job.run();
      expect(await mine(person)).toMatchObject({
        state: 'offered',
        offer: { from: checkout_date },
      });
      // The tenant cannot extend their stay while the bed is held from that day on.
      const { user_id } = await rowOf(rig, house.rentalId);
      const longer = { checkout_date: '2027-01-15', checkout_time: '10:00' };
      const path = `/rental/${house.rentalId}/checkout-date`;
      await rig.post(path, longer, await rig.tokenOf(user_id ?? 0));
      const extended = await rig.post(`${path}/confirm`, longer, await rig.tokenOf(house.id));
      expect(extended).toMatchObject({ status: 409, body: { error_code: 'BED_TAKEN' } });
    },
  );

  it('a bed becomes free for a later date: it is offered when their day is near', async () => {
    const house = await addFullHouse(rig);
    await mode(house, 'automatic');
    const person = await addTenant(rig);
    await join(house, person, { from: '2026-05-01' });
    await checkOut(house);
    const [, job] = waitlistJobs(rig.services);
    rig.clock.set(new Date('2026-03-31T12:00:00Z'));
    await job?.run();
    expect(await mine(person)).toMatchObject({ state: 'waiting' });
    rig.clock.set(new Date('2026-04-01T12:00:00Z'));
    await job?.run();
    expect(await mine(person)).toMatchObject({ state: 'offered' });
  });

  it('once: the end of a stay whose bed is held changes nothing', async () => {
    const house = await addFullHouse(rig, {
      rental: { checkout_date: '2026-03-10', checkout_time: '10:00' },
    });
    const person = await addTenant(rig);
    const entry = await join(house, person);
    expect((await offer(house, entry)).status).toBe(201);
    rig.clock.set(new Date('2026-03-10T10:00:00Z'));
    await answer(entry, 'claim', person);
    await endDueStays(rig.database.db, rig.clock.now());
    expect(await offersOf(entry)).toHaveLength(1);
  });
});

describe('a removed bed or crash pad', () => {
  it('withdraws the offer when the crash pad is deactivated', async () => {
    const { house, first, firstEntry } = await freed();
    await offer(house, firstEntry);
    const { status } = await setStatus(house, 1);
    expect(status).toBeLessThan(400);
    expect(await mine(first)).toMatchObject({ state: 'waiting', offer: null });
    expect(await kindsOf(first.id)).toEqual(['waitlist_offered', 'waitlist_withdrawn']);
    expect(await answer(firstEntry, 'claim', first)).toMatchObject({
      status: 409,
      body: { message: 'This bed is no longer available.' },
    });
  });

  it('closes the waitlist of a deleted crash pad, and notifies everyone on it', async () => {
    const { house, first, second, firstEntry } = await freed();
    await offer(house, firstEntry);
    const { status } = await setStatus(house, 0);
    expect(status).toBeLessThan(400);
    expect(await mine(first)).toBeUndefined();
    expect(await mine(second)).toBeUndefined();
    expect(await kindsOf(second.id)).toEqual(['waitlist_closed']);
  });
});
