import { AUTOPAY, type StayEnding } from '@crewpad/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { TEST_NOW } from '../../../testing/data.ts';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { lockRental } from '../change-rental.ts';
import { stayJobs } from '../jobs.ts';
import { addRental, addStay, stateOf } from '../testing.ts';
import { endDueStays } from './ends.ts';

const rig = useTestApp();
beforeEach(() => rig.clock.set(TEST_NOW));

const MINUTE = 60_000;
const end = (now: Date | string) => endDueStays(rig.database.db, new Date(now));
const until = (checkout_date: string, checkout_time: string, time_zone = 'UTC') =>
  addStay(rig, { checkout_date, checkout_time, time_zone });
const statusOf = async (id: number) => (await stateOf(rig, id)).rental.status;

describe('an agreed check-out', () => {
  it.each([
    ['an ordinary hour', '2027-01-15', '10:00', 'America/New_York', '2027-01-15T15:00:00Z'],
    ['an hour that is skipped', '2027-03-14', '02:00', 'America/New_York', '2027-03-14T07:00:00Z'],
    ['the hour after it', '2027-03-14', '03:00', 'America/New_York', '2027-03-14T07:00:00Z'],
    ['an hour that comes twice', '2027-11-07', '01:00', 'America/New_York', '2027-11-07T05:00:00Z'],
    ['the hour after it', '2027-11-07', '02:00', 'America/New_York', '2027-11-07T07:00:00Z'],
    ['a skipped midnight', '2027-03-28', '00:00', 'Africa/Cairo', '2027-03-27T22:00:00Z'],
    ['a month’s end', '2027-01-31', '23:00', 'America/Los_Angeles', '2027-02-01T07:00:00Z'],
    ['a leap day', '2028-02-29', '23:00', 'Europe/Berlin', '2028-02-29T22:00:00Z'],
    ['west of the date line', '2027-01-15', '10:00', 'Pacific/Pago_Pago', '2027-01-15T21:00:00Z'],
    ['east of it', '2027-01-15', '10:00', 'Pacific/Kiritimati', '2027-01-14T20:00:00Z'],
    ['half an hour off', '2027-01-15', '10:00', 'Asia/Kolkata', '2027-01-15T04:30:00Z'],
  ])(
    'an agreed check-out at %s ends the rental then, and not a minute before',
    async (_what, date, time, zone, at) => {
      const { id } = await until(date, time, zone);
      const instant = new Date(at);
      await end(new Date(instant.getTime() - MINUTE));
      expect(await statusOf(id)).toBe('accepted');
      await end(instant);
      const { rental, listing, history } = await stateOf(rig, id);
      expect(rental).toMatchObject({
        status: 'ended',
        closed_as: 'checked_out',
        checkout_date: date,
        checkout_time: time,
        ended_at: instant,
        auto_pay: AUTOPAY.off,
      });
      expect(listing).toEqual({ rented: 0, num_occupied_beds: 0 });
      expect(history).toMatchObject([{ action: 'end', actor: 'system', actor_id: null }]);
    },
  );

  it('that was missed ends the rental once, at the agreed hour, with an email to both', async () => {
    const { id, lister, tenant } = await until('2026-03-02', '10:00', 'America/New_York');
    const late = '2026-03-09T12:00:00Z';
    await Promise.all([end(late), end(late), end(late)]);
    const { rental, history } = await stateOf(rig, id);
    expect(rental.ended_at).toEqual(new Date('2026-03-02T15:00:00Z'));
    expect(history).toHaveLength(1);
    rig.clock.set(new Date(late));
    const [mail, ...others] = await mailsTo(rig, tenant.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your rental at The Nest has ended');
    expect(mail?.text).toContain('March 2, 2026 at 10:00 AM EST');
    expect(mail?.text).not.toContain('UTC');
    expect((await mailsTo(rig, lister.email))[0]?.subject).toBe("Tia M.'s rental has ended");
  });

  it('hands the bed over to the next tenant, who stays', async () => {
    const { id, listing, bed } = await until('2026-04-01', '10:00');
    const next = await addRental(rig.database.db, listing, bed, { start_date: '2026-04-01' });
    expect((await stateOf(rig, id)).listing).toEqual({ rented: 2, num_occupied_beds: 1 });
    await end('2026-04-01T10:00:00Z');
    expect((await stateOf(rig, id)).listing).toEqual({ rented: 1, num_occupied_beds: 1 });
    expect(await statusOf(next)).toBe('accepted');
  });

  it('an agreed check-out of an invitation is not the end of a rental', async () => {
    const { id } = await addStay(rig, { status: 'pending', checkout_date: '2026-03-02' });
    await end('2026-03-03T12:00:00Z');
    expect(await statusOf(id)).toBe('pending');
  });

  it('is read again under the lock: a later one agreed in the meantime counts', async () => {
    if (rig.database.kind !== 'postgres') return;
    const { db } = rig.database;
    const { id } = await until('2026-03-02', '10:00');
    const other = await until('2026-03-02', '10:00');
    const now = '2026-03-02T12:00:00Z';
    await transaction(db, async (trx) => {
      await lockRental(trx, id);
      // Does not wait for the locked one.
      expect(await end(now)).toBe(1);
      expect(await statusOf(other.id)).toBe('ended');
      await trx
        .updateTable('rentals')
        .set({ checkout_date: '2026-05-01' })
        .where('id', '=', id)
        .execute();
    });
    expect(await end(now)).toBe(0);
    expect(await statusOf(id)).toBe('accepted');
  });

  it('ends hundreds of rentals at the same hour', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 120; n += 1) ids.push((await until('2026-03-05', '10:00')).id);
    expect(await end('2026-03-05T10:00:00Z')).toBe(120);
    expect(await end('2026-03-05T10:00:00Z')).toBe(0);
  }, 120_000);
});

describe('the test clock', () => {
  it('stops at each hour when a rental ends', async () => {
    await until('2026-07-01', '02:00', 'America/New_York');
    await until('2026-06-15', '10:00', 'Pacific/Kiritimati');
    const [job] = stayJobs(rig.services);
    const target = new Date('2026-08-01T00:00:00Z');
    const stops: string[] = [];
    for (let at: Date | undefined = new Date('2026-06-01T00:00:00Z'); at !== undefined; ) {
      at = await job?.nextDue?.(at, target);
      if (at !== undefined) stops.push(at.toISOString());
    }
    expect(stops).toEqual(['2026-06-14T20:00:00.000Z', '2026-07-01T06:00:00.000Z']);
  });
});

describe('the current day', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-03-02'],
    ['Pacific/Pago_Pago', '2026-03-01'],
    ['America/New_York', '2026-03-01'],
  ])('the current day in %s is %s', async (time_zone, today) => {
    const { path, tenant, id } = await addStay(rig, { time_zone });
    const yesterday = { checkout_date: '2026-02-28', checkout_time: '23:00' };
    if (today > '2026-03-01') yesterday.checkout_date = '2026-03-01';
    expect((await rig.post(`${path}/checkout-date`, yesterday, tenant.token)).status).toBe(422);
    await rig.post(`${path}/leave`, {}, tenant.token);
    expect((await stateOf(rig, id)).rental.checkout_date).toBe(today);
  });

  it('is correct when daylight saving begins', async () => {
    // 2:30 does not exist on this day; it becomes 3:30.
    rig.clock.set(new Date('2026-03-08T07:30:00Z'));
    const { path, lister, id } = await addStay(rig, { time_zone: 'America/New_York' });
    const skipped = { checkout_date: '2026-03-08', checkout_time: '02:00' };
    expect((await rig.post(`${path}/checkout`, skipped, lister.token)).status).toBe(200);
    expect(await statusOf(id)).toBe('ended');
  });
});

describe('who ended a stay, for both sides', () => {
  const DAY = { checkout_date: '2026-04-01', checkout_time: '10:00' };
  type Stay = Awaited<ReturnType<typeof addStay>>;
  const post = async (stay: Stay, by: 'lister' | 'tenant', path: string, body: object) => {
    const { status } = await rig.post(`${stay.path}/${path}`, body, stay[by].token);
    expect(status).toBe(200);
  };
  const NOW = { checkout_date: '2026-03-01', checkout_time: '12:00' };

  it.each<[StayEnding, object, (stay: Stay) => Promise<void>]>([
    ['left', {}, (stay) => post(stay, 'tenant', 'leave', {})],
    ['checked_out', {}, (stay) => post(stay, 'lister', 'checkout', NOW)],
    ['set', {}, (stay) => post(stay, 'lister', 'checkout', DAY)],
    [
      'confirmed',
      {},
      async (stay) => {
        await post(stay, 'tenant', 'checkout-date', DAY);
        await post(stay, 'lister', 'checkout-date/confirm', DAY);
      },
    ],
    ['agreed', DAY, () => Promise.resolve()],
  ])('%s', async (ended_as, row, take) => {
    const stay = await addStay(rig, row);
    await take(stay);
    await end('2026-04-01T10:00:00Z');
    for (const { token } of [stay.lister, stay.tenant]) {
      const { body } = await rig.get('/rentals', token);
      const row = body.data.find(({ id }: { id: number }) => id === stay.id);
      expect(row).toMatchObject({ status: 'complete', ended_as });
    }
  });
});
