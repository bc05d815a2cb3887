import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkPayments } from '../../billing/collection/sync.ts';
import { RentRig, type Tenancy } from './testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open();
});
beforeEach(async () => {
  await rig.db.updateTable('rentals').set({ next_due_at: null }).execute();
  await rig.db
    .updateTable('obligations')
    .set({ collection: COLLECTION.manual, next_attempt_at: null })
    .execute();
  rig.at('2027-02-28T12:00:00Z');
});
afterAll(() => rig.close());

/** Rent that is due. */
async function due(tenancy: Parameters<RentRig['tenancy']>[0]) {
  const stay = await rig.tenancy(tenancy);
  await rig.runAt('2027-03-01T07:00:00Z');
  const { id: charge } = await rig.row(stay.id);
  return { ...stay, charge };
}

const collect = (charge: number, token: string, key?: string) =>
  rig.billing.accounts.call('POST', `/charges/${charge}/collect`, {
    token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

/** Asserts a refusal that does not change the charge. */
async function expectRefused(
  { id, charge }: Tenancy & { charge: number },
  token: string,
  refusal: object,
) {
  const before = await rig.row(id);
  expect(await collect(charge, token)).toMatchObject(refusal);
  expect(await rig.row(id)).toEqual(before);
}

const listerOf = ({ lister }: Tenancy) => rig.billing.accounts.tokenOf(lister.id);

/** Whether the roll offers the lister to charge March's rent now. */
async function isOffered(rent: Tenancy): Promise<boolean> {
  const token = await listerOf(rent);
  const { body } = await rig.billing.get('/lister/rent-roll?month=2027-03', token);
  return body.data[0].abilities.collect;
}

describe('a refused collection', () => {
  it('refuses a collection by strangers, who get 404', async () => {
    const rent = await due({ auto_pay: AUTOPAY.off });
    const { id } = await rig.billing.accounts.member();
    const token = await rig.billing.accounts.tokenOf(id);
    await expectRefused(rent, token, { status: 404 });
    expect((await collect(9_999_999, token)).status).toBe(404);
  });

  it('refuses a collection without a card', async () => {
    const rent = await due({ auto_pay: AUTOPAY.off, card: null });
    await expectRefused(rent, rent.tenant.token, {
      status: 422,
      body: { error_code: 'PAYMENT_METHOD_REQUIRED' },
    });
  });

  it('refuses a collection while the lister cannot be paid', async () => {
    const rent = await due({ auto_pay: AUTOPAY.off });
    await rig.db
      .updateTable('payout_accounts')
      .set({ state: 'restricted' })
      .where('member_id', '=', rent.lister.id)
      .execute();
    const answer = await collect(rent.charge, rent.tenant.token);
    expect(answer).toMatchObject({ status: 422, body: { error_code: 'PAYEE_NOT_READY' } });
    expect(await rig.billing.charges(rent.tenant)).toEqual([]);
  });

  it('refuses a collection of a paid charge', async () => {
    const rent = await due({});
    await expectRefused(rent, rent.tenant.token, { status: 409 });
  });

  it('refuses a collection by the lister without AutoPay, or once it is off', async () => {
    const manual = await due({ auto_pay: AUTOPAY.off });
    expect(await isOffered(manual)).toBe(false);
    await expectRefused(manual, await listerOf(manual), { status: 409 });
    const off = await due({ card: 'declined' });
    await rig.db
      .updateTable('rentals')
      .set({ auto_pay: AUTOPAY.off })
      .where('id', '=', off.id)
      .execute();
    expect(await isOffered(off)).toBe(false);
    await expectRefused(off, await listerOf(off), { status: 409 });
  });

  it('refuses a collection by the lister on the day the card was declined', async () => {
    const rent = await due({ card: 'declined' });
    expect(await isOffered(rent)).toBe(false);
    rig.clock.advance(24 * 60 * 60);
    expect(await isOffered(rent)).toBe(true);
    rig.clock.advance(-24 * 60 * 60);
    await expectRefused(rent, await listerOf(rent), { status: 409 });
  });

  it('refuses a collection to the lister without a card of the tenant', async () => {
    const rent = await due({ card: null });
    expect(await isOffered(rent)).toBe(false);
    await expectRefused(rent, await listerOf(rent), {
      status: 422,
      body: { error_code: 'PAYMENT_METHOD_REQUIRED' },
    });
  });
});

describe('collecting a charge', () => {
  it('collecting a charge by the tenant charges the card on file, and a repeated call does not', async () => {
    const { charge, tenant } = await due({ auto_pay: AUTOPAY.off });
    const answers = [
      await collect(charge, tenant.token, 'k'),
      await collect(charge, tenant.token, 'k'),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 200,
        body: { data: { id: charge, kind: 'rent', status: 'paid', amount: 400 } },
      });
    }
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
  });

  it('collecting a charge in two tabs charges once', async () => {
    const { charge, tenant } = await due({ auto_pay: AUTOPAY.off });
    await Promise.all([collect(charge, tenant.token, 'a'), collect(charge, tenant.token, 'b')]);
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
  });

  it('returns 402 after a decline, and the charge stays open', async () => {
    const { id, charge, tenant } = await due({ auto_pay: AUTOPAY.off, card: 'declined' });
    const answer = await collect(charge, tenant.token);
    expect(answer).toMatchObject({ status: 402, body: { error: 'card_error' } });
    expect((await rig.row(id)).status).toBe('failed');
  });

  it('collecting a charge by the lister that is declined keeps the reasons of the bank from them', async () => {
    const rent = await due({ card: 'declined' });
    rig.clock.advance(25 * 3600);
    const answer = await collect(rent.charge, await listerOf(rent));
    expect(answer).toMatchObject({
      status: 402,
      body: {
        error: 'card_error',
        data: { code: 'card_declined' },
        message: "The tenant's card was declined.",
      },
    });
    expect(answer.body.data).not.toHaveProperty('decline_code');
    expect((await rig.row(rent.id)).status).toBe('retry_wait');
  });

  it('during the job charges once', async () => {
    const { charge, tenant, id } = await due({ card: 'declined' });
    await rig.db
      .updateTable('obligations')
      .set({ next_attempt_at: rig.clock.now() })
      .where('id', '=', charge)
      .execute();
    await Promise.all([rig.billing.save(tenant), rig.run(), collect(charge, tenant.token)]);
    await rig.run();
    expect((await rig.row(id)).status).toBe('paid');
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
  });

  it('collecting a charge by the lister charges what an outage left to the tenant', async () => {
    const rent = await rig.tenancy();
    await rig.db
      .insertInto('autopay_consents')
      .values({
        rental_id: rent.id,
        member_id: rent.tenant.id,
        shown: '{}',
        created_at: '2027-01-01T00:00:00Z',
      })
      .execute();
    await rig.runAt('2027-04-01T07:00:00Z');
    const [march] = await rig.rows(rent.id);
    expect(march).toMatchObject({ status: 'due', collection: COLLECTION.manual });
    const token = await listerOf(rent);
    const { body } = await rig.billing.get('/lister/rent-roll?month=2027-03', token);
    expect(body.data).toMatchObject([{ charge_id: march?.id, abilities: { collect: true } }]);
    const answer = await collect(march?.id ?? 0, token);
    expect(answer).toMatchObject({ status: 200, body: { data: { status: 'paid' } } });
    expect(await rig.billing.charges(rent.tenant)).toEqual([40_000, 40_000]);
    for (const reader of [token, rent.tenant.token]) {
      const history = await rig.billing.get(`/rental-history/tenant/${rent.id}`, reader);
      const rows = history.body.data as {
        action: string;
        actor: string;
        money: { period_from: string };
      }[];
      const charges = rows.filter(({ action }) => action === 'charge');
      const actors = charges.map(({ actor, money }) => [money.period_from, actor]);
      expect(Object.fromEntries(actors)).toEqual({
        '2027-03-01': 'lister',
        '2027-04-01': 'system',
      });
    }
  });
});

it('shows the receipt to both parties, and the fee only to the lister', async () => {
  const rent = await due({});
  const lister = await listerOf(rent);
  const receipt = await rig.billing.get(`/receipts/${rent.charge}`, lister);
  expect(receipt.body).toMatchObject({
    data: {
      title: 'Rent',
      description: expect.stringContaining('March 1, 2027 to March 31, 2027'),
      amount: 400,
      fee: 15.9,
      net: 384.1,
      payer: { email: '' },
      period_start: '2027-03-01T07:00:00.000Z',
      period_end: '2027-04-01T07:00:00.000Z',
    },
  });
  const own = await rig.billing.get(`/receipts/${rent.charge}`, rent.tenant.token);
  expect(own.body.data).not.toHaveProperty('fee');
  expect(own.body.data.payer.email).not.toBe('');
});

it('never returns a client secret to the lister', async () => {
  const rent = await due({ auto_pay: AUTOPAY.off, card: 'confirms' });
  const answer = await collect(rent.charge, rent.tenant.token);
  expect(answer).toMatchObject({ status: 202, body: { status: 'requires_action' } });
  const charge = await rig.billing.get(`/charges/${rent.charge}`, await listerOf(rent));
  expect(charge).toMatchObject({ status: 200, body: { data: { status: 'action_required' } } });
  expect(charge.text).not.toContain('_secret_');
});

it.each([0, 1] as const)(
  'by the lister names the wait for the bank, with auto_pay %i',
  async (auto_pay) => {
    const rent = await due({ auto_pay, card: 'confirms' });
    if (auto_pay === 0) await collect(rent.charge, rent.tenant.token);
    expect((await rig.row(rent.id)).status).toBe('action_required');
    const token = await listerOf(rent);
    const roll = await rig.billing.get('/lister/rent-roll?month=2027-03', token);
    const { tenant } = roll.body.data[0];
    const message = `Waiting for ${tenant} to confirm with the bank.`;
    for (const hours of [0, 25]) {
      rig.clock.advance(hours * 3600);
      const answer = await collect(rent.charge, await listerOf(rent));
      expect(answer).toMatchObject({ status: 409, body: { message } });
    }
  },
);

it('goes on waiting for the tenant when they let a confirmation lapse', async () => {
  const rent = await due({ auto_pay: AUTOPAY.on, card: 'confirms' });
  const answer = await collect(rent.charge, rent.tenant.token);
  expect(answer).toMatchObject({ status: 202, body: { status: 'requires_action' } });
  const { payment_intent } = await rig.row(rent.id);
  rig.at('2027-03-02T07:11:00Z');
  await checkPayments(rig.services);
  await rig.run();
  expect(await rig.row(rent.id)).toMatchObject({ status: 'action_required', payment_intent: null });
  const intent = await rig.billing.stripe.paymentIntents.retrieve(payment_intent ?? '');
  expect(intent.status).toBe('canceled');
  const roll = await rig.billing.get('/lister/rent-roll?month=2027-03', await listerOf(rent));
  const tenant = await rig.billing.newToken(rent.tenant);
  const own = await rig.billing.get('/rentals?role=tenant', tenant);
  for (const row of [roll.body.data[0], own.body.data[0].open_charge]) {
    expect(row).toMatchObject({
      state: 'pending',
      hold: 'bank_confirmation',
      next_attempt_at: null,
    });
  }
  expect((await collect(rent.charge, tenant)).status).toBe(202);
  const again = await rig.row(rent.id);
  await rig.billing.control(`challenges/${again.payment_intent}`, { succeed: true });
  expect((await collect(rent.charge, tenant)).status).toBe(200);
  expect(await rig.billing.charges(rent.tenant)).toEqual([40_000]);
});
