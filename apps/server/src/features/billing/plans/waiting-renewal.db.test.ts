import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingRig, RenewalsRig, type SignedUp } from '../testing.ts';

let rig: BillingRig;
let days: RenewalsRig;
beforeAll(async () => {
  rig = await BillingRig.open();
  days = new RenewalsRig(rig);
});
beforeEach(() => rig.stopRenewals());
afterAll(() => rig.close());

const waiting = async (member: SignedUp) =>
  (await rig.get('/stripe/card', await rig.newToken(member))).body.renewal;

describe('a renewal that the card on file could not pay', () => {
  it('is returned with its card until another card has paid it', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await days.endOf(member);
    expect(await waiting(member)).toBeNull();
    await days.on(end, -1);
    expect(await waiting(member)).toEqual({
      status: 'declined',
      charge_id: (await rig.latest(member.id)).id,
      plan: 'basic',
      amount: 49,
      refusal: {
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined. Please try another card.',
      },
      next_try_at: end.toISOString(),
    });
    await rig.save(member);
    expect(await waiting(member)).toBeNull();
  });

  it('is returned as requires_action when the bank requires a confirmation', async () => {
    const member = await rig.holder('basic', 'confirms');
    await days.on(await days.endOf(member), -1);
    expect(await waiting(member)).toMatchObject({
      status: 'requires_action',
      refusal: { code: 'authentication_required' },
      next_try_at: null,
    });
  });

  it('is returned as blocked when the card was deleted', async () => {
    const member = await rig.holder();
    const { payment_method } = await rig.db
      .selectFrom('payment_methods')
      .select('payment_method')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    await rig.control(`payment_methods/${payment_method}/detach`);
    await rig.get('/stripe/card', await rig.newToken(member));
    await days.on(await days.endOf(member), -1);
    expect(await waiting(member)).toMatchObject({
      status: 'blocked',
      refusal: null,
      next_try_at: null,
    });
  });

  it('is not returned to other members', async () => {
    const [member, other] = [await rig.holder('basic', 'declined'), await rig.holder()];
    await days.on(await days.endOf(member), -1);
    expect(await waiting(other)).toBeNull();
  });
});
