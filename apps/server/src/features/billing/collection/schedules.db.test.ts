import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimObligation } from '../ledger/lease.ts';
import { openDueRenewals, renewalSchedule } from '../plans/renewals.ts';
import { BillingRig, type SignedUp, type TestCard } from '../testing.ts';
import { runSchedule, type Schedule } from './schedules.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
beforeEach(() => rig.stopRenewals());
afterAll(() => rig.close());

/** A member whose renewal is open on a day from the end of their term. */
async function renewing(card: TestCard, days: number): Promise<SignedUp> {
  const member = await rig.holder('basic', card);
  await rig.daysFromEnd(member, days);
  const { clock, services } = rig.accounts;
  await openDueRenewals(rig.db, { mode: services.payments.mode, now: clock.now() });
  return member;
}

const run = (changes: Partial<Schedule>) =>
  runSchedule(rig.accounts.services, { ...(renewalSchedule as Schedule), ...changes });

describe('a step of a schedule', () => {
  it('charges a card that was saved during it right after it', async () => {
    const member = await renewing('declined', -1);
    const method = await rig.card(member, 'other');
    let reads = 0;
    await run({
      async find(billing, id) {
        reads += 1;
        // The step has charged the card before, and looks what comes next.
        if (reads === 2) {
          const row = { payment_method: method, valid: true, updated_at: rig.accounts.clock.now() };
          await rig.db
            .updateTable('payment_methods')
            .set(row)
            .where('member_id', '=', member.id)
            .execute();
        }
        return renewalSchedule.find(billing, id);
      },
    });
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('an undecided step leaves an attempt that was scheduled meanwhile', async () => {
    const member = await renewing('good', -1);
    const { id } = await rig.latest(member.id);
    const later = new Date(rig.accounts.clock.now().getTime() + 60_000);
    await run({
      async prepare() {
        await rig.db
          .updateTable('obligations')
          .set({ next_attempt_at: later })
          .where('id', '=', id)
          .execute();
        return { kind: 'unavailable' };
      },
    });
    expect((await rig.latest(member.id)).next_attempt_at).toEqual(later);
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('an undecided step is taken again in 15 minutes', async () => {
    const member = await renewing('good', -1);
    const { clock } = rig.accounts;
    const began = clock.now().getTime();
    await run({ prepare: async () => ({ kind: 'unavailable' }) });
    const { next_attempt_at } = await rig.latest(member.id);
    const later = 15 * 60_000;
    expect(next_attempt_at?.getTime()).toBeGreaterThanOrEqual(began + later);
    expect(next_attempt_at?.getTime()).toBeLessThanOrEqual(clock.now().getTime() + later);
    clock.set(next_attempt_at ?? new Date(0));
    await run({});
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('closes what nobody owes any more under its lease, with the intent that it has made', async () => {
    const member = await renewing('declined', 8);
    const { id } = await rig.latest(member.id);
    await run({
      async end(billing) {
        expect(await claimObligation(billing, id)).toBeUndefined();
        return 'close';
      },
    });
    const { status, lease_owner } = await rig.latest(member.id);
    expect({ status, lease_owner }).toEqual({ status: 'cancelled', lease_owner: null });
    const { data } = await rig.stripe.paymentIntents.list({ customer: member.customerId });
    expect(data.filter((intent) => intent.metadata.obligation_id === `${id}`)).toMatchObject([
      { status: 'canceled' },
    ]);
  });
});
