import { AUTOPAY } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-app.ts';
import { makeMoves } from '../../billing/collection/moves.ts';
import { sendRefunds } from '../../billing/collection/send-refund.ts';
import { syncDispute, syncRefunds } from '../../billing/collection/sync.ts';
import { BillingRig } from '../../billing/testing.ts';
import { catchUpEvents, ProviderEvents } from '../../billing/webhook.ts';
import {
  addRented,
  expectBalanced,
  journalSums,
  keyed,
  moneyState,
  newKey,
  obligationOf,
  type Rented,
  sendRequest,
} from '../periods/testing.ts';
import { holdsMoney } from './payments.queries.ts';

const REFUNDS = '/v1/refunds';
const REVERSALS = '/v1/transfers/*/reversals';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

/** A disputed payment of $400.00, by default for what was not refunded. */
async function disputed(
  refunded = 0,
  payment_for = 'parking',
  amount?: number,
): Promise<{ stay: Rented; id: number; dispute: string }> {
  const stay = await addRented(rig);
  const { path, charge_id: id } = await sendRequest(rig, stay, { amount: 400, payment_for });
  await rig.accounts.call('POST', `${path}/pay`, keyed(stay.tenant.token));
  if (refunded > 0) {
    const body = { amount: refunded };
    await rig.accounts.call('POST', `/transaction/${id}/refund`, keyed(stay.lister.token, body));
  }
  const { charge_id: charge } = await obligationOf(rig, id);
  await rig.control('disputes', { charge: charge ?? '', amount });
  const { data } = await rig.stripe.disputes.list({ charge: charge ?? '' });
  return { stay, id, dispute: data[0]?.id ?? '' };
}

/** Waits for all provider events. */
async function handleEvents(): Promise<void> {
  await catchUpEvents(rig.accounts.services);
  await new ProviderEvents(rig.accounts.services).work();
}

const balanceOf = async ({ account }: Rented) => {
  const { available, pending } = await rig.stripe.balance.retrieve({}, { stripeAccount: account });
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
};

const mailed = async ({ lister }: Rented) =>
  (await mailsTo(rig.accounts, lister.email)).map(({ subject }) => subject);

/** Whether the lister's list of payments marks it as disputed. */
const isDisputed = async ({ lister }: Rented) => {
  const { body } = await rig.accounts.get('/transaction', lister.token);
  return body.data[0].is_disputed;
};

it('a dispute reverses the payment to the lister, once, and a won one returns it', async () => {
  const { stay, id, dispute } = await disputed();
  await handleEvents();
  await syncDispute(rig.accounts.services, dispute);
  // The fee paid by the lister is not returned.
  expect(await balanceOf(stay)).toBe(38_410 - 40_000);
  expect((await obligationOf(rig, id)).status).toBe('disputed');
  await expectBalanced(rig);
  expect(await mailed(stay)).toContain("Tia M.'s bank disputes a payment of $400.00");
  const answer = await rig.accounts.call(
    'POST',
    `/transaction/${id}/refund`,
    keyed(stay.lister.token, { amount: 1 }),
  );
  expect(answer.status).toBe(409);

  expect(await isDisputed(stay)).toBe(true);
  await rig.control(`disputes/${dispute}/close`, { won: true });
  await handleEvents();
  await syncDispute(rig.accounts.services, dispute);
  expect(await balanceOf(stay)).toBe(38_410);
  await expectBalanced(rig);
  expect((await mailed(stay)).filter((subject) => subject.startsWith('You won'))).toHaveLength(1);
  expect(await isDisputed(stay)).toBe(false);
});

it('a lost dispute stays with the lister', async () => {
  const { stay, dispute } = await disputed();
  await handleEvents();
  await rig.control(`disputes/${dispute}/close`, { won: false });
  await handleEvents();
  expect(await balanceOf(stay)).toBe(38_410 - 40_000);
  await expectBalanced(rig);
});

it('a disputed deposit is not held, and cannot be kept, until the dispute is won', async () => {
  const { stay, id, dispute } = await disputed(0, 'deposit');
  const held = async () => {
    const { body } = await rig.accounts.get('/rental', stay.lister.token);
    return [body.data[0].deposit_held, await holdsMoney(rig.db, stay.lister.id)];
  };
  const keep = () => {
    const body = { amount: 0, deductions: [{ reason: 'Broken lamp', amount: 400 }] };
    return rig.accounts.call('POST', `/transaction/${id}/refund`, keyed(stay.lister.token, body));
  };
  expect(await held()).toEqual([400, true]);
  await handleEvents();
  expect(await held()).toEqual([0, false]);
  const { body } = await rig.accounts.get('/transaction', stay.lister.token);
  expect(body.data[0]).toMatchObject({ is_disputed: true, disputed: 400 });
  const csv = await rig.accounts.get('/transaction/export', stay.lister.token);
  expect(csv.text).toContain('Taken back by the bank');

  const before = await moneyState(rig);
  expect(await keep()).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^The bank took/) },
  });
  expect(await moneyState(rig)).toEqual(before);

  await rig.control(`disputes/${dispute}/close`, { won: true });
  await handleEvents();
  expect(await held()).toEqual([400, true]);
  expect(await keep()).toMatchObject({ status: 200, body: { data: { kept: 400, disputed: 0 } } });
  expect(await held()).toEqual([0, false]);
});

it.each([
  [
    true,
    'Your bank decided for Lea: your payment of $400.00 stays paid. AutoPay continues.',
    'AutoPay continues.',
  ],
  [
    false,
    'Lea no longer holds this deposit, and can ask you for it again. AutoPay ended because a payment was taken back.',
    'You no longer hold this deposit, and can ask for it again. AutoPay ended because a payment was taken back.',
  ],
])(
  'both sides read how the dispute of a deposit stands, won %s',
  async (won, toTenant, toLister) => {
    const stay = await addRented(rig, { row: { deposit: 40_000, auto_pay: AUTOPAY.on } });
    const { path, charge_id: id } = await sendRequest(rig, stay, {
      ...{ amount: 400, payment_for: 'deposit' },
    });
    await rig.accounts.call('POST', `${path}/pay`, keyed(stay.tenant.token));
    const { charge_id: charge } = await obligationOf(rig, id);
    await rig.control('disputes', { charge: charge ?? '' });
    const { data } = await rig.stripe.disputes.list({ charge: charge ?? '' });
    await handleEvents();
    const pages = () =>
      Promise.all(
        [stay.tenant, stay.lister].map(async ({ token }) => {
          const { body } = await rig.accounts.get('/rentals', token);
          const { deposit_state: deposit, autopay_state: autopay, owed } = body.data[0];
          const { state, open, disputed } = deposit;
          return { state, open, disputed, autopay: autopay.state, owed };
        }),
      );
    // Nobody owes what the bank may still give back.
    const waiting = { state: 'taken_back', open: 0, disputed: 400, autopay: 'paused', owed: null };
    expect(await pages()).toEqual([waiting, waiting]);

    await rig.control(`disputes/${data[0]?.id}/close`, { won });
    await handleEvents();
    const owed = { amount: 400, since: '2026-03-01', rent: 0, deposit: 400, requests: 0 };
    const decided = won
      ? { state: 'held', open: 0, disputed: 0, autopay: 'on', owed: null }
      : { state: 'taken_back', open: 400, disputed: 0, autopay: 'off', owed };
    expect(await pages()).toEqual([decided, decided]);
    for (const [{ email, token }, says, kind] of [
      [stay.tenant, toTenant, `own_dispute_${won ? 'won' : 'lost'}`],
      [stay.lister, toLister, `dispute_${won ? 'won' : 'lost'}`],
    ] as const) {
      const [mail] = await mailsTo(rig.accounts, email);
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(says);
      expect(mail?.text).toContain('For: Deposit');
      const { body } = await rig.accounts.get('/notifications', token);
      expect(body.data[0]).toMatchObject({ kind, data: { amount_cents: 40_000 } });
      const { body: history } = await rig.accounts.get(`/rental-history/tenant/${stay.id}`, token);
      expect(history.data).toContainEqual(
        expect.objectContaining({
          action: 'close_dispute',
          money: expect.objectContaining({
            ...{ amount: 400, payment_for: 'deposit', state: won ? 'won' : 'lost' },
          }),
        }),
      );
    }
  },
);

it('a dispute won before it was recorded moves nothing', async () => {
  const { stay, dispute } = await disputed();
  await rig.control(`disputes/${dispute}/close`, { won: true });
  await handleEvents();
  expect(await balanceOf(stay)).toBe(38_410);
  await expectBalanced(rig);
});

describe.each([
  ['the rest', 340],
  ['the whole charge', 400],
])('a dispute of %s after a refund', (_name, amount) => {
  /** The lister's revenue and last payment. */
  async function books({ lister }: Rented) {
    const report = await rig.accounts.get('/lister/tenants/monthly-report', lister.token);
    const { body } = await rig.accounts.get('/transaction', lister.token);
    const { refund, disputed: takenAmount, is_disputed } = body.data[0];
    return [report.body.thismonth.total_amount, refund, takenAmount, is_disputed];
  }

  it.each([
    ['won', { won: true }, [340, 60, 0, false], 34_000],
    ['lost', { won: false, returned: (amount - 340) * 100 }, [0, 60, 340, true], 0],
  ])('takes no more than the charge, and is %s', async (_end, end, expected, kept) => {
    const { stay, dispute } = await disputed(60, 'parking', amount * 100);
    // The dispute may be reported first.
    await syncDispute(rig.accounts.services, dispute);
    await handleEvents();
    expect(await books(stay)).toEqual([0, 60, 340, true]);
    expect(await balanceOf(stay)).toBe(38_410 - 40_000);
    const csv = await rig.accounts.get('/transaction/export', stay.lister.token);
    expect(csv.text).toContain('340.00');
    await expectBalanced(rig);
    await rig.control(`disputes/${dispute}/close`, end);
    await handleEvents();
    expect(await books(stay)).toEqual(expected);
    expect(await balanceOf(stay)).toBe(38_410 - 40_000 + kept);
    await expectBalanced(rig);
    expect((await journalSums(rig)).excess_disputes ?? 0).toBe(0);
  });
});

it('a reversal whose response was lost is recorded once', async () => {
  const { stay, dispute } = await disputed();
  await rig.loseAnswer(REVERSALS);
  await syncDispute(rig.accounts.services, dispute);
  expect((await journalSums(rig)).requests).toBeLessThan(0);
  rig.accounts.clock.advance(61);
  await makeMoves(rig.accounts.services);
  expect(await balanceOf(stay)).toBe(38_410 - 40_000);
  await expectBalanced(rig);
  expect((await journalSums(rig)).requests).toBeLessThan(0);
});

it('a dispute against a disconnected lister is a refused move', async () => {
  const { stay, id, dispute } = await disputed();
  await rig.control(`accounts/${stay.account}/deauthorize`);
  expect(await syncDispute(rig.accounts.services, dispute)).toBe('done');
  expect((await obligationOf(rig, id)).status).toBe('disputed');
  const move = await rig.db
    .selectFrom('provider_moves')
    .selectAll()
    .where('dispute_id', '=', dispute)
    .executeTakeFirstOrThrow();
  expect(move).toMatchObject({ kind: 'dispute_reversal', state: 'refused', tries: 1 });
  expect(Number(move.next_try_at) - Number(move.updated_at)).toBe(3_600_000);
  await expectBalanced(rig);
});

describe('a refund after a dispute', () => {
  /** A payment of $400.00 with an earlier refund of this amount, and a dispute that the lister won. */
  async function won(refunded = 0) {
    const payment = await disputed(refunded);
    await handleEvents();
    await rig.control(`disputes/${payment.dispute}/close`, { won: true });
    await handleEvents();
    expect(await balanceOf(payment.stay)).toBe(38_410 - refunded * 100);
    return payment;
  }

  const refund = async (
    { stay: { lister }, id }: { stay: Rented; id: number },
    amount: number,
    key = newKey(),
  ) => {
    const token = await rig.accounts.tokenOf(lister.id);
    return rig.accounts.call('POST', `/transaction/${id}/refund`, keyed(token, { amount }, key));
  };

  const chargeOf = async (id: number) => (await obligationOf(rig, id)).charge_id ?? '';

  const madeOf = async (id: number) =>
    (await rig.stripe.refunds.list({ charge: await chargeOf(id) })).data;

  /** Runs what the job does later. */
  async function sendAgain(seconds = 120): Promise<void> {
    rig.accounts.clock.advance(seconds);
    await sendRefunds(rig.accounts.services);
  }

  const NOT_COVERED = { status: 422, body: { error_code: 'REFUND_NOT_COVERED' } };

  it('that was lost is refused: the tenant has the money already', async () => {
    const payment = await disputed();
    await handleEvents();
    await rig.control(`disputes/${payment.dispute}/close`, { won: false });
    await handleEvents();
    expect((await refund(payment, 1)).status).toBe(409);
    expect(await balanceOf(payment.stay)).toBe(38_410 - 40_000);
    await expectBalanced(rig);
  });

  it('that was won is refused beyond what remains, and to anybody but the lister', async () => {
    const payment = await won(150);
    const before = await moneyState(rig);
    expect(await refund(payment, 250.01)).toMatchObject({
      status: 422,
      body: { errors: { amount: ['is_more_than_remains'] } },
    });
    const path = `/transaction/${payment.id}/refund`;
    const { tenant } = payment.stay;
    const byTenant = await rig.accounts.call('POST', path, keyed(tenant.token, { amount: 1 }));
    expect(byTenant.status).toBe(403);
    expect(await moneyState(rig)).toEqual(before);
  });

  it('that was won is refused while the lister cannot pay it, and nothing moves', async () => {
    const payment = await won();
    const { journal } = await moneyState(rig);
    await rig.control(`accounts/${payment.stay.account}/deauthorize`);
    expect(await refund(payment, 100)).toMatchObject(NOT_COVERED);
    expect((await moneyState(rig)).journal).toEqual(journal);
    expect(await madeOf(payment.id)).toEqual([]);
  });

  it('that was won returns the rest to the card, and the lister pays it', async () => {
    const payment = await won(150);
    const { stay, id } = payment;
    expect(await refund(payment, 100)).toMatchObject({
      status: 200,
      body: { data: { refund: 250, is_disputed: false }, refund: { amount: 100, state: 'done' } },
    });
    expect(await balanceOf(stay)).toBe(38_410 - 25_000);
    expect((await obligationOf(rig, id)).status).toBe('disputed');
    const receipt = await rig.get(`/receipts/${id}`, stay.tenant.token);
    expect(receipt.body).toMatchObject({ data: { amount: 400, refund: { amount: 250 } } });
    expect(await refund(payment, 150.01)).toMatchObject({ status: 422 });
    const answers = await Promise.all([refund(payment, 150), refund(payment, 150)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await refund(payment, 1)).toMatchObject({ status: 409 });
    expect(await balanceOf(stay)).toBe(38_410 - 40_000);
    await expectBalanced(rig);
  });

  it.each([
    ['whose reversal is lost', () => rig.loseAnswer(REVERSALS)],
    ['whose reversal fails', () => rig.fault('drop_before', REVERSALS, 2, 'POST')],
    ['whose answer is lost', () => rig.loseAnswer(REFUNDS)],
    ['that is answered with 500', () => rig.fault('500_after_execute', REFUNDS, 1, 'POST')],
  ])('that was won, %s, is made once', async (_name, fail) => {
    const payment = await won();
    await fail();
    const key = newKey();
    expect(await refund(payment, 100, key)).toMatchObject({
      status: 202,
      body: { refund: { state: 'pending' } },
    });
    await sendAgain();
    expect((await refund(payment, 100, key)).status).toBe(200);
    expect(await madeOf(payment.id)).toHaveLength(1);
    expect(await balanceOf(payment.stay)).toBe(38_410 - 10_000);
    await expectBalanced(rig);
  });

  it('that the provider rejects after all leaves the lister what they had', async () => {
    const payment = await won();
    const { stay, id } = payment;
    // Recorded manually and not reported yet.
    await rig.stripe.refunds.create({ charge: await chargeOf(id) });
    await rig.loseAnswer('/v1/transfers');
    expect(await refund(payment, 100)).toMatchObject(NOT_COVERED);
    rig.accounts.clock.advance(61);
    await makeMoves(rig.accounts.services);
    expect(await balanceOf(stay)).toBe(38_410);
    const request = await rig.db
      .selectFrom('refunds')
      .select('state')
      .where('obligation_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(request.state).toBe('failed');
    await syncRefunds(rig.accounts.services, await chargeOf(id));
    await expectBalanced(rig);
  });

  it('that the bank returns is sent again, and the lister pays it once', async () => {
    const payment = await won();
    const { stay, id } = payment;
    await refund(payment, 60);
    const [providerRefund] = await madeOf(id);
    await rig.control(`refunds/${providerRefund?.id}/fail`);
    await syncRefunds(rig.accounts.services, await chargeOf(id));
    await expectBalanced(rig);
    await sendAgain(25 * 3600);
    expect((await madeOf(id)).map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    expect(await balanceOf(stay)).toBe(38_410 - 6000);
    await expectBalanced(rig);
  });
});
