import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../testing/data.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { refresh } from '../../listings/testing.ts';
import { addEntry, addFullHouse, addOffer } from '../../waitlist/testing.ts';
import { addHost, addParty, addRental, addTenant, formFor, type Host } from '../testing.ts';
import { blockJobs } from './blocks.ts';

const rig = useTestApp();
beforeEach(() => rig.clock.set(TEST_NOW));

/** A crash pad with one bed. */
const house = (settings: Parameters<typeof addHost>[1] = {}) =>
  addHost(rig, { timeZone: 'UTC', ...settings, listing: { rooms: [['cold']] } });
const bedOf = ({ listing }: Pick<Host, 'listing'>) => listing.bedIds[0] ?? 0;
const block = (
  host: Pick<Host, 'listing'>,
  { token, ...days }: { token?: string; from?: unknown; until?: unknown; note?: string },
) =>
  rig.call('POST', `/beds/${bedOf(host)}/blocks`, {
    body: { from: '2026-03-01', until: '2026-03-08', ...days },
    ...(token !== undefined && { token }),
  });
const countBlocks = async ({ listing }: Pick<Host, 'listing'>) => {
  const { db } = rig.database;
  const rows = db.selectFrom('bed_blocks').select('id').where('bed_id', 'in', listing.bedIds);
  return (await rows.execute()).length;
};
const counts = async ({ listing }: Pick<Host, 'listing'>) => {
  const { body } = await rig.get(`/listing/${listing.id}`);
  const { num_beds, num_occupied_beds, num_vacant_beds, free_from } = body.data;
  return [num_beds, num_occupied_beds, num_vacant_beds, free_from];
};
const found = async ({ listing }: Pick<Host, 'listing'>) =>
  rig.database.db
    .selectFrom('airport_listings')
    .select(['is_full', 'free_from'])
    .where('listing_id', '=', listing.id)
    .executeTakeFirstOrThrow();

describe('a block of a bed', () => {
  it('is refused to everybody but the lister with a plan, and malformed only to them', async () => {
    const host = await house();
    const { token } = host;
    const seeker = await addParty(rig, { user_plan: 'seeker' });
    const other = await addHost(rig);
    const expired = await house({ member: { expire_at: '2026-02-01T00:00:00Z' } });
    expect((await block(host, {})).status).toBe(401);
    expect((await block(host, seeker)).status).toBe(403);
    for (const from of ['2026-03-01', 'soon']) {
      expect((await block(host, { token: other.token, from })).status).toBe(404);
    }
    expect(await block(expired, expired)).toMatchObject({
      ...{ status: 403, body: { error_code: 'ACCOUNT_EXPIRED' } },
    });
    const refused = async (days: Omit<Parameters<typeof block>[1], 'token'>) => {
      const { status, body } = await block(host, { token, ...days });
      return [status, body.errors];
    };
    expect(await refused({ from: '2026-03-08' })).toEqual([
      ...[422, { until: ['end_is_not_after_the_start'] }],
    ]);
    expect(await refused({ until: '2027-03-03' })).toEqual([
      ...[422, { until: ['is_more_than_a_year'] }],
    ]);
    expect(await refused({ from: '2026-02-28' })).toEqual([
      ...[422, { from: ['date_is_before_today'] }],
    ]);
    expect(await refused({ until: 'soon', note: 'n'.repeat(201) })).toMatchObject([
      ...[422, { until: ['date_is_not_valid'], note: [expect.any(String)] }],
    ]);
    expect(await countBlocks(host)).toBe(0);
    expect((await block(host, { token, until: '2027-03-02' })).status).toBe(201);
  });

  it('leaves nothing free on its days, is no occupancy, and gives the bed back when it goes', async () => {
    const host = await house();
    const { token } = host;
    const before = [await counts(host), await found(host)];
    const { status, body } = await block(host, { token, note: 'Bedbugs' });
    expect(status).toBe(201);
    const { id } = body.data;
    expect(body.data).toMatchObject({ from: '2026-03-01', until: '2026-03-08', note: 'Bedbugs' });
    expect(await counts(host)).toEqual([1, 0, 0, '2026-03-08']);
    expect(await found(host)).toEqual({ is_full: true, free_from: '2026-03-08' });
    const beds = await rig.get('/lister/available-bed', token);
    expect(beds.body.beds).toMatchObject([{ available_from: '2026-03-08' }]);
    expect((await rig.get('/lister/listings/unrented', token)).body.data).toEqual([]);
    const page = await rig.get(`/listing/${host.listing.id}/availability`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('Bedbugs');
    for (const days of [
      { start_date: '2026-03-07' },
      { start_date: '2026-03-01', end_date: '2026-03-02', end_time: '10:00' },
    ]) {
      expect(await rig.post('/rental/invite', formFor(host, days), token)).toMatchObject({
        status: 409,
        body: { error_code: 'BED_TAKEN', taken_on: days.start_date },
      });
    }
    const other = await addHost(rig);
    expect((await rig.call('DELETE', `/blocks/${id}`, { token: other.token })).status).toBe(404);
    expect((await rig.call('DELETE', `/blocks/${id}`)).status).toBe(401);
    expect((await rig.call('DELETE', `/blocks/${id}`, { token })).status).toBe(204);
    expect((await rig.call('DELETE', `/blocks/${id}`, { token })).status).toBe(404);
    expect([await counts(host), await found(host)]).toEqual(before);
    const again = await rig.post('/rental/invite', formFor(host), token);
    expect(again.status, again.text).toBe(201);
  });

  it('does not touch a stay, a hold or another block, and names their day', async () => {
    const { db } = rig.database;
    const taken = (from: string) => ({
      ...{ status: 409, body: { error_code: 'BED_TAKEN', taken_on: from } },
    });
    const rented = await house();
    const stay = { start_date: '2026-03-05', checkout_date: '2026-03-10', checkout_time: '10:00' };
    await addRental(db, rented.listing, bedOf(rented), stay);
    expect(await block(rented, { ...rented, from: '2026-03-02' })).toMatchObject(
      taken('2026-03-05'),
    );
    const later = { token: rented.token, from: '2026-03-09', until: '2026-03-12' };
    expect(await block(rented, later)).toMatchObject(taken('2026-03-09'));
    const free = { token: rented.token, from: '2026-03-10', until: '2026-03-12' };
    expect((await block(rented, free)).status).toBe(201);
    expect(await block(rented, { ...free, from: '2026-03-11', until: '2026-03-20' })).toMatchObject(
      taken('2026-03-11'),
    );
    const held = await addFullHouse(rig, {
      rental: { checkout_date: '2026-03-01', checkout_time: '10:00', start_date: '2026-02-01' },
    });
    const person = await addTenant(rig);
    const entry_id = await addEntry(db, held.listing.id, person.id);
    await addOffer(db, { entry_id, bed_id: held.bed, listingId: held.listing.id });
    expect(await block(held, held)).toMatchObject(taken('2026-03-01'));
  });

  it('of a block and an invitation at once one wins', async () => {
    const host = await house();
    const both = await Promise.all([
      block(host, { token: host.token, from: '2026-03-20', until: '2026-03-22' }),
      rig.post('/rental/invite', formFor(host), host.token),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.error_code).toBe('BED_TAKEN');
  });

  it('begins and ends at midnight of the crash pad', async () => {
    const host = await house({ timeZone: 'America/New_York' });
    await block(host, { token: host.token, from: '2026-03-02', until: '2026-03-04' });
    const [job] = blockJobs(rig.services);
    const at = async (instant: string) => {
      rig.clock.set(new Date(instant));
      await job?.run();
      return (await found(host)).is_full;
    };
    const due = await job?.nextDue?.(TEST_NOW, new Date('2026-03-03T00:00:00Z'));
    expect(due).toEqual(new Date('2026-03-02T05:00:00Z'));
    expect([
      await at('2026-03-02T04:59:00Z'),
      await at('2026-03-02T05:00:00Z'),
      await at('2026-03-04T04:59:00Z'),
      await at('2026-03-04T05:00:00Z'),
    ]).toEqual([false, true, true, false]);
  });

  it('keeps a bed from the waitlist until it ends', async () => {
    const host = await house();
    await block(host, { token: host.token, until: '2026-09-01' });
    const { id } = host.listing;
    await rig.database.db
      .updateTable('listings')
      .set({ waitlist_mode: 'automatic' })
      .where('id', '=', id)
      .execute();
    const person = await addTenant(rig);
    await addEntry(rig.database.db, id, person.id);
    await refresh(rig.database.db, [id]);
    const offers = await rig.database.db.selectFrom('waitlist_offers').selectAll().execute();
    expect(offers.filter(({ bed_id }) => bed_id === bedOf(host))).toEqual([]);
  });
});
