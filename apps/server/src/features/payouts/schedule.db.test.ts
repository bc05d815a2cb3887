import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BillingRig } from '../billing/testing.ts';
import { payoutJobs } from './jobs.ts';
import { addLister, openPayoutRig, paidStay, readyLister } from './testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await openPayoutRig();
});
afterAll(() => rig.close());

describe('the payout schedule', () => {
  const PATH = '/lister/settings/payout-config';
  const scheduleOf = async (account: string) =>
    (await rig.stripe.accounts.retrieve(account)).settings?.payouts?.schedule;

  it('returns 404 while its flag is off', async () => {
    const { token } = await addLister(rig);
    expect((await rig.accounts.put(PATH, { config_id: 2 }, token)).status).toBe(404);
  });

  it('is set at the provider and stored', async () => {
    const on = await openPayoutRig({ FLAGS: 'payoutSchedule' });
    const put = (token: string, body: object) => on.accounts.put(PATH, body, token);
    const seeker = await addLister(on, { user_plan: 'seeker' });
    expect((await put(seeker.token, { config_id: 2 })).status).toBe(403);
    const early = await addLister(on);
    const stored = await put(early.token, { config_id: 3 });
    expect(stored.body.user.payout_config_id).toBe(3);
    for (const config_id of [0, 4, '2']) {
      expect((await put(early.token, { config_id })).status).toBe(422);
    }
    const { id, token, account } = await readyLister(on);
    await on.fault('500_after_execute', '/v1/accounts/*', 1, 'POST');
    expect((await put(token, { config_id: 2 })).status).toBe(503);
    const { payout_config_id } = await on.db
      .selectFrom('members')
      .select('payout_config_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(payout_config_id).toBe(1);
    expect((await put(token, { config_id: 2 })).body.user.payout_config_id).toBe(2);
    const { settings } = await on.stripe.accounts.retrieve(account);
    expect(settings?.payouts?.schedule).toEqual({
      interval: 'weekly',
      weekly_anchor: 'friday',
      delay_days: 7,
    });
    await on.close();
  });

  it('is delayed for a new account during its first 30 days', async () => {
    const run = async () => {
      const job = payoutJobs(rig.accounts.services).find(
        ({ name }) => name === 'end-payout-delays',
      );
      await job?.run();
    };
    const { account } = await readyLister(rig);
    rig.accounts.clock.advance(29 * 86_400);
    await run();
    expect(await scheduleOf(account)).toMatchObject({ delay_days: 7 });
    rig.accounts.clock.advance(2 * 86_400);
    await run();
    expect(await scheduleOf(account)).toMatchObject({ delay_days: 2 });
  });

  it('stays delayed while a dispute of one of their payments is open', async () => {
    const job = payoutJobs(rig.accounts.services).find(({ name }) => name === 'end-payout-delays');
    const stay = await paidStay(rig);
    const now = rig.accounts.clock.now();
    const row = { payer_id: stay.tenant.id, payee_id: stay.lister.id, rental_id: stay.id };
    const { id: obligation_id } = await rig.db
      .insertInto('obligations')
      .values({
        ...row,
        ...{ kind: 'rent', subject_key: `rent:${stay.id}:2026-01-01:1`, amount_cents: 30_000 },
        ...{ period_from: '2026-01-01', period_to: '2026-02-01', provider_mode: 'sandbox' },
        ...{ due_at: now, created_at: now, updated_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const dispute = { obligation_id, amount_cents: 30_000, opened_at: now };
    await rig.db
      .insertInto('disputes')
      .values({ ...dispute, provider_id: 'du_delay', state: 'open' })
      .execute();
    rig.accounts.clock.advance(45 * 86_400);
    await job?.run();
    expect(await scheduleOf(stay.account)).toMatchObject({ delay_days: 7 });
    const closed_at = rig.accounts.clock.now();
    await rig.db
      .updateTable('disputes')
      .set({ state: 'won', closed_at })
      .where('provider_id', '=', 'du_delay')
      .execute();
    rig.accounts.clock.advance(86_400);
    await job?.run();
    expect(await scheduleOf(stay.account)).toMatchObject({ delay_days: 2 });
  });
});
