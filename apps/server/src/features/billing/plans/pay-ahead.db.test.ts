import { addMonths, type Plan, renewableFrom } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingRig } from '../testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
beforeEach(() => rig.stopRenewals());
afterAll(() => rig.close());

describe('an early renewal', () => {
  /** Three terms beyond the running one. */
  async function payAhead(plan: Plan) {
    const member = await rig.holder(plan);
    for (const key of ['one', 'two', 'three']) {
      expect((await rig.renew(member, plan, { key })).status).toBe(200);
    }
    const { expire_at } = await rig.member(member.id);
    return { member, ends: expire_at ?? new Date(0) };
  }

  it('is refused from the fourth unused term on, with the first possible day', async () => {
    const { member, ends } = await payAhead('basic');
    const paid = await rig.member(member.id);
    for (const key of ['four', 'five', undefined]) {
      const answer = await rig.renew(member, 'basic', key === undefined ? {} : { key });
      expect(answer).toMatchObject({
        status: 409,
        body: {
          error_code: 'RENEWAL_TOO_EARLY',
          possible_from: addMonths(ends, -36).toISOString(),
          message: expect.stringMatching(/again from \w+ \d+, \d{4}\.$/),
        },
      });
    }
    expect(await rig.member(member.id)).toEqual(paid);
    expect(await rig.charges(member)).toEqual([4900, 4900, 4900, 4900]);
    expect((await rig.latest(member.id)).status).toBe('paid');
  });

  it('is possible from that day on', async () => {
    const { member, ends } = await payAhead('seeker');
    const from = renewableFrom('seeker', ends);
    rig.accounts.clock.set(new Date(from.getTime() - 60_000));
    expect((await rig.renew(member, 'seeker')).status).toBe(409);
    rig.accounts.clock.set(from);
    expect((await rig.renew(member, 'seeker')).status).toBe(200);
    expect(await rig.member(member.id)).toMatchObject({ term_months: 30 });
  });

  it('returns the first answer again for the same key', async () => {
    const member = await rig.holder();
    expect((await rig.renew(member, 'basic', { key: 'k' })).status).toBe(200);
    expect((await rig.renew(member, 'basic', { key: 'k' })).status).toBe(200);
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });
});
