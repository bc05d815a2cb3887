import { AUTOPAY } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { mailsTo, TestApp, useTestApp } from '../../testing/test-app.ts';
import {
  addHost,
  addPayoutAccount,
  expectRefused,
  formFor,
  historyOf,
  inviteTo,
  rowOf,
} from '../rentals/testing.ts';

const rig = useTestApp();

const SETUP_REQUIRED = { status: 409, body: { error_code: 'PAYOUT_SETUP_REQUIRED' } };
type State = 'started' | 'incomplete' | 'restricted' | 'disconnected';

/** A lister with payouts. */
async function paidHost() {
  const host = await addHost(rig);
  await addPayoutAccount(rig.database.db, host.id);
  return host;
}

describe('a refused AutoPay offer', () => {
  it.each<State>(['started', 'incomplete', 'restricted', 'disconnected'])(
    'refuses an AutoPay offer with a payout account that is %s',
    async (state) => {
      const host = await addHost(rig);
      await addPayoutAccount(rig.database.db, host.id, { state });
      const body = formFor(host, { auto_pay: AUTOPAY.on });
      const call = { method: 'POST', path: '/rental/invite', body };
      await expectRefused(rig, call, host.token, SETUP_REQUIRED);
      const { id } = await inviteTo(rig, host);
      const edit = { method: 'PUT', path: `/rental/${id}`, body: { auto_pay: AUTOPAY.on } };
      await expectRefused(rig, edit, host.token, SETUP_REQUIRED);
    },
  );

  it('refuses an AutoPay offer with an account of another provider mode', async () => {
    const host = await addHost(rig);
    await addPayoutAccount(rig.database.db, host.id, { provider_mode: 'test' });
    const body = formFor(host, { auto_pay: AUTOPAY.on });
    const call = { method: 'POST', path: '/rental/invite', body };
    await expectRefused(rig, call, host.token, SETUP_REQUIRED);
  });

  it('refuses an AutoPay offer while the lister has turned it off', async () => {
    const host = await paidHost();
    await rig.put('/lister/settings/autopay', { status: 0 }, host.token);
    const body = formFor(host, { auto_pay: AUTOPAY.on });
    const call = { method: 'POST', path: '/rental/invite', body };
    await expectRefused(rig, call, host.token, SETUP_REQUIRED);
  });

  it('refuses an AutoPay offer while its flag is off', async () => {
    const without = await TestApp.open({ FLAGS: '-autopay' });
    const host = await addHost(without);
    await addPayoutAccount(without.database.db, host.id);
    const body = formFor(host, { auto_pay: AUTOPAY.on });
    const call = { method: 'POST', path: '/rental/invite', body };
    await expectRefused(without, call, host.token, SETUP_REQUIRED);
    await without.close();
  });

  it.each([
    ['rental_amount', 5000.01, 'is_above_the_card_maximum'],
    ['rental_amount', 0.49, 'is_too_small'],
    ['deposit', 5000.01, 'is_above_the_card_maximum'],
    ['deposit', 0.49, 'is_too_small'],
  ])(
    'refuses an AutoPay offer with %s %d, which a card cannot be charged',
    async (field, value, key) => {
      const host = await paidHost();
      const refused = { status: 422, body: { errors: { [field]: [key] } } };
      const body = formFor(host, { auto_pay: AUTOPAY.on, [field]: value });
      const call = { method: 'POST', path: '/rental/invite', body };
      await expectRefused(rig, call, host.token, refused);
      const { id } = await inviteTo(rig, host);
      const path = `/rental/${id}`;
      const edit = { method: 'PUT', path, body: { auto_pay: AUTOPAY.on, [field]: value } };
      await expectRefused(rig, edit, host.token, refused);
      const request = { method: 'POST', path: `${path}/request-autopay`, body: { [field]: value } };
      await expectRefused(rig, request, host.token, refused);
      // Manual payments have no amount limit.
      await rig.put(path, { [field]: value }, host.token);
      await expectRefused(rig, { ...request, body: {} }, host.token, refused);
    },
  );

  it('refuses an AutoPay offer with an edit that names an AutoPay step', async () => {
    const host = await paidHost();
    const { id } = await inviteTo(rig, host);
    for (const auto_pay of [2, 3]) {
      const edit = { method: 'PUT', path: `/rental/${id}`, body: { auto_pay } };
      await expectRefused(rig, edit, host.token, {
        status: 422,
        body: { errors: { auto_pay: ['is_not_an_option'] } },
      });
    }
  });
});

describe('an AutoPay offer', () => {
  it('is part of an invitation', async () => {
    const host = await paidHost();
    const { id, email } = await inviteTo(rig, host, { auto_pay: AUTOPAY.on });
    expect(await rowOf(rig, id)).toMatchObject({ auto_pay: AUTOPAY.on, status: 'pending' });
    const [mail] = await mailsTo(rig, email);
    expect(mail?.text).toContain('With AutoPay, we charge the card on the day rent is due');
  });

  it('that is only asked for names no charge on acceptance', async () => {
    const host = await paidHost();
    const start_date = rig.clock.now().toISOString().slice(0, 10);
    const invited = await inviteTo(rig, host, { deposit: 200, start_date, end_date: '' });
    await rig.post(`/rental/${invited.id}/request-autopay`, {}, host.token);
    const mails = await mailsTo(rig, invited.email);
    const asked = mails.find(({ subject }) => subject.endsWith('asks you to turn on AutoPay'));
    expect(asked?.text).not.toContain('on acceptance');
    expect(asked?.text.replaceAll(/\s+/g, ' ')).toMatch(/Deposit: \$200\.00, paid to .+ directly/);
    expect(asked?.text).toMatch(/First charge: \$\d/);
  });

  it('is withdrawn by an edit, and the invited person gets an email', async () => {
    const host = await paidHost();
    const { id, email } = await inviteTo(rig, host);
    const on = await rig.put(`/rental/${id}`, { auto_pay: AUTOPAY.on }, host.token);
    expect(on.body.data.auto_pay).toBe(1);
    const off = await rig.put(`/rental/${id}`, { auto_pay: AUTOPAY.off }, host.token);
    expect(off.body.data.auto_pay).toBe(0);
    expect((await historyOf(rig, id)).map((row) => row.change_summary)).toEqual([
      { auto_pay: { from: 1, to: 0 } },
      { auto_pay: { from: 0, to: 1 } },
      {},
    ]);
    const subjects = (await mailsTo(rig, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('changed your invitation'))).toHaveLength(
      2,
    );
  });

  it('is repeated by an edit, even if payouts stopped in the meantime', async () => {
    const host = await paidHost();
    const { id } = await inviteTo(rig, host, { auto_pay: AUTOPAY.on });
    await rig.database.db
      .updateTable('payout_accounts')
      .set({ state: 'restricted' })
      .where('member_id', '=', host.id)
      .execute();
    const edit = await rig.put(
      `/rental/${id}`,
      { auto_pay: AUTOPAY.on, rental_amount: 410 },
      host.token,
    );
    expect(edit.body.data).toMatchObject({ auto_pay: AUTOPAY.on, rental_amount: 410 });
  });
});
