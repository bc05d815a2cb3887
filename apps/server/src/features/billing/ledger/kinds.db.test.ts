import { COLLECTION, type Collection } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../../platform/audit.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import {
  type BlockReason,
  type ChargeTerms,
  type ObligationKindRules,
  tableOfKinds,
} from '../../../platform/payments/obligation-kinds.ts';
import { TEST_NOW } from '../../../testing/data.ts';
import { collect } from '../collection/collect.ts';
import { syncRefunds } from '../collection/sync.ts';
import { billingKinds } from '../plans/purchase.ts';
import { renewDue } from '../plans/renewals.ts';
import type { Billing } from '../provider.ts';
import { listReceipts } from '../receipts.ts';
import { BillingRig, type SignedUp, type TestCard } from '../testing.ts';
import { recordPaid } from './journal.ts';

/** The rent data behind the test kind. */
const rent = {
  block: undefined as BlockReason | undefined,
  terms: null as ChargeTerms | null,
  /** Another process recorded the payment before this one got the kind's locks. */
  isRecordedFirst: false,
};

const rentKind: ObligationKindRules = {
  kind: 'deposit',
  incomeAccount: 'rents',
  async lockRows(trx, { id, payer_id }) {
    await trx.selectFrom('members').select('id').where('id', '=', payer_id).forUpdate().execute();
    if (!rent.isRecordedFirst) return;
    await trx
      .updateTable('obligations')
      .set({ status: 'paid', paid_at: TEST_NOW })
      .where('id', '=', id)
      .execute();
  },
  findBlock: async () => rent.block,
  findTerms: async () => rent.terms,
  applyPayment: (trx, { payer_id, id }, at) =>
    audit(trx, {
      action: 'rent.written_off',
      actorId: null,
      memberId: payer_id,
      details: { id },
      at,
    }),
  async orderFailureEmails(trx, { obligation, attemptKey }, now) {
    const { id: obligationId, payer_id, payee_id } = obligation;
    for (const memberId of [payer_id, payee_id ?? 0]) {
      const key = `rent_failed:${memberId}:${obligationId}:${attemptKey}`;
      await orderMail(trx, { mail: 'payment_failed', memberId, obligationId }, { now, key });
    }
  },
  async orderRefundEmail() {},
  async applyDispute() {},
  describe: async (_db, ids) =>
    new Map(
      ids.map((id) => [
        id,
        { title: 'Rent', description: 'Bed 1 at Bunks by the park', summary: 'Rent for June' },
      ]),
    ),
};

let rig: BillingRig;
let billing: Billing;
const receiptsOf = (memberId: number, id?: number) =>
  listReceipts(rig.db, billing.obligationKinds, 'en', {
    memberId,
    ...(id === undefined ? { limit: 20, before: undefined } : { id }),
  });
let lister: number;
/** Accounts at the sandbox that can receive money. */
let accountA: string;
let accountB: string;
let paidToA: ChargeTerms;

beforeAll(async () => {
  rig = await BillingRig.open();
  const { services } = rig.accounts;
  billing = {
    ...services,
    obligationKinds: tableOfKinds([...billingKinds, rentKind]),
  };
  [accountA, accountB] = [await rig.openAccount(), await rig.openAccount()];
  paidToA = {
    destination: accountA,
    applicationFeeCents: 1590,
    quote: { providerCents: 1190, productCents: 400 },
    transferGroup: 'rental_7',
  };
  ({ id: lister } = await rig.accounts.member({ user_plan: 'basic' }));
});
beforeEach(() => {
  Object.assign(rent, { block: undefined, terms: paidToA, isRecordedFirst: false });
});
afterAll(() => rig.close());

let count = 0;

/** A tenant with a card who owes rent to the lister. */
async function owe(collection: Collection, card: TestCard = 'good') {
  const tenant = await rig.signUp();
  const now = rig.accounts.clock.now();
  count += 1;
  const { id } = await rig.db
    .insertInto('obligations')
    .values({
      kind: 'deposit',
      subject_key: `rent:${count}`,
      payer_id: tenant.id,
      payee_id: lister,
      amount_cents: 40_000,
      due_at: now,
      collection,
      next_attempt_at: collection === COLLECTION.auto ? now : null,
      provider_mode: 'sandbox',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { tenant, id, paymentMethod: await rig.card(tenant, card) };
}

const rowOf = (id: number) =>
  rig.db.selectFrom('obligations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const linesOf = async (id: number, source: 'charge' | 'refund') => {
  const lines = await rig.db
    .selectFrom('journal as j')
    .innerJoin('journal_lines as l', 'l.journal_id', 'j.id')
    .select(['l.account', 'l.amount_cents'])
    .where('j.obligation_id', '=', id)
    .where('j.source_type', '=', source)
    .execute();
  return Object.fromEntries(lines.map(({ account, amount_cents }) => [account, amount_cents]));
};

/** The payments that were created for a tenant at the provider, newest first. */
const intentsOf = async ({ customerId }: SignedUp) =>
  (await rig.stripe.paymentIntents.list({ customer: customerId })).data;

const effectsOf = async ({ id }: SignedUp) => {
  const rows = await rig.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'rent.written_off')
    .where('member_id', '=', id)
    .execute();
  return rows.length;
};

describe('a destination charge with an application fee', () => {
  it('is created with the terms of its kind, and has its effect once', async () => {
    const { tenant, id, paymentMethod } = await owe('auto');
    const charge = () => collect(billing, id, { paymentMethod, onSession: false });
    expect(await charge()).toEqual({ kind: 'paid' });
    expect(await charge()).toEqual({ kind: 'closed' });
    expect(await intentsOf(tenant)).toEqual([
      expect.objectContaining({
        amount: 40_000,
        description: 'Crewpad Rent',
        transfer_data: expect.objectContaining({ destination: accountA }),
        application_fee_amount: 1590,
        transfer_group: 'rental_7',
      }),
    ]);
    expect(await rowOf(id)).toMatchObject({
      status: 'paid',
      destination: accountA,
      application_fee_cents: 1590,
      next_attempt_at: null,
    });
    expect(await effectsOf(tenant)).toBe(1);
  });

  it('is recorded as income of the payee, and a refund against the accounts it came from', async () => {
    const { tenant, id, paymentMethod } = await owe('auto');
    await collect(billing, id, { paymentMethod, onSession: false });
    const { provider_fee_actual_cents: fee, charge_id, payment_intent } = await rowOf(id);
    expect(await linesOf(id, 'charge')).toEqual({
      provider_balance: 1590 - (fee ?? 0),
      provider_fees: fee,
      connected: 38_410,
      rents: -40_000,
    });
    await rig.stripe.refunds.create({ payment_intent: payment_intent ?? '', amount: 10_000 });
    await syncRefunds(billing, charge_id ?? '');
    await syncRefunds(billing, charge_id ?? '');
    expect(await linesOf(id, 'refund')).toEqual({ provider_balance: -10_000, rents: 10_000 });
    const [receipt] = await receiptsOf(tenant.id);
    expect(receipt).toMatchObject({
      words: { title: 'Rent', description: 'Bed 1 at Bunks by the park' },
      refunded_cents: 10_000,
    });
    const receipts = await receiptsOf(lister, id);
    expect(receipts).toHaveLength(1);
    const others = await rig.accounts.member();
    expect(await receiptsOf(others.id, id)).toEqual([]);
  });

  it('gets a new intent when the account of the payee changes, and the first is canceled', async () => {
    const { tenant, id, paymentMethod } = await owe('auto', 'declined');
    await collect(billing, id, { paymentMethod, onSession: true });
    const { payment_intent: first } = await rowOf(id);
    rent.terms = {
      destination: accountB,
      applicationFeeCents: 1600,
      quote: { providerCents: 1190, productCents: 410 },
    };
    const good = await rig.card(tenant);
    expect(await collect(billing, id, { paymentMethod: good, onSession: true })).toEqual({
      kind: 'paid',
    });
    expect((await rig.stripe.paymentIntents.retrieve(first ?? '')).status).toBe('canceled');
    expect(await rowOf(id)).toMatchObject({ generation: 2, destination: accountB });
    const destinations = (await intentsOf(tenant)).map(
      (intent) => intent.transfer_data?.destination,
    );
    expect(destinations).toEqual([accountB, accountA]);
    expect(await rig.charges(tenant)).toEqual([40_000]);
  });

  it('is blocked until its precondition holds, then charged once', async () => {
    const { tenant, id, paymentMethod } = await owe('auto');
    rent.block = 'payee_not_ready';
    const charge = () => collect(billing, id, { paymentMethod, onSession: false });
    expect(await charge()).toEqual({ kind: 'blocked', reason: 'payee_not_ready' });
    expect(await rowOf(id)).toMatchObject({
      status: 'blocked',
      payment_intent: null,
      attempt_count: 0,
      lease_owner: null,
    });
    expect(await intentsOf(tenant)).toEqual([]);
    rent.block = undefined;
    expect(await charge()).toEqual({ kind: 'paid' });
  });

  it('waits after a failed automatic attempt, and orders its emails once', async () => {
    const { tenant, id, paymentMethod } = await owe('auto', 'declined');
    const outcome = await collect(billing, id, { paymentMethod, onSession: false });
    expect(outcome).toMatchObject({ kind: 'declined', refusal: { code: 'card_declined' } });
    expect(await rowOf(id)).toMatchObject({ status: 'retry_wait', collection: COLLECTION.auto });
    expect(await rig.mails(tenant.id)).toEqual(['payment_failed']);
    expect(await rig.mails(lister)).toEqual(['payment_failed']);
  });

  it('locks the rows of its kind before the obligation, and checks them again under the lock', async () => {
    const { tenant, id } = await owe('auto');
    rent.isRecordedFirst = true;
    const charge = {
      paymentIntent: 'pi_x',
      chargeId: 'ch_x',
      at: TEST_NOW,
      amount: 40_000,
      fee: 0,
      destination: null,
      applicationFee: null,
      card: null,
    };
    expect(await recordPaid(billing, id, charge)).toBe(false);
    expect(await effectsOf(tenant)).toBe(0);
    expect(await linesOf(id, 'charge')).toEqual({});
  });
});

describe('an obligation collected by hand', () => {
  it('is never attempted automatically by any job or process', async () => {
    const { tenant, id, paymentMethod } = await owe(COLLECTION.manual);
    await renewDue(billing);
    expect(await collect(billing, id, { paymentMethod, onSession: false })).toEqual({
      kind: 'blocked',
      reason: 'collected_by_hand',
    });
    expect(await rowOf(id)).toMatchObject({
      status: 'due',
      attempt_count: 0,
      payment_intent: null,
    });
    expect(await rig.charges(tenant)).toEqual([]);
  });

  it('an obligation collected by hand cannot be scheduled', async () => {
    const { id } = await owe(COLLECTION.manual);
    const scheduled = rig.db
      .updateTable('obligations')
      .set({ next_attempt_at: rig.accounts.clock.now() })
      .where('id', '=', id)
      .execute();
    await expect(scheduled).rejects.toMatchObject({ code: '23514' });
  });

  it('is paid by its payer, and stays failed after a decline', async () => {
    const { tenant, id, paymentMethod } = await owe(COLLECTION.manual, 'declined');
    await collect(billing, id, { paymentMethod, onSession: true });
    expect(await rowOf(id)).toMatchObject({ status: 'failed', next_attempt_at: null });
    expect(await rig.mails(tenant.id)).toEqual([]);
    const good = await rig.card(tenant);
    expect(await collect(billing, id, { paymentMethod: good, onSession: true })).toEqual({
      kind: 'paid',
    });
  });
});

it('refuses a kind that two features declare, and fails for one that none declares', async () => {
  expect(() => tableOfKinds([rentKind, rentKind])).toThrow('provided twice');
  const { id, paymentMethod } = await owe(COLLECTION.manual);
  const without = { ...billing, obligationKinds: tableOfKinds(billingKinds) };
  await expect(collect(without, id, { paymentMethod, onSession: true })).rejects.toThrow('deposit');
});
