import { addMonths } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkPayments } from '../collection/sync.ts';
import { BillingRig, isSoonAfter, RenewalsRig, SLOTS } from '../testing.ts';

const DAY_MS = 86_400_000;

let rig: BillingRig;
let days: RenewalsRig;
beforeAll(async () => {
  rig = await BillingRig.open();
  days = new RenewalsRig(rig);
});
beforeEach(() => rig.stopRenewals());
afterAll(() => rig.close());

describe('a declined card', () => {
  it.each([
    ['once', 1, [1, 2, 2, 2]],
    ['twice', 2, [1, 2, 3, 3]],
    ['thrice', 3, [1, 2, 3, 4]],
  ] as const)('%s is charged on the next day of the schedule', async (card, declines, attempts) => {
    const member = await rig.holder('basic', card);
    const end = await days.endOf(member);
    const counted: number[] = [];
    for (const day of SLOTS) {
      await days.on(end, day);
      await days.renew();
      counted.push((await rig.latest(member.id)).attempt_count);
    }
    expect(counted).toEqual(attempts);
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    const { expire_at } = await rig.member(member.id);
    const { paid_at } = await rig.latest(member.id);
    const slot = end.getTime() + (SLOTS[declines] ?? 0) * DAY_MS;
    // The provider's time has whole seconds.
    expect(paid_at?.getTime()).toBeGreaterThan(slot - 1000);
    expect(paid_at?.getTime()).toBeLessThan(slot + 60_000);
    expect(expire_at).toSatisfy(isSoonAfter(addMonths(paid_at ?? end, 12)));
  });

  it('is charged four times, then never again, with an email each time', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await days.endOf(member);
    expect(await days.playDays(member, end)).toEqual([1, 2, 3, 4]);
    await days.on(end, 60);
    expect(await rig.latest(member.id)).toMatchObject({ status: 'failed', attempt_count: 4 });
    expect(await rig.member(member.id)).toMatchObject({
      status: 'ACTIVE',
      repeat: false,
      expire_at: end,
    });
    expect(await rig.mails(member.id)).toEqual(['receipt', ...SLOTS.map(() => 'renewal_failed')]);
  });

  it('can still be replaced on the renew page, with the same obligation', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await days.endOf(member);
    await days.playDays(member, end);
    const failed = await rig.latest(member.id);
    await rig.save(member);
    expect(await rig.charges(member)).toEqual([4900]);
    expect((await rig.renew(member, 'basic')).status).toBe(200);
    expect(await rig.latest(member.id)).toMatchObject({ id: failed.id, status: 'paid' });
    expect(await rig.member(member.id)).toMatchObject({ repeat: true });
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('waits between the days as retry_wait', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await days.endOf(member);
    await days.on(end, -1);
    expect(await rig.latest(member.id)).toMatchObject({
      status: 'retry_wait',
      next_attempt_at: end,
    });
  });

  /**
   * A card that the bank declines permanently cannot be saved, so the test sets the reason later.
   */
  it.each(['lost_card', 'stolen_card', 'expired_card', 'pickup_card', 'fraudulent'])(
    'a declined card as %s is not charged again until there is another card, which is charged at once',
    async (decline_code) => {
      const member = await rig.holder('basic', 'declined');
      const end = await days.endOf(member);
      await days.on(end, -1);
      const { id } = await rig.latest(member.id);
      await rig.db
        .updateTable('payment_attempts')
        .set({ decline_code })
        .where('obligation_id', '=', id)
        .execute();
      await days.on(end, 0);
      await days.on(end, 3);
      expect((await rig.latest(member.id)).attempt_count).toBe(1);
      await rig.save(member);
      expect(await rig.charges(member)).toEqual([4900, 4900]);
      expect(await rig.latest(member.id)).toMatchObject({ id, status: 'paid' });
    },
  );

  it('waits for the member to confirm on the renew page when the bank requires it', async () => {
    const member = await rig.holder('basic', 'confirms');
    const end = await days.endOf(member);
    await days.on(end, -1);
    rig.accounts.clock.advance(1200);
    await checkPayments(rig.accounts.services);
    await days.on(end, 0);
    await days.on(end, 3);
    expect(await rig.latest(member.id)).toMatchObject({
      status: 'action_required',
      attempt_count: 1,
    });
    expect(await rig.mails(member.id)).toEqual(['receipt', 'renewal_failed']);
    const unconfirmed = await rig.renew(member, 'basic', { key: 'k' });
    expect(unconfirmed.body).toMatchObject({ status: 'requires_action' });
    const { payment_intent } = await rig.latest(member.id);
    await rig.control(`challenges/${payment_intent}`, { succeed: true });
    expect((await rig.renew(member, 'basic', { key: 'k' })).status).toBe(200);
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('is not charged again after it was detached in the dashboard', async () => {
    const member = await rig.holder();
    const end = await days.endOf(member);
    const { payment_method } = await rig.db
      .selectFrom('payment_methods')
      .select('payment_method')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    await rig.control(`payment_methods/${payment_method}/detach`);
    expect(await days.playDays(member, end)).toEqual([1, 1, 1, 1]);
    expect(await rig.member(member.id)).toMatchObject({ repeat: false });
  });
});
