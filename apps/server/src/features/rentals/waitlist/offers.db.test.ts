import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../platform/testing-data.ts';
import { AccountsRig, mailsTo } from '../../accounts/testing.ts';
import { addUpload, DESCRIPTION, editOf, type TestLister } from '../../listings/testing.ts';
import { formFor, inviteTo, rowOf } from '../invitations/testing.ts';
import { endDueStays } from '../stays/commands/end-stays.ts';
import { addTenant, type Party } from '../stays/testing.ts';
import { expireOffers, waitlistJobs } from './jobs.ts';
import { addFullHouse, type FullHouse, waitlistState } from './testing.ts';

let rig: AccountsRig;
beforeAll(async () => {
  rig = await AccountsRig.open();
});
beforeEach(() => rig.clock.set(TEST_NOW));
afterAll(() => rig.close());

const HOUR = 60 * 60 * 1000;
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR);
const expire = (now: Date) => {
  rig.clock.set(now);
  return expireOffers(rig.database.db, now);
};
/** When the open offer of an entry ends, and the instant before. The clock of a test goes on. */
const endOf = async (entry: number) => {
  const { expires_at } = await rig.database.db
    .selectFrom('waitlist_offers')
    .select('expires_at')
    .where('entry_id', '=', entry)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { end: expires_at, before: new Date(expires_at.getTime() - 1) };
};
const isAbout = (instant: Date) =>
  expect.stringMatching(new RegExp(`^${instant.toISOString().slice(0, 17)}`));
const join = async ({ page }: FullHouse, person: Party, body: object = {}): Promise<number> =>
  (await rig.post(page, body, person.token)).body.data.id;
const mine = async ({ id }: Party) =>
  (await rig.get('/waitlist', await rig.tokenOf(id))).body.data[0];
const checkOut = (house: FullHouse, rental = house.rentalId) =>
  rig.post(
    `/rental/${rental}/checkout`,
    { checkout_date: '2026-03-01', checkout_time: '12:00' },
    house.token,
  );
const setStatus = ({ listing, token }: FullHouse, status: number) =>
  rig.post(`/crashpads/status/${listing.id}`, { status }, token);
const mode = ({ listing, token }: FullHouse, value: string) =>
  rig.put(`/listing/${listing.id}/waitlist-mode`, { mode: value }, token);
const offer = (house: FullHouse, entry: number, bed_id = house.bed, token = house.token) =>
  rig.post(`/lister/waitlist/${entry}/offer`, { bed_id }, token);
const release = (house: FullHouse, entry: number) =>
  rig.delete(`/lister/waitlist/${entry}/offer`, house.token);
/** With a session of its own: those of a test end while its clock jumps. */
const answer = async (entry: number, what: 'claim' | 'pass', { id }: Party) =>
  rig.post(`/waitlist/${entry}/${what}`, undefined, await rig.tokenOf(id));
const kindsOf = async (memberId: number) =>
  (
    await rig.database.db
      .selectFrom('notifications')
      .select('kind')
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);
const offersOf = (entry: number) =>
  rig.database.db
    .selectFrom('waitlist_offers')
    .select(['state', 'bed_id'])
    .where('entry_id', '=', entry)
    .orderBy('id')
    .execute();

/** A full house with people on its waitlist, whose bed has just become free. */
async function freed({ people = 2, automatic = false, rooms = [['cold']] as 'cold'[][] } = {}) {
  const house = await addFullHouse(rig, { listing: { rooms } });
  if (automatic) await mode(house, 'automatic');
  const waiting: Party[] = [];
  const entries: number[] = [];
  for (let n = 0; n < people; n += 1) {
    const person = await addTenant(rig, { user_plan: 'seeker' });
    waiting.push(person);
    entries.push(await join(house, person));
  }
  await checkOut(house);
  const [first, second] = waiting as [Party, Party];
  const [one = 0, two = 0] = entries;
  return { house, waiting, first, second, one, two };
}

describe('in the manual mode', () => {
  it('the lister is asked once, offers the bed, and it is held for 24 hours', async () => {
    const { house, first, one } = await freed();
    expect(await kindsOf(house.id)).toEqual(['waitlist_bed_free']);
    const [mail] = await mailsTo(rig, house.email);
    expect(mail?.subject).toContain('2 people are waiting');
    const [list] = (await rig.get('/lister/waitlist', house.token)).body.data;
    expect(list.beds).toMatchObject([{ bed_id: house.bed, bed_kind: 'cold' }]);
    const offered = await offer(house, one);
    expect(offered.status).toBe(201);
    expect(offered.body.data).toMatchObject({
      state: 'offered',
      offer: { bed_id: house.bed, from: '2026-03-01', expires_at: isAbout(later(24)) },
    });
    expect(await mine(first)).toMatchObject({ state: 'offered', position: 1 });
    expect(await kindsOf(first.id)).toEqual(['waitlist_offered']);
    const [told] = await mailsTo(rig, first.email);
    expect(told?.subject).toContain('A bed is free at');
    expect(told?.text).toContain('March 2, 2026 at 12:00 PM UTC');
    const { body } = await rig.get(`/listing/${house.listing.id}`);
    expect(body.data).toMatchObject({ free_from: null, num_free_from: 0 });
    const beds = (await rig.get('/lister/available-bed', house.token)).body;
    expect(JSON.stringify(beds)).toContain('"status":"PENDING"');
    expect(beds.beds[0].held_for).toMatchObject({ member_id: first.id });
  });

  it('a pass and an expiry return the bed to the lister', async () => {
    const { house, first, second, one, two } = await freed();
    await offer(house, one);
    expect((await answer(one, 'pass', first)).body.data).toMatchObject({
      state: 'waiting',
      position: 1,
      offer: null,
    });
    expect(await kindsOf(house.id)).toEqual(['waitlist_bed_free', 'waitlist_bed_free']);
    await offer(house, two);
    const { end, before } = await endOf(two);
    await expire(before);
    expect(await mine(second)).toMatchObject({ state: 'offered' });
    await expire(end);
    expect(await mine(second)).toBeUndefined();
    expect(await kindsOf(second.id)).toEqual(['waitlist_offered', 'waitlist_expired']);
    expect(await kindsOf(house.id)).toHaveLength(3);
    expect(await offersOf(two)).toEqual([{ state: 'expired', bed_id: house.bed }]);
  });

  it('the lister takes an offer back, and may offer the bed again', async () => {
    const { house, first, one } = await freed();
    await offer(house, one);
    expect((await release(house, one)).body.data).toMatchObject({ state: 'waiting', offer: null });
    expect(await kindsOf(first.id)).toEqual(['waitlist_offered', 'waitlist_released']);
    expect(await kindsOf(house.id)).toHaveLength(1);
    expect((await offer(house, one)).status).toBe(201);
  });
});

describe('in the automatic mode', () => {
  it('the bed goes to the first person at once, and on to the next one', async () => {
    const { house, first, second, one, two } = await freed({ automatic: true });
    expect(await mine(first)).toMatchObject({ state: 'offered' });
    expect(await kindsOf(house.id)).toEqual([]);
    await answer(one, 'pass', first);
    expect(await mine(first)).toMatchObject({ state: 'waiting', position: 1 });
    expect(await mine(second)).toMatchObject({ state: 'offered' });
    await expire((await endOf(two)).end);
    // Nobody else is left: the first one passed on this bed.
    expect(await offersOf(one)).toHaveLength(1);
    expect(await offersOf(two)).toEqual([{ state: 'expired', bed_id: house.bed }]);
  });

  it('a bed that everyone passed on is free for all', async () => {
    const { house, first, one } = await freed({ people: 1, automatic: true });
    await answer(one, 'pass', first);
    const late = await addTenant(rig);
    expect((await rig.post(house.page, {}, late.token)).status).toBe(409);
    const { body } = await rig.get(`/listing/${house.listing.id}`);
    expect(body.data.num_free_from).toBe(1);
  });

  it('turning it on offers the beds that are free', async () => {
    const { house, first } = await freed();
    expect(await mine(first)).toMatchObject({ state: 'waiting' });
    expect((await mode(house, 'automatic')).body.data).toEqual({ mode: 'automatic' });
    expect(await mine(first)).toMatchObject({ state: 'offered' });
  });

  it('skips who wants another bed or another day', async () => {
    const house = await addFullHouse(rig);
    await mode(house, 'automatic');
    const people = [await addTenant(rig), await addTenant(rig), await addTenant(rig)];
    const [hot, late, fits] = people as [Party, Party, Party];
    await join(house, hot, { bed_kind: 'hot' });
    await join(house, late, { from: '2026-09-01' });
    await join(house, fits, { from: '2026-03-20', bed_kind: 'cold' });
    await checkOut(house);
    expect(await mine(hot)).toMatchObject({ state: 'waiting' });
    expect(await mine(late)).toMatchObject({ state: 'waiting' });
    expect(await mine(fits)).toMatchObject({ state: 'offered' });
  });
});

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
      await job.run({});
      expect(await mine(person)).toMatchObject({ state: 'waiting' });
      rig.clock.set(instant);
      await job.run({});
      expect(await mine(person)).toMatchObject({
        state: 'offered',
        offer: { from: checkout_date },
      });
      // The tenant cannot stay longer while the bed is held from that day on.
      const { user_id } = await rowOf(rig, house.rentalId);
      const longer = { checkout_date: '2027-01-15', checkout_time: '10:00' };
      const path = `/rental/${house.rentalId}/checkout-date`;
      await rig.post(path, longer, await rig.tokenOf(user_id ?? 0));
      const extended = await rig.post(`${path}/confirm`, longer, await rig.tokenOf(house.id));
      expect(extended).toMatchObject({ status: 409, body: { error_code: 'BED_TAKEN' } });
    },
  );

  it('and waits for who needs it later: they are offered it when their day is near', async () => {
    const house = await addFullHouse(rig);
    await mode(house, 'automatic');
    const person = await addTenant(rig);
    await join(house, person, { from: '2026-05-01' });
    await checkOut(house);
    const [, job] = waitlistJobs(rig.services);
    rig.clock.set(new Date('2026-03-31T12:00:00Z'));
    await job?.run({});
    expect(await mine(person)).toMatchObject({ state: 'waiting' });
    rig.clock.set(new Date('2026-04-01T12:00:00Z'));
    await job?.run({});
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

describe('a claimed bed', () => {
  it('stays held for 48 hours, and only its person can be invited to it', async () => {
    const { house, first, second, one } = await freed();
    await offer(house, one);
    rig.clock.set(later(1));
    expect((await answer(one, 'claim', first)).body.data).toMatchObject({
      state: 'claimed',
      offer: { expires_at: isAbout(later(49)) },
    });
    expect(await kindsOf(house.id)).toContain('waitlist_claimed');
    const [mail] = await mailsTo(rig, house.email);
    expect(mail?.subject).toContain('wants the bed at');
    const form = { ...formFor(house), user_id: second.id, email: undefined };
    const refused = await rig.post('/rental/invite', form, house.token);
    expect(refused).toMatchObject({ status: 409, body: { error_code: 'BED_TAKEN' } });
    const stranger = await rig.post('/rental/invite', formFor(house), house.token);
    expect(stranger).toMatchObject({ status: 409, body: { error_code: 'BED_TAKEN' } });
    const invited = await rig.post('/rental/invite', { ...form, user_id: first.id }, house.token);
    expect(invited.status, invited.text).toBe(201);
    expect(JSON.stringify(invited.body)).not.toContain(first.email);
    expect(await mine(first)).toBeUndefined();
    expect(await offersOf(one)).toEqual([{ state: 'invited', bed_id: house.bed }]);
  });

  it('is returned when the lister does not invite in time; the person keeps their place', async () => {
    const { house, first, one, second } = await freed({ automatic: true });
    rig.clock.set(later(1));
    await answer(one, 'claim', first);
    const { end, before } = await endOf(one);
    expect(end.getTime()).toBeGreaterThanOrEqual(later(49).getTime());
    await expire(before);
    expect(await mine(first)).toMatchObject({ state: 'claimed' });
    await expire(end);
    expect(await mine(first)).toMatchObject({ state: 'waiting', position: 1 });
    expect(await mine(second)).toMatchObject({ state: 'waiting' });
    expect(await kindsOf(first.id)).toContain('waitlist_lapsed');
    expect((await offer(house, one)).status).toBe(201);
  });

  it('by email, too, the invited person leaves the waitlist', async () => {
    const { house, first, one } = await freed();
    await offer(house, one);
    await inviteTo(rig, house, { email: first.email });
    expect(await mine(first)).toBeUndefined();
  });
});

describe('a bed or crash pad is gone', () => {
  it('the offer is withdrawn when its crash pad is deactivated', async () => {
    const { house, first, one } = await freed();
    await offer(house, one);
    const { status } = await setStatus(house, 1);
    expect(status).toBeLessThan(400);
    expect(await mine(first)).toMatchObject({ state: 'waiting', offer: null });
    expect(await kindsOf(first.id)).toEqual(['waitlist_offered', 'waitlist_withdrawn']);
    expect(await answer(one, 'claim', first)).toMatchObject({
      status: 409,
      body: { message: 'This bed is no longer available.' },
    });
  });

  it('all leave the waitlist of a deleted crash pad, and are told', async () => {
    const { house, first, second, one } = await freed();
    await offer(house, one);
    const { status } = await setStatus(house, 0);
    expect(status).toBeLessThan(400);
    expect(await mine(first)).toBeUndefined();
    expect(await mine(second)).toBeUndefined();
    expect(await kindsOf(second.id)).toEqual(['waitlist_closed']);
  });
});

describe('refused', () => {
  it('strangers, the other party and the wrong state change nothing', async () => {
    const { house, first, second, one, two } = await freed();
    const other = await addFullHouse(rig);
    const refused = async (
      call: () => ReturnType<AccountsRig['post']>,
      status: number,
      message?: string,
    ) => {
      const before = await waitlistState(rig);
      const { status: answered, body } = await call();
      expect(answered).toBe(status);
      if (message !== undefined) expect(body.message).toBe(message);
      expect(await waitlistState(rig)).toEqual(before);
    };
    await refused(() => answer(one, 'claim', first), 409, 'No bed is offered right now.');
    await refused(() => answer(one, 'pass', first), 409);
    await refused(() => release(house, one), 409);
    await refused(() => offer(house, one, house.bed, other.token), 404);
    await refused(() => offer(house, one, house.bed, first.token), 403);
    await refused(() => offer(house, one, other.bed), 404);
    await refused(() => offer(house, 999_999), 404);
    await refused(() => rig.post(`/lister/waitlist/${one}/offer`, {}, house.token), 422);
    await refused(() => rig.post(`/lister/waitlist/${one}/offer`, {}, other.token), 404);
    await refused(() => mode(house, 'random'), 422);
    await refused(
      () => rig.put(`/listing/${house.listing.id}/waitlist-mode`, {}, other.token),
      404,
    );
    await offer(house, one);
    await refused(() => offer(house, one), 409, 'A bed is already held for them.');
    await refused(() => offer(house, two), 409);
    await refused(() => answer(one, 'claim', second), 404);
    await refused(() => answer(one, 'claim', { ...first, id: house.id }), 403);
    await answer(one, 'claim', first);
    await refused(() => answer(one, 'claim', first), 409);
  });
});

describe('at once', () => {
  it('of two claims one counts', async () => {
    const { house, first, one } = await freed();
    await offer(house, one);
    const answers = await Promise.all([1, 2, 3].map(() => answer(one, 'claim', first)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await kindsOf(house.id)).filter((kind) => kind === 'waitlist_claimed')).toHaveLength(1);
  });

  it('two offers of one bed, or of two beds to one person, hold one', async () => {
    const { house, one, two } = await freed({ rooms: [['cold', 'cold']] });
    const [, bed2 = 0] = house.listing.bedIds;
    await checkOut(house, house.rentals[1]);
    const sameBed = await Promise.all([offer(house, one), offer(house, two)]);
    expect(sameBed.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const free = sameBed[0]?.status === 201 ? two : one;
    const samePerson = await Promise.all([offer(house, free, bed2), offer(house, free, bed2)]);
    expect(samePerson.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('a claim at the instant of the expiry and the job: the claim is too late', async () => {
    const { house, first, one } = await freed();
    await offer(house, one);
    const { end } = await endOf(one);
    rig.clock.set(end);
    const [claim] = await Promise.all([
      answer(one, 'claim', first),
      expireOffers(rig.database.db, end),
      expireOffers(rig.database.db, end),
    ]);
    expect(claim).toMatchObject({ status: 409 });
    expect(await offersOf(one)).toEqual([{ state: 'expired', bed_id: house.bed }]);
  });

  it('a claim and a release, a deletion or an invitation of the lister: one wins', async () => {
    for (const what of ['release', 'deactivate', 'invite'] as const) {
      const { house, first, one } = await freed();
      await offer(house, one);
      const other = {
        release: () => release(house, one),
        deactivate: () => setStatus(house, 1),
        invite: () =>
          rig.post('/rental/invite', { ...formFor(house), email: first.email }, house.token),
      }[what];
      const [claim, step] = await Promise.all([answer(one, 'claim', first), other()]);
      expect([200, 404, 409]).toContain(claim.status);
      expect(step.status, step.text).toBeLessThan(400);
      const [only, ...more] = await offersOf(one);
      expect(more).toEqual([]);
      const end = { release: 'released', deactivate: 'withdrawn', invite: 'invited' }[what];
      expect(only?.state).toBe(end);
    }
  });
});
