import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/data.ts';
import { mailsTo, useTestApp } from '../../testing/test-app.ts';
import { addTenant, formFor, inviteTo, type Party } from '../rentals/testing.ts';
import { addFullHouse, later, waitlistCalls } from './testing.ts';

const rig = useTestApp();
beforeEach(() => rig.clock.set(TEST_NOW));

const {
  expire,
  endOf,
  join,
  mine,
  checkOut,
  mode,
  offer,
  release,
  answer,
  kindsOf,
  offersOf,
  freed,
} = waitlistCalls(() => rig);
const isAbout = (instant: Date) =>
  expect.stringMatching(new RegExp(`^${instant.toISOString().slice(0, 17)}`));

describe('in manual mode', () => {
  it('notifies the lister once; they offer the bed, and it is held for 24 hours', async () => {
    const { house, first, firstEntry } = await freed();
    expect(await kindsOf(house.id)).toEqual(['waitlist_bed_free']);
    const subjects = (await mailsTo(rig, house.email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('2 people are waiting'));
    const [list] = (await rig.get('/lister/waitlist', house.token)).body.data;
    expect(list.beds).toMatchObject([{ bed_id: house.bed, bed_kind: 'cold' }]);
    const offered = await offer(house, firstEntry);
    expect(offered.status).toBe(201);
    expect(offered.body.data).toMatchObject({
      state: 'offered',
      offer: { bed_id: house.bed, from: '2026-03-01', expires_at: isAbout(later(24)) },
    });
    expect(await mine(first)).toMatchObject({ state: 'offered', position: 1 });
    expect(await kindsOf(first.id)).toEqual(['waitlist_offered']);
    const [mail] = await mailsTo(rig, first.email);
    expect(mail?.subject).toContain('A bed is free at');
    expect(mail?.text).toContain('March 2, 2026 at 12:00 PM UTC');
    const { body } = await rig.get(`/listing/${house.listing.id}`);
    expect(body.data).toMatchObject({ free_from: null, num_free_from: 0 });
    const beds = (await rig.get('/lister/available-bed', house.token)).body;
    expect(JSON.stringify(beds)).toContain('"status":"PENDING"');
    expect(beds.beds[0].held_for).toMatchObject({ member_id: first.id });
  });

  it('returns the bed to the lister after a pass or an expiry', async () => {
    const { house, first, second, firstEntry, secondEntry } = await freed();
    await offer(house, firstEntry);
    expect((await answer(firstEntry, 'pass', first)).body.data).toMatchObject({
      state: 'waiting',
      position: 1,
      offer: null,
    });
    expect(await kindsOf(house.id)).toEqual(['waitlist_bed_free', 'waitlist_bed_free']);
    await offer(house, secondEntry);
    const { end, before } = await endOf(secondEntry);
    await expire(before);
    expect(await mine(second)).toMatchObject({ state: 'offered' });
    await expire(end);
    expect(await mine(second)).toBeUndefined();
    expect(await kindsOf(second.id)).toEqual(['waitlist_offered', 'waitlist_expired']);
    expect(await kindsOf(house.id)).toHaveLength(3);
    expect(await offersOf(secondEntry)).toEqual([{ state: 'expired', bed_id: house.bed }]);
  });

  it('lets the lister withdraw an offer and offer the bed again', async () => {
    const { house, first, firstEntry } = await freed();
    await offer(house, firstEntry);
    expect((await release(house, firstEntry)).body.data).toMatchObject({
      state: 'waiting',
      offer: null,
    });
    expect(await kindsOf(first.id)).toEqual(['waitlist_offered', 'waitlist_released']);
    expect(await kindsOf(house.id)).toHaveLength(1);
    expect((await offer(house, firstEntry)).status).toBe(201);
  });
});

describe('in automatic mode', () => {
  it('offers the bed to the first person immediately, then to the next one', async () => {
    const { house, first, second, firstEntry, secondEntry } = await freed({ automatic: true });
    expect(await mine(first)).toMatchObject({ state: 'offered' });
    expect(await kindsOf(house.id)).toEqual([]);
    await answer(firstEntry, 'pass', first);
    expect(await mine(first)).toMatchObject({ state: 'waiting', position: 1 });
    expect(await mine(second)).toMatchObject({ state: 'offered' });
    await expire((await endOf(secondEntry)).end);
    // No one else is left: the first one passed on this bed.
    expect(await offersOf(firstEntry)).toHaveLength(1);
    expect(await offersOf(secondEntry)).toEqual([{ state: 'expired', bed_id: house.bed }]);
  });

  it('makes a bed that everyone passed on available to all', async () => {
    const { house, first, firstEntry } = await freed({ people: 1, automatic: true });
    await answer(firstEntry, 'pass', first);
    const late = await addTenant(rig);
    expect((await rig.post(house.page, {}, late.token)).status).toBe(409);
    const { body } = await rig.get(`/listing/${house.listing.id}`);
    expect(body.data.num_free_from).toBe(1);
  });

  it('offers the free beds when it is turned on', async () => {
    const { house, first } = await freed();
    expect(await mine(first)).toMatchObject({ state: 'waiting' });
    expect((await mode(house, 'automatic')).body.data).toEqual({ mode: 'automatic' });
    expect(await mine(first)).toMatchObject({ state: 'offered' });
  });

  it('skips people who want another bed or another day', async () => {
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

describe('a claimed bed', () => {
  it('stays held for 48 hours, for an invitation of that person only', async () => {
    const { house, first, second, firstEntry } = await freed();
    await offer(house, firstEntry);
    rig.clock.set(later(1));
    expect((await answer(firstEntry, 'claim', first)).body.data).toMatchObject({
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
    expect(await offersOf(firstEntry)).toEqual([{ state: 'invited', bed_id: house.bed }]);
  });

  it('is released when the lister does not invite in time; the person keeps their position', async () => {
    const { house, first, firstEntry, second } = await freed({ automatic: true });
    rig.clock.set(later(1));
    await answer(firstEntry, 'claim', first);
    const { end, before } = await endOf(firstEntry);
    expect(end.getTime()).toBeGreaterThanOrEqual(later(49).getTime());
    await expire(before);
    expect(await mine(first)).toMatchObject({ state: 'claimed' });
    await expire(end);
    expect(await mine(first)).toMatchObject({ state: 'waiting', position: 1 });
    expect(await mine(second)).toMatchObject({ state: 'waiting' });
    expect(await kindsOf(first.id)).toContain('waitlist_lapsed');
    expect((await offer(house, firstEntry)).status).toBe(201);
  });

  it('removes the person from the waitlist, also when invited by email', async () => {
    const { house, first, firstEntry } = await freed();
    await offer(house, firstEntry);
    await inviteTo(rig, house, { email: first.email });
    expect(await mine(first)).toBeUndefined();
  });
});
