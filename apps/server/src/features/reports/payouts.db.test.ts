import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMoves } from '../billing/collection/moves.ts';
import { sendRefunds } from '../billing/collection/send-refund.ts';
import { syncDispute } from '../billing/collection/sync.ts';
import { BillingRig } from '../billing/testing.ts';
import {
  addRented,
  keyed,
  obligationOf,
  type Rented,
  sendRequest,
} from '../rent/periods/testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

const pathOf = (id: string, after = '') => `/lister/payouts/${id}${after}`;

/** A lister with an account at the provider and a tenant there. */
async function listed() {
  const stay = await addRented(rig);
  const token = await rig.accounts.tokenOf(stay.lister.id);
  const { account } = stay as unknown as { account: string };
  return { stay, token, account };
}

/** A request that the tenant paid by card. */
async function paid(stay: Rented, amount: number): Promise<number> {
  const { path, charge_id } = await sendRequest(rig, stay, { amount });
  rig.accounts.clock.advance(1);
  await rig.accounts.call('POST', `${path}/pay`, keyed(stay.tenant.token));
  return charge_id;
}

const refund = async (token: string, id: number, amount: number) => {
  await rig.accounts.call('POST', `/transaction/${id}/refund`, keyed(token, { amount }));
  rig.accounts.clock.advance(1);
  await sendRefunds(rig.accounts.services);
};

/** Sends all of the account to its bank. @returns the payout */
async function send(account: string): Promise<string> {
  await rig.control(`accounts/${account}/drain`, {});
  const { data } = await rig.stripe.payouts.list({ limit: 1 }, { stripeAccount: account });
  return data[0]?.id ?? '';
}

interface Line {
  kind: string;
  amount: number;
  fee: number;
  net: number;
  transaction_id: number | null;
}

const cents = (lines: readonly Line[]) =>
  lines.reduce((sum, { net }) => sum + Math.round(net * 100), 0);

describe('a payout', () => {
  it('is of its lister alone, and not for an admin who views them', async () => {
    const [own, other] = [await listed(), await listed()];
    await paid(own.stay, 100);
    const id = await send(own.account);
    for (const path of [pathOf(id), pathOf(id, '/export')]) {
      expect((await rig.accounts.get(path)).status).toBe(401);
      expect((await rig.accounts.get(path, own.stay.tenant.token)).status).toBe(403);
      expect((await rig.accounts.get(path, other.token)).status).toBe(404);
      expect((await rig.accounts.get(path, own.token)).status).toBe(200);
    }
    expect((await rig.accounts.get(pathOf('po_1'), own.token)).status).toBe(404);
    for (const wrong of ['x', '1'])
      expect((await rig.accounts.get(pathOf(wrong), own.token)).status, wrong).toBe(422);
    const admin = await rig.accounts.member({ role: 'admin' });
    const path = `/admin/switch-user/${own.stay.lister.id}`;
    const { body } = await rig.accounts.get(path, await rig.accounts.tokenOf(admin.id));
    expect((await rig.accounts.get(pathOf(id), body.token)).status).toBe(403);
  });

  it('cannot be read without an account, or while the provider is away', async () => {
    const { stay, token, account } = await listed();
    await paid(stay, 100);
    const id = await send(account);
    await rig.fault('500_after_execute', '/v1/balance_transactions', 1);
    expect((await rig.accounts.get(pathOf(id), token)).status).toBe(503);
    await rig.db.deleteFrom('payout_accounts').where('account_id', '=', account).execute();
    expect((await rig.accounts.get(pathOf(id), token)).status).toBe(404);
  });

  it('lists its payments, refunds and disputes, which add up to it', async () => {
    const { stay, token, account } = await listed();
    const first = await paid(stay, 400);
    const second = await paid(stay, 300);
    await refund(token, first, 100);
    const { charge_id: charge } = await obligationOf(rig, second);
    await rig.control('disputes', { charge });
    const { data: disputes } = await rig.stripe.disputes.list({ charge: charge ?? '' });
    await syncDispute(rig.accounts.services, disputes[0]?.id ?? '');
    rig.accounts.clock.advance(3600);
    await makeMoves(rig.accounts.services);
    const third = await paid(stay, 1000);
    const { body } = await rig.accounts.get(pathOf(await send(account)), token);
    const lines: Line[] = body.data;
    expect(lines.map(({ kind, amount, transaction_id }) => [kind, amount, transaction_id])).toEqual(
      [
        ['payment', 400, first],
        ['payment', 300, second],
        ['refund', -100, first],
        ['dispute', -300, second],
        ['payment', 1000, third],
      ],
    );
    expect(lines.map(({ fee }) => Math.sign(fee))).toEqual([-1, -1, expect.any(Number), 0, -1]);
    expect(body.total).toBe(lines.length);
    expect(cents(lines)).toBe(Math.round(body.payout.amount * 100));
    expect(body.data[0]).toMatchObject({
      line: 1,
      tenant: expect.stringMatching(/\w/),
      location: expect.stringMatching(/\w/),
      on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(lines.every(({ amount, fee, net }) => Math.abs(amount + fee - net) < 0.001)).toBe(true);
  });

  it('that brings back one that had failed says so, and still adds up', async () => {
    const { stay, token, account } = await listed();
    await paid(stay, 100);
    await rig.control(`accounts/${account}/drain`, { fail: true });
    await rig.control(`accounts/${account}/state`, { state: 'complete' });
    const next = await paid(stay, 50);
    const { body } = await rig.accounts.get(pathOf(await send(account)), token);
    const lines: Line[] = body.data;
    expect(lines.map(({ kind, transaction_id }) => [kind, transaction_id])).toEqual([
      ['other', null],
      ['payment', next],
    ]);
    expect(cents(lines)).toBe(Math.round(body.payout.amount * 100));
  });

  it('exports the same lines as a table', async () => {
    const { stay, token, account } = await listed();
    const id = await paid(stay, 400);
    const payout = await send(account);
    const { body } = await rig.accounts.get(pathOf(payout), token);
    const { text, headers } = await rig.accounts.get(pathOf(payout, '/export'), token);
    expect(headers['content-disposition']).toMatch(/payout-\d{4}-\d\d-\d\d\.csv/);
    const [head, line, end] = text.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Line,Date,Kind,Tenant,Crash pad,Amount,Fee,Net,Payment');
    const [{ on, tenant, location, fee, net }] = body.data;
    const sums = [400, fee, net].map((sum) => sum.toFixed(2)).join(',');
    expect(line).toBe(`1,${on},Payment,${tenant},${location},${sums},${id}`);
    expect(end).toBe('');
  });
});
