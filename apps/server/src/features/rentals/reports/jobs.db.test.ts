import { describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addListing, type TestListing } from '../../listings/testing.ts';
import { addAirport } from '../../search/testing.ts';
import { addParty, addStay } from '../stays/testing.ts';
import { addRental } from '../testing.ts';
import { occupancyBatch, recordOccupancy } from './commands/record-occupancy.ts';
import { nextReminder, remindOfDeposits, rentalsToRemind } from './commands/remind-of-deposits.ts';
import { reportJobs } from './jobs.ts';
import { addByHand, addPaid, addReturned, planOf } from './testing.ts';

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

  it('of other crash pads of the lister counts from their first rental, if they are active', async () => {
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

describe('the deposit reminder', () => {
  const ENDED = { status: 'ended', ended_at: '2026-03-01T15:00:00Z' } as const;
  /** The 14th day after the day at the crash pad. */
  const DUE = new Date('2026-03-15T07:00:00Z');
  const remindedAt = async (id: number) => {
    const row = rig.database.db.selectFrom('rentals').select('deposit_reminded_at');
    return (await row.where('id', '=', id).executeTakeFirstOrThrow()).deposit_reminded_at;
  };
  const deposit = { kind: 'deposit', amount_cents: 20_000 } as const;

  it('is sent to the lister once, two weeks after the end', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig, ENDED);
    const paid = await addPaid(db, stay, '2026-01-10T10:00:00Z', deposit);
    await addReturned(db, stay.lister.id, '2026-03-02T10:00:00Z', {
      obligation_id: paid,
      amount_cents: 5000,
    });
    expect(await remindOfDeposits(db, new Date(DUE.getTime() - 1))).toBe(0);
    expect(await Promise.all([remindOfDeposits(db, DUE), remindOfDeposits(db, DUE)])).toContain(1);
    expect(await remindedAt(stay.id)).toEqual(DUE);
    expect(await remindOfDeposits(db, new Date('2026-03-20T00:00:00Z'))).toBe(0);
    rig.clock.set(DUE);
    const mails = await mailsTo(rig, stay.lister.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: "You still hold Tia M.'s deposit" });
    expect(JSON.stringify(mails[0])).toContain('$150.00');
    expect(await mailsTo(rig, stay.tenant.email)).toEqual([]);
  });

  it('comes at 07:00Z of the 14th day after the day of the end at the crash pad', async () => {
    const { db } = rig.database;
    const [job] = reportJobs(rig.services).filter(({ name }) => name === 'remind-of-deposits');
    const ends = {
      'America/New_York': ['2027-03-02T03:30:00Z', '2027-03-15T07:00:00Z'],
      'Pacific/Honolulu': ['2027-04-02T09:00:00Z', '2027-04-15T07:00:00Z'],
      'Asia/Tokyo': ['2027-05-01T15:30:00Z', '2027-05-16T07:00:00Z'],
    } as const;
    for (const [time_zone, [ended_at, at]] of Object.entries(ends)) {
      const stay = await addStay(rig, { status: 'ended', ended_at, time_zone });
      await addByHand(db, stay, { payment_for: 'deposit' });
      const due = new Date(at);
      expect(await nextReminder(db, new Date(ended_at), new Date('2027-12-01'))).toEqual(due);
      expect(await job?.nextDue?.(new Date(ended_at), new Date(due.getTime() - 1))).toBeUndefined();
      expect(await remindOfDeposits(db, new Date(due.getTime() - 1))).toBe(0);
      expect(await remindOfDeposits(db, due)).toBe(1);
      expect(await remindedAt(stay.id)).toEqual(due);
    }
  });

  it('is not sent while the tenant stays, without a deposit, or once it is returned or kept', async () => {
    const { db } = rig.database;
    const staying = await addStay(rig);
    await addPaid(db, staying, '2026-01-10T10:00:00Z', deposit);
    const without = await addStay(rig, ENDED);
    const settled = await addStay(rig, ENDED);
    await addByHand(db, settled, {
      payment_for: 'deposit',
      returned_cents: 6000,
      kept_cents: 4000,
    });
    expect(await remindOfDeposits(db, DUE)).toBe(0);
    for (const { id } of [staying, without, settled]) expect(await remindedAt(id)).toBeNull();
  });

  it('is not sent if the deposit is settled before the email leaves', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig, ENDED);
    const cash = await addByHand(db, stay, { payment_for: 'deposit' });
    rig.clock.set(DUE);
    expect(await remindOfDeposits(db, DUE)).toBe(1);
    await db
      .updateTable('manual_payments')
      .set({ returned_cents: 10_000 })
      .where('id', '=', cash)
      .execute();
    expect(await mailsTo(rig, stay.lister.email)).toEqual([]);
  });

  it('is found by its index', async () => {
    const plan = await planOf(rig.database.db, rentalsToRemind(DUE), 'off');
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toContain('rentals_deposit_reminder');
  });
});
