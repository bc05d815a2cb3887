import { addMonths } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkPayments } from '../jobs.ts';
import { BillingRig, CONFIRM, type SignedUp } from '../testing.ts';
import { renewDue } from './renew-due.ts';

const DAY_SECONDS = 86_400;
/** The days from the end of a term on which a renewal is tried. */
const SLOTS = [-1, 0, 3, 7];

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
beforeEach(() => rig.forgetAll());
afterAll(() => rig.close());

/** As the job does every minute, on two nodes. */
const renew = () => Promise.all([renewDue(rig.accounts.services), renewDue(rig.accounts.services)]);

/** So many days from the end of the term that was the first one. */
async function on(end: Date, day: number): Promise<void> {
  rig.accounts.clock.set(new Date(end.getTime() + day * DAY_SECONDS * 1000));
  await renew();
}

async function endOf({ id }: SignedUp): Promise<Date> {
  const { expire_at } = await rig.member(id);
  return expire_at ?? new Date(0);
}

/** Plays all days of the schedule, several times each. @returns attempts made by then, for each slot */
async function playDays(member: SignedUp, end: Date): Promise<number[]> {
  const attempts: number[] = [];
  for (let day = -3; day <= 9; day += 1) {
    await on(end, day);
    rig.accounts.clock.advance(3600);
    await renew();
    if (SLOTS.includes(day)) attempts.push((await rig.latest(member.id)).attempt_count);
  }
  return attempts;
}

describe('a plan that renews', () => {
  it('is charged once a day before its term ends, and not earlier', async () => {
    const member = await rig.holder();
    const end = await endOf(member);
    await on(end, -1.01);
    expect(await rig.charges(member)).toEqual([4900]);
    await on(end, -1);
    await renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    expect(await rig.member(member.id)).toMatchObject({
      expire_at: addMonths(end, 12),
      repeat: true,
    });
    expect(await rig.latest(member.id)).toMatchObject({ status: 'paid', next_attempt_at: null });
    expect(await rig.mails(member.id)).toEqual(['receipt', 'receipt']);
  });

  it('is that of listers who have a card: no seeker is charged again', async () => {
    const member = await rig.holder('seeker');
    await on(await endOf(member), 30);
    expect(await rig.charges(member)).toEqual([999]);
  });

  it.each([
    ['a week', 8],
    ['a year', 365],
    ['three years', 1096],
  ])('is charged one term when nobody looked for %s', async (_name, days) => {
    const member = await rig.holder();
    await on(await endOf(member), days);
    await renew();
    rig.accounts.clock.advance(60);
    await renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    const { expire_at } = await rig.member(member.id);
    const { paid_at } = await rig.latest(member.id);
    expect(expire_at).toEqual(addMonths(paid_at ?? new Date(0), 12));
  });

  it('is charged at the price of the present plan, whatever was tried and declined before', async () => {
    const member = await rig.holder('basic', 'declined');
    expect((await rig.renew(member, 'pro', { call: 'change-package' })).status).toBe(402);
    await rig.save(member);
    const end = await endOf(member);
    await on(end, -1);
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    expect(await rig.member(member.id)).toMatchObject({ user_plan: 'basic' });
  });
});

describe('a card that is declined', () => {
  it.each([
    ['once', 1, [1, 2, 2, 2]],
    ['twice', 2, [1, 2, 3, 3]],
    ['thrice', 3, [1, 2, 3, 4]],
  ] as const)('%s is charged on the next day of the schedule', async (card, declines, attempts) => {
    const member = await rig.holder('basic', card);
    const end = await endOf(member);
    const counted: number[] = [];
    for (const day of SLOTS) {
      await on(end, day);
      await renew();
      counted.push((await rig.latest(member.id)).attempt_count);
    }
    expect(counted).toEqual(attempts);
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    const { expire_at } = await rig.member(member.id);
    const { paid_at } = await rig.latest(member.id);
    const slot = end.getTime() + (SLOTS[declines] ?? 0) * DAY_SECONDS * 1000;
    expect(paid_at?.getTime()).toBeGreaterThanOrEqual(slot);
    expect(paid_at?.getTime()).toBeLessThan(slot + 60_000);
    expect(expire_at).toEqual(addMonths(paid_at ?? end, 12));
  });

  it('always is tried four times, then never again, and told once', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await endOf(member);
    expect(await playDays(member, end)).toEqual([1, 2, 3, 4]);
    await on(end, 60);
    expect(await rig.latest(member.id)).toMatchObject({ status: 'failed', attempt_count: 4 });
    expect(await rig.member(member.id)).toMatchObject({
      status: 'ACTIVE',
      repeat: false,
      expire_at: end,
    });
    expect(await rig.mails(member.id)).toEqual(['receipt', 'renewal_failed']);
  });

  it('always still leaves the renew page: another card pays the same obligation', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await endOf(member);
    await playDays(member, end);
    const failed = await rig.latest(member.id);
    await rig.save(member);
    expect(await rig.charges(member)).toEqual([4900]);
    expect((await rig.renew(member, 'basic')).status).toBe(200);
    expect(await rig.latest(member.id)).toMatchObject({ id: failed.id, status: 'paid' });
    expect(await rig.member(member.id)).toMatchObject({ repeat: true });
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('waits between the days, and says that it is tried again', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await endOf(member);
    await on(end, -1);
    expect(await rig.latest(member.id)).toMatchObject({
      status: 'retry_wait',
      next_attempt_at: end,
    });
  });

  /** No card that the bank refuses for good can be saved, so the reason is written in later. */
  it.each(['lost_card', 'stolen_card', 'expired_card', 'pickup_card', 'fraudulent'])(
    'as %s is not tried again until there is another card, which is tried at once',
    async (decline_code) => {
      const member = await rig.holder('basic', 'declined');
      const end = await endOf(member);
      await on(end, -1);
      const { id } = await rig.latest(member.id);
      await rig.db
        .updateTable('payment_attempts')
        .set({ decline_code })
        .where('obligation_id', '=', id)
        .execute();
      await on(end, 0);
      await on(end, 3);
      expect((await rig.latest(member.id)).attempt_count).toBe(1);
      await rig.save(member);
      expect(await rig.charges(member)).toEqual([4900, 4900]);
      expect(await rig.latest(member.id)).toMatchObject({ id, status: 'paid' });
    },
  );

  it('because its bank wants to see the owner waits for him, who confirms on the renew page', async () => {
    const member = await rig.holder('basic', 'asks');
    const end = await endOf(member);
    await on(end, -1);
    rig.accounts.clock.advance(1200);
    await checkPayments(rig.accounts.services);
    await on(end, 0);
    await on(end, 3);
    expect(await rig.latest(member.id)).toMatchObject({
      status: 'action_required',
      attempt_count: 1,
    });
    expect(await rig.mails(member.id)).toEqual(['receipt', 'renewal_failed']);
    const asked = await rig.renew(member, 'basic', { key: 'k' });
    expect(asked.body).toMatchObject({ status: 'requires_action' });
    const { payment_intent } = await rig.latest(member.id);
    await rig.control(`challenges/${payment_intent}`, { succeed: true });
    expect((await rig.renew(member, 'basic', { key: 'k' })).status).toBe(200);
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('because it was detached in the dashboard is not tried again', async () => {
    const member = await rig.holder();
    const end = await endOf(member);
    const { payment_method } = await rig.db
      .selectFrom('payment_methods')
      .select('payment_method')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    await rig.control(`payment_methods/${payment_method}/detach`);
    expect(await playDays(member, end)).toEqual([1, 1, 1, 1]);
    expect(await rig.member(member.id)).toMatchObject({ repeat: false });
  });
});

describe('a new card while a renewal waits', () => {
  it('that is declined too counts for no day of the schedule', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await endOf(member);
    await on(end, -1);
    rig.accounts.clock.advance(3600);
    await rig.save(member, 'twice');
    expect(await rig.latest(member.id)).toMatchObject({
      status: 'retry_wait',
      attempt_count: 2,
      next_attempt_at: end,
    });
    await on(end, 0);
    await on(end, 3);
    expect(await rig.latest(member.id)).toMatchObject({ status: 'paid', attempt_count: 4 });
    expect(await rig.mails(member.id)).toEqual([
      'receipt',
      'renewal_failed',
      'renewal_failed',
      'receipt',
    ]);
  });

  it('is charged once when the day of the schedule comes at the same time', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await endOf(member);
    await on(end, -1);
    rig.accounts.clock.set(end);
    const [saved] = await Promise.all([rig.save(member), renew()]);
    expect(saved.status).toBe(200);
    await renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    expect(await rig.latest(member.id)).toMatchObject({ status: 'paid' });
  });

  it('is charged by the next run of the job while the provider cannot be reached', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await endOf(member);
    await on(end, -1);
    rig.accounts.clock.advance(3600);
    await rig.fault('drop_before', '/v1/payment_intents/*', 60);
    expect((await rig.save(member)).status).toBe(200);
    await fetch(`${rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    expect(await rig.charges(member)).toEqual([4900]);
    await renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('is charged for nobody whose renewal does not wait', async () => {
    const member = await rig.holder();
    await rig.save(member, 'other');
    expect(await rig.charges(member)).toEqual([4900]);
  });
});

describe('a provider in trouble', () => {
  it('that cannot be reached takes no day of the schedule away', async () => {
    const member = await rig.holder();
    const end = await endOf(member);
    await rig.fault('drop_before', '*', 60);
    await on(end, -1);
    await fetch(`${rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    expect(await rig.charges(member)).toEqual([4900]);
    rig.accounts.clock.advance(16 * 60);
    await renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('that loses its answer is asked again, and the plan is charged once', async () => {
    const member = await rig.holder();
    const end = await endOf(member);
    await rig.fault('500_after_execute', CONFIRM);
    await on(end, -1);
    expect((await rig.latest(member.id)).status).toBe('collecting');
    rig.accounts.clock.advance(16 * 60);
    await renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    expect(await rig.member(member.id)).toMatchObject({ term_months: 24 });
  });

  it('that tells of a decline later has used the day up', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await endOf(member);
    await rig.fault('500_after_execute', CONFIRM);
    await on(end, -1);
    rig.accounts.clock.advance(11 * 60);
    await checkPayments(rig.accounts.services);
    rig.accounts.clock.advance(10 * 60);
    await renew();
    expect(await rig.latest(member.id)).toMatchObject({
      status: 'retry_wait',
      attempt_count: 1,
      next_attempt_at: end,
    });
  });
});
