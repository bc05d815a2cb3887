import { describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addStay } from '../../rentals/testing.ts';
import { addManualPayment, addPaid, addReturned, planOf } from '../../reports/testing.ts';
import { rentJobs } from '../feature.ts';
import { nextReminder, remindOfDeposits, rentalsToRemind } from './reminders.ts';

const rig = useTestApp();

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
    const [job] = rentJobs(rig.services).filter(({ name }) => name === 'remind-of-deposits');
    const ends = {
      'America/New_York': ['2027-03-02T03:30:00Z', '2027-03-15T07:00:00Z'],
      'Pacific/Honolulu': ['2027-04-02T09:00:00Z', '2027-04-15T07:00:00Z'],
      'Asia/Tokyo': ['2027-05-01T15:30:00Z', '2027-05-16T07:00:00Z'],
    } as const;
    for (const [time_zone, [ended_at, at]] of Object.entries(ends)) {
      const stay = await addStay(rig, { status: 'ended', ended_at, time_zone });
      await addManualPayment(db, stay, { payment_for: 'deposit' });
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
    await addManualPayment(db, settled, {
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
    const cash = await addManualPayment(db, stay, { payment_for: 'deposit' });
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
