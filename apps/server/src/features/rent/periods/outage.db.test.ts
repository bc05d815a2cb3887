import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-app.ts';
import { rentJobs } from '../feature.ts';
import { RentRig, type Tenancy } from './testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open();
});
beforeEach(async () => {
  await rig.db.updateTable('rentals').set({ next_due_at: null }).execute();
  await rig.db
    .updateTable('obligations')
    .set({ status: 'cancelled', next_attempt_at: null })
    .where('paid_at', 'is', null)
    .execute();
  rig.at('2027-02-28T12:00:00Z');
});
afterAll(() => rig.close());

const DAY_MS = 86_400_000;

/** The jobs of a minute, with their emails. */
async function runAt(instant: string): Promise<void> {
  rig.at(instant);
  await rentJobs(rig.services)[0]?.run();
}

async function mailsOf(memberId: number) {
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return mailsTo(rig.billing.accounts, email);
}
const subjectsOf = async (memberId: number) =>
  (await mailsOf(memberId)).map(({ subject }) => subject).toReversed();

async function noticesOf(memberId: number): Promise<string[]> {
  const rows = await rig.db
    .selectFrom('notifications')
    .select('kind')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** The consent that lets the lister charge rent that an outage left. */
const consent = ({ id, tenant }: Tenancy) =>
  rig.db
    .insertInto('autopay_consents')
    .values({
      ...{ rental_id: id, member_id: tenant.id, shown: '{}', address: '127.0.0.1' },
      created_at: new Date('2027-01-01T00:00:00Z'),
    })
    .execute();

describe('an outage', () => {
  it('an outage of an hour leaves nothing: the rent is charged then, and late five days after that', async () => {
    const { id, tenant, lister } = await rig.tenancy({ auto_pay: AUTOPAY.on });
    await runAt('2027-03-01T08:00:00Z');
    const row = await rig.row(id);
    expect(row).toMatchObject({ status: 'paid', left_at: null });
    expect((row.late_from?.getTime() ?? 0) - row.created_at.getTime()).toBe(5 * DAY_MS);
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
    expect(await noticesOf(lister.id)).toEqual(['rent_paid']);
  });

  it('an outage of three days leaves only a period that is over by then', async () => {
    const { id, tenant } = await rig.tenancy({ start: '2027-02-27' });
    await consent({ id, tenant } as Tenancy);
    await rig.db
      .updateTable('rentals')
      .set({ next_due_at: '2027-02-27T07:00:00Z' })
      .where('id', '=', id)
      .execute();
    await runAt('2027-03-02T07:30:00Z');
    const rows = await rig.rows(id);
    expect(
      rows.map(({ period_from, status, left_at }) => [period_from, status, left_at !== null]),
    ).toEqual([
      ['2027-02-27', 'due', true],
      ['2027-03-01', 'paid', false],
    ]);
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
  });

  it('an outage of 75 days charges the newest period, and tells both sides once of all that was left', async () => {
    const tenancy = await rig.tenancy();
    const { id, tenant, lister } = tenancy;
    await consent(tenancy);
    await runAt('2027-05-14T09:00:00Z');
    await runAt('2027-05-14T09:01:00Z');
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
    const rows = await rig.rows(id);
    expect(rows.map(({ status, collection }) => [status, collection])).toEqual([
      ['due', COLLECTION.manual],
      ['due', COLLECTION.manual],
      ['paid', 'auto'],
    ]);
    const [first] = rows;
    const toTenant = (await mailsOf(tenant.id)).filter(({ subject }) => subject.includes('not'));
    expect(toTenant.map(({ subject }) => subject)).toEqual([
      'Your rent of $800.00 was not collected',
    ]);
    const text = toTenant[0]?.text.replaceAll(/\s+/g, ' ') ?? '';
    for (const part of [
      'our service was down when this rent was due',
      'March 1, 2027 to March 31, 2027: $400.00',
      'April 1, 2027 to April 30, 2027: $400.00',
      'Late from: May 19, 2027',
      `/my-crashpad?pay=${first?.id}`,
    ]) {
      expect(text).toContain(part);
    }
    const toLister = (await mailsOf(lister.id)).filter(({ subject }) => subject.includes('not'));
    expect(toLister).toHaveLength(1);
    expect(toLister[0]?.subject).toContain("'s rent of $800.00 was not collected");
    // The button leads to the row that it is about.
    expect(toLister[0]?.text).toMatch(/Charge .*'s card now.*\/my-crew\?tab=rent#rent-\d+/s);
    expect((await noticesOf(tenant.id)).filter((kind) => kind === 'rent_left')).toHaveLength(1);
    expect(await noticesOf(lister.id)).toEqual(['tenant_rent_left', 'rent_paid']);
    // The lister can do what their email offers.
    const collected = await rig.billing.post(`/charges/${first?.id}/collect`, {}, lister.token);
    expect(collected.status).toBe(200);
  });

  it('leaves earlier rows too that it kept from being charged, in the same email', async () => {
    const partly = await rig.tenancy();
    await rig.db
      .updateTable('members')
      .set({ expire_at: '2030-01-01T00:00:00Z' })
      .where('id', '=', partly.lister.id)
      .execute();
    const entry = { tenant_id: partly.id, amount: '500.00' };
    const token = await rig.billing.accounts.tokenOf(partly.lister.id);
    expect((await rig.billing.post('/transaction', entry, token)).status).toBe(201);
    const declined = await rig.tenancy({ card: 'once' });
    for (const item of [partly, declined]) await consent(item);
    await runAt('2027-03-01T07:00:00Z');
    expect(await rig.row(declined.id)).toMatchObject({ status: 'retry_wait' });
    await runAt('2027-06-10T09:00:00Z');
    for (const { id, tenant, owed } of [
      { ...partly, owed: '$700.00' },
      { ...declined, owed: '$1,200.00' },
    ]) {
      expect(await rig.billing.charges(tenant)).toEqual([40_000]);
      const open = (await rig.rows(id)).filter(({ paid_at }) => paid_at === null);
      expect(
        open.every(
          ({ left_at, collection }) => left_at !== null && collection === COLLECTION.manual,
        ),
      ).toBe(true);
      const subjects = (await subjectsOf(tenant.id)).filter((subject) =>
        subject.includes('not collected'),
      );
      expect(subjects).toEqual([`Your rent of ${owed} was not collected`]);
    }
  });

  it('asks the lister to collect rent themselves that was never automatic', async () => {
    const { tenant, lister } = await rig.tenancy({ auto_pay: AUTOPAY.off });
    await runAt('2027-04-02T09:00:00Z');
    const [mail] = (await mailsOf(lister.id)).filter(({ subject }) => subject.includes('owes'));
    expect(mail?.text).toContain('Please collect it from');
    expect(mail?.text).not.toMatch(/Charge .*'s card now/);
    expect((await subjectsOf(tenant.id)).toSorted()).toEqual([
      'You owe rent of $400.00',
      'Your rent of $400.00 is due',
    ]);
    const [owed] = (await mailsOf(tenant.id)).filter(({ subject }) => subject.includes('owe'));
    expect(owed?.text).not.toMatch(/collected|charge/);
  });
});

describe('late rent', () => {
  it('is told to both sides once, from late_from on, with the days', async () => {
    const { id, tenant, lister } = await rig.tenancy({ auto_pay: AUTOPAY.off });
    await runAt('2027-03-01T07:00:00Z');
    await runAt('2027-03-06T06:59:00Z');
    expect(await noticesOf(lister.id)).toEqual([]);
    await runAt('2027-03-06T07:00:00Z');
    await runAt('2027-03-06T07:01:00Z');
    expect(await subjectsOf(tenant.id)).toEqual([
      'Your rent of $400.00 is due',
      'Your rent of $400.00 is late',
    ]);
    const [late] = await mailsOf(tenant.id);
    expect(late?.text).toContain('due for 5 days');
    expect(await noticesOf(tenant.id)).toEqual(['rent_due', 'rent_late']);
    expect(await noticesOf(lister.id)).toEqual(['tenant_rent_late']);
    // The lister is told on their page, not by email.
    expect(await mailsOf(lister.id)).toEqual([]);
    const { body } = await rig.billing.accounts.get(`/rentals`, tenant.token);
    const [rental] = body.data.filter((row: { id: number }) => row.id === id);
    expect(rental.open_charge).toMatchObject({ state: 'late', late_days: 5, was_left: false });
  });

  it('is not told of rent that was paid in time', async () => {
    const { tenant, lister } = await rig.tenancy();
    await runAt('2027-03-01T07:00:00Z');
    await runAt('2027-03-06T07:00:00Z');
    expect(await noticesOf(lister.id)).toEqual(['rent_paid']);
    expect(await subjectsOf(tenant.id)).not.toContain('Your rent of $400.00 is late');
  });

  it('is a stop of the test clock', async () => {
    const { id } = await rig.tenancy({ auto_pay: AUTOPAY.off });
    await runAt('2027-03-01T07:00:00Z');
    const { late_from } = await rig.row(id);
    const after = new Date('2027-03-01T07:00:00Z');
    const until = new Date(after.getTime() + 10 * DAY_MS);
    expect(await rentJobs(rig.services)[0]?.nextDue?.(after, until)).toEqual(late_from);
  });
});
