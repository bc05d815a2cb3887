import { expect, it, onTestFinished } from 'vitest';
import { BillingRig } from '../../../apps/server/src/features/billing/testing.ts';
import {
  addRented,
  keyed,
  sendRequest,
} from '../../../apps/server/src/features/rent/periods/testing.ts';
import { addStay } from '../../../apps/server/src/features/rentals/testing.ts';
import {
  addCardRefund,
  addManualPayment,
  addOwed,
  addPaid,
  addReturned,
} from '../../../apps/server/src/features/reports/testing.ts';
import { sql } from '../../../apps/server/src/testing/services.ts';
import { useTestApp } from '../../../apps/server/src/testing/test-app.ts';
import { wordsFor } from './compare-pages.ts';

const rig = useTestApp();

const dollars = (cents: number) =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;

/** It is noon on March 1, 2026. A lister was paid by card and by hand, and is owed rent. */
async function seeded() {
  const { db } = rig.database;
  const stay = await addStay(rig, { start_date: '2026-01-01', next_rent_on: '2026-04-01' });
  const rent = await addPaid(db, stay, '2026-02-01T10:00:00Z', {
    ...{ period_to: '2026-03-01', due_at: '2026-02-01T07:00:00Z', amount_cents: 123_456 },
  });
  await addCardRefund(db, rent, '2026-03-01T08:00:00Z', 2344);
  const now = { paid_on: '2026-03-01', created_at: '2026-03-01T09:00:00Z' };
  await addManualPayment(db, stay, { ...now, payment_for: 'late_fee', amount_cents: 2511 });
  const deposit = await addManualPayment(db, stay, {
    ...{ ...now, payment_for: 'deposit', amount_cents: 30_000 },
  });
  await addReturned(db, stay.lister.id, '2026-03-01T10:00:00Z', {
    ...{ manual_payment_id: deposit, amount_cents: 20_000, kept_cents: 10_000 },
    deductions: JSON.stringify([{ reason: 'Lamp', for: 'damage', amount_cents: 10_000 }]),
  });
  await addOwed(db, stay, { amount_cents: 45_633 });
  return stay;
}

it('all money pages of a lister name the same amounts, which are those of the balances and the journal', async () => {
  const { lister } = await seeded();
  const words = (path: string) => wordsFor(rig, lister.token, path);
  const [money, statement, transactions, dashboard, crew] = [
    await words('/lister/payments'),
    await words('/transactions/statement?year=2026'),
    await words('/transactions?period=2026'),
    await words('/dashboard'),
    await words('/my-crew'),
  ];
  // Received in March: the late fee and what was kept of the deposit, less the refund.
  const march = 2511 + 10_000 - 2344;
  const february = 123_456;
  expect(money).toContain(`March 2026 (as of today) ${dollars(march)}`);
  expect(money).toContain(`February 2026 ${dollars(february)}`);
  expect(dashboard).toContain(`Received in March 2026 ${dollars(march)}`);
  const roll = await rig.get('/lister/rent-roll', lister.token);
  const expected = dollars(Math.round(roll.body.totals.expected * 100));
  const ofMarch = `March 2026, not finished yet ${dollars(march)} ${expected}`;
  expect(money).toContain(ofMarch);
  expect(dashboard).toContain(ofMarch);

  const { body } = await rig.get('/lister/balances', lister.token);
  const owed = dollars(Math.round(body.totals.owed * 100));
  expect(owed).toBe(dollars(45_633));
  for (const page of [dashboard, crew]) expect(page).toContain(owed);

  const fee = 1590;
  const net = march + february - fee;
  expect(statement).toContain(`Income after fees ${dollars(net)}`);
  const { rows } = await sql<{ cents: number }>`
    select -sum(l.amount_cents)::int as cents from journal_lines l
    join journal j on j.id = l.journal_id join obligations o on o.id = j.obligation_id
    where o.payee_id = ${lister.id} and l.account = 'rents'`.execute(rig.database.db);
  // Each payment in full, with what of it went back.
  for (const cents of [123_456, 2344, 2511, 30_000, 20_000]) {
    for (const page of [transactions, statement]) expect(page).toContain(dollars(cents));
  }
  expect(transactions).toContain(`${dollars(45_633)} Due`);
  // The card part of the journal, and by hand what it does not have.
  expect((rows[0]?.cents ?? 0) + 2511 + 10_000).toBe(march + february);
});

it('a payout is what the transactions name, less their fees, and the income of the statement', async () => {
  const billing = await BillingRig.open({ FLAGS: 'paymentRequest' });
  onTestFinished(() => billing.close());
  const { accounts } = billing;
  const stay = await addRented(billing);
  const token = await accounts.tokenOf(stay.lister.id);
  for (const amount of [400, 75.5]) {
    const { path } = await sendRequest(billing, stay, { amount });
    accounts.clock.advance(1);
    await accounts.call('POST', `${path}/pay`, keyed(stay.tenant.token));
  }
  const { account } = stay as unknown as { account: string };
  await billing.control(`accounts/${account}/drain`, {});
  const { data: sent } = await billing.stripe.payouts.list(
    { limit: 1 },
    { stripeAccount: account },
  );
  const payout = await accounts.get(`/lister/payouts/${sent[0]?.id}`, token);
  const { data } = await accounts.get('/lister/payouts', token).then(({ body }) => body);
  const net = Math.round(payout.body.payout.amount * 100);
  expect(data[0].amount).toBe(payout.body.payout.amount);

  const { body } = await accounts.get('/transaction', token);
  const paid = body.data as { amount: number; net: number }[];
  expect(paid.map(({ amount }) => amount).toSorted()).toEqual([400, 75.5]);
  expect(paid.reduce((sum, payment) => sum + Math.round(payment.net * 100), 0)).toBe(net);

  const words = (path: string) => wordsFor(accounts, token, path);
  const transactions = await words('/transactions');
  for (const payment of paid) {
    expect(transactions).toContain(dollars(Math.round(payment.amount * 100)));
    expect(transactions).toContain(dollars(Math.round(payment.net * 100)));
  }
  const year = accounts.clock.now().getUTCFullYear();
  const statement = await words(`/transactions/statement?year=${year}`);
  expect(statement).toContain(`Income after fees ${dollars(net)}`);
  expect(await words('/lister/payments')).toContain(dollars(47_550));
});
