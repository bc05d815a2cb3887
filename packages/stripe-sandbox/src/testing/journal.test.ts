import fc from 'fast-check';
import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { proRata, providerFee } from '../resources/balances.ts';
import { heldBy, payAccount, readyAccount } from './connect.ts';
import { startTestSandbox, type TestSandbox } from './harness.ts';

/** An accountant's view: balances by name. */
class Journal {
  readonly held = new Map<string, number>();

  move(name: string, amount: number): void {
    this.held.set(name, (this.held.get(name) ?? 0) + amount);
  }

  of(name: string): number {
    return this.held.get(name) ?? 0;
  }
}

/** A charge and its later events. */
interface Payment {
  charge: Stripe.Charge;
  account: string;
  fee: number;
  refunded: number;
  reversed: number;
  feeReturned: number;
  dispute: 'none' | 'open' | 'closed';
}

interface World {
  test: TestSandbox;
  journal: Journal;
  accounts: string[];
  payments: Payment[];
}

type Step =
  | { kind: 'charge'; account: number; amount: number; feeShare: number; foreign: boolean }
  | { kind: 'refund'; payment: number; share: number; reverse: boolean; returnFee: boolean }
  | {
      kind: 'dispute' | 'win' | 'lose' | 'reverse' | 'transferBack';
      payment: number;
      share: number;
    }
  | { kind: 'drain'; account: number; fail: boolean }
  | { kind: 'days'; count: number };

const share = fc.double({ min: 0, max: 1, noNaN: true });
const payment = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('charge' as const),
    account: fc.nat(1),
    amount: fc.integer({ min: 50, max: 500_000 }),
    feeShare: share,
    foreign: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    payment,
    share,
    reverse: fc.boolean(),
    returnFee: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom(
      'dispute' as const,
      'win' as const,
      'lose' as const,
      'reverse' as const,
      'transferBack' as const,
    ),
    payment,
    share,
  }),
  fc.record({ kind: fc.constant('drain' as const), account: fc.nat(1), fail: fc.boolean() }),
  fc.record({ kind: fc.constant('days' as const), count: fc.integer({ min: 1, max: 9 }) }),
);

const partOf = (whole: number, part: number) => Math.max(1, Math.round(whole * part));

async function charge(world: World, step: Extract<Step, { kind: 'charge' }>): Promise<void> {
  const { test, journal, accounts, payments } = world;
  const account = accounts[step.account] ?? '';
  const fee = Math.round(step.amount * step.feeShare);
  const card = step.foreign ? 'pm_card_br' : 'pm_card_visa';
  const paid = await payAccount(test, account, { amount: step.amount, fee, card });
  journal.move('platform', fee - providerFee(step.amount, step.foreign ? 'BR' : 'US'));
  journal.move(account, step.amount - fee);
  payments.push({
    ...{ charge: paid.charge, account, fee, refunded: 0, reversed: 0, feeReturned: 0 },
    dispute: 'none',
  });
}

async function refund(
  { test, journal }: World,
  paid: Payment,
  step: Extract<Step, { kind: 'refund' }>,
): Promise<void> {
  const left = paid.charge.amount - paid.refunded;
  if (left === 0 || paid.dispute !== 'none') return;
  const amount = Math.min(left, partOf(left, step.share));
  const reverse = step.reverse && amount <= paid.charge.amount - paid.reversed;
  const returnFee = step.returnFee && paid.fee > 0;
  await test.stripe.refunds.create({
    ...{ charge: paid.charge.id, amount },
    ...{ reverse_transfer: reverse, refund_application_fee: returnFee },
  });
  const fee = returnFee
    ? Math.min(paid.fee - paid.feeReturned, proRata(paid.fee, amount, paid.charge.amount))
    : 0;
  journal.move('platform', -amount + (reverse ? amount : 0) - fee);
  journal.move(paid.account, (reverse ? -amount : 0) + fee);
  paid.refunded += amount;
  paid.feeReturned += fee;
  if (reverse) paid.reversed += amount;
}

async function dispute({ test, journal }: World, paid: Payment, kind: string): Promise<void> {
  const { id } = paid.charge;
  const amount = paid.charge.amount - paid.refunded;
  if (amount === 0) return;
  if (kind === 'dispute' && paid.dispute === 'none') {
    await test.control('POST', '/disputes', { charge: id });
    journal.move('platform', -amount - 1500);
    paid.dispute = 'open';
  } else if (kind !== 'dispute' && paid.dispute === 'open') {
    const [open] = (await test.stripe.disputes.list({ charge: id })).data;
    await test.control('POST', `/disputes/${open?.id}/close`, { won: kind === 'win' });
    if (kind === 'win') journal.move('platform', amount);
    paid.dispute = 'closed';
  }
}

async function reverse({ test, journal }: World, paid: Payment, part: number): Promise<void> {
  const left = paid.charge.amount - paid.reversed;
  if (left === 0) return;
  const amount = Math.min(left, partOf(left, part));
  await test.stripe.transfers.createReversal(String(paid.charge.transfer), { amount });
  journal.move('platform', amount);
  journal.move(paid.account, -amount);
  paid.reversed += amount;
}

async function transferBack({ test, journal }: World, paid: Payment): Promise<void> {
  const { id, amount: whole } = paid.charge;
  const { data } = await test.stripe.transfers.list({ destination: paid.account, limit: 100 });
  const transferTotal = data
    .filter(({ source_transaction }) => source_transaction === id)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0);
  const amount = whole - transferTotal;
  if (amount === 0) return;
  await test.stripe.transfers.create({
    ...{ amount, currency: 'usd', destination: paid.account, source_transaction: id },
  });
  journal.move('platform', -amount);
  journal.move(paid.account, amount);
}

async function take(world: World, step: Step): Promise<void> {
  const { test, accounts, payments } = world;
  if (step.kind === 'charge') return charge(world, step);
  if (step.kind === 'days')
    return void (await test.control('POST', '/clock/advance', { seconds: step.count * 86_400 }));
  if (step.kind === 'drain') {
    const { fail } = step;
    await test.control('POST', `/accounts/${accounts[step.account]}/drain`, { fail });
    return;
  }
  const paid = payments[step.payment % Math.max(payments.length, 1)];
  if (!paid) return;
  if (step.kind === 'refund') return refund(world, paid, step);
  if (step.kind === 'reverse') return reverse(world, paid, step.share);
  if (step.kind === 'transferBack') return transferBack(world, paid);
  return dispute(world, paid, step.kind);
}

/** Payouts of an account, minus failed ones. */
async function paidOut({ stripe }: TestSandbox, account: string): Promise<number> {
  const { data } = await stripe.payouts.list({ limit: 100 }, { stripeAccount: account });
  return data.reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0);
}

it('every balance plus payouts equals the journal', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const test = await startTestSandbox();
      try {
        await test.control('POST', '/clock', { now: '2027-03-01T10:00:00Z', frozen: true });
        const accounts = [await readyAccount(test), await readyAccount(test)];
        const world: World = { test, journal: new Journal(), accounts, payments: [] };
        for (const item of steps) await take(world, item);
        expect(await heldBy(test)).toBe(world.journal.of('platform'));
        for (const account of accounts)
          expect((await heldBy(test, account)) + (await paidOut(test, account))).toBe(
            world.journal.of(account),
          );
        expect(test.problems).toEqual([]);
      } finally {
        await test.close();
      }
    }),
    { numRuns: 40 },
  );
});
