import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { addListing, type TestListing } from '../listings/testing.ts';
import { addParty, addRental } from '../rentals/testing.ts';
import { addAirport } from '../search/testing.ts';
import { reportJobs } from './jobs.ts';
import { occupancyBatch, recordOccupancy } from './occupancy.ts';
import { planOf } from './testing.ts';

const rig = useTestApp();

describe('occupancy', () => {
  const daysOf = async (listing: number) => {
    const days = await rig.database.db
      .selectFrom('occupancy_days')
      .select(['day', 'beds', 'occupied'])
      .where('listing_id', '=', listing)
      .orderBy('day')
      .execute();
    return days.map(({ day, beds, occupied }) => `${day} ${occupied}/${beds}`);
  };

  /** Two beds since February 25. */
  async function pad(timeZone = 'America/New_York') {
    const { db } = rig.database;
    const lister = await addParty(rig);
    const airport = await addAirport(db, { time_zone: timeZone });
    const airports = [{ id: airport.id, distance: 2 }];
    const created_at = '2026-02-25T12:00:00Z';
    const rooms: TestListing['rooms'] = [['cold', 'hot']];
    return addListing(db, { user_id: lister.id, created_at, airports, rooms });
  }

  it('is recorded once for each day that is over at the crash pad', async () => {
    const { db } = rig.database;
    const listing = await pad();
    const [one = 0, two = 0] = listing.bedIds;
    await addRental(db, listing, one, { start_date: '2026-02-26', checkout_date: '2026-02-28' });
    const ended = {
      status: 'ended',
      start_date: '2026-02-27',
      checkout_date: '2026-02-28',
    } as const;
    await addRental(db, listing, two, ended);
    await addRental(db, listing, two, { status: 'pending', start_date: '2026-02-25' });
    await recordOccupancy(db, new Date('2026-02-28T04:00:00Z'));
    expect(await daysOf(listing.id)).toEqual(['2026-02-26 1/2']);
    await recordOccupancy(db, new Date('2026-03-01T12:30:00Z'));
    const all = ['2026-02-26 1/2', '2026-02-27 2/2', '2026-02-28 0/2'];
    expect(await daysOf(listing.id)).toEqual(all);
    expect(await recordOccupancy(db, new Date('2026-03-01T12:30:00Z'))).toBe(0);
    expect(await daysOf(listing.id)).toEqual(all);
  });

  it('occupancy of other crash pads of the lister counts from their first rental, if they are active', async () => {
    const { db } = rig.database;
    const listing = await pad('UTC');
    const row = { user_id: listing.user_id, created_at: '2026-02-01T00:00:00Z' };
    const empty = await addListing(db, row);
    const inactive = await addListing(db, { ...row, status: 1 });
    const ofAnotherLister = await addListing(db, { created_at: '2026-02-01T00:00:00Z' });
    await addRental(db, listing, listing.bedIds[0] ?? 0, { start_date: '2026-02-27' });
    await recordOccupancy(db, new Date('2026-03-01T00:30:00Z'));
    expect(await daysOf(empty.id)).toEqual(['2026-02-27 0/1', '2026-02-28 0/1']);
    expect(await daysOf(inactive.id)).toEqual([]);
    expect(await daysOf(ofAnotherLister.id)).toEqual([]);
  });

  it('is recorded for more listings than one batch, and continues after an interruption', async () => {
    const { db } = rig.database;
    const first = await pad('UTC');
    await addRental(db, first, first.bedIds[0] ?? 0, { start_date: '2026-02-27' });
    const row = { user_id: first.user_id, created_at: '2026-02-28T00:00:00Z' };
    const others = [];
    for (let n = 0; n < 51; n += 1) others.push((await addListing(db, row)).id);
    const now = new Date('2026-03-01T12:30:00Z');
    // Only the first batch was written.
    await occupancyBatch(first.id - 1, now).execute(db);
    const last = others.at(-1) ?? 0;
    expect(await daysOf(last)).toEqual([]);
    await recordOccupancy(db, now);
    expect(await daysOf(last)).toEqual(['2026-02-28 0/1']);
    expect(await daysOf(first.id)).toHaveLength(2);
  });

  it('is missing before the first recorded day', async () => {
    const { db } = rig.database;
    const { isMissing } = reportJobs(rig.services)[0] ?? {};
    await db.deleteFrom('occupancy_days').execute();
    const row = { user_id: (await addParty(rig)).id, created_at: '2025-01-01T00:00:00Z' };
    const listing = await addListing(db, row);
    await addRental(db, listing, listing.bedIds[0] ?? 0, { start_date: '2025-01-05' });
    expect(await isMissing?.()).toBe(true);
    await recordOccupancy(db, new Date('2026-03-01T12:30:00Z'));
    const days = await daysOf(listing.id);
    expect([days[0], days.length]).toEqual(['2026-01-20 1/1', 40]);
    expect(await isMissing?.()).toBe(false);
  });

  it('reports the end of each month to the test clock', async () => {
    const [job] = reportJobs(rig.services);
    const next = (after: string, until: string) => job?.nextDue?.(new Date(after), new Date(until));
    expect(await next('2026-03-01T12:00:00Z', '2026-09-01T00:00:00Z')).toEqual(
      new Date('2026-03-01T12:30:00Z'),
    );
    expect(await next('2026-12-01T12:30:00Z', '2027-02-01T00:00:00Z')).toEqual(
      new Date('2027-01-01T12:30:00Z'),
    );
    expect(await next('2026-03-02T00:00:00Z', '2026-04-01T12:29:59Z')).toBeUndefined();
  });

  it('reads every table by an index', async () => {
    const plan = await planOf(rig.database.db, occupancyBatch(0, new Date()), 'off');
    expect(plan).not.toContain('Seq Scan');
  });
});
