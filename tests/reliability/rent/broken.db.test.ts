import { AUTOPAY } from '@crewpad/domain';
import { afterEach, expect, it, vi } from 'vitest';
import * as cancel from '../../../apps/server/src/features/billing/collection/cancel.ts';
import * as obligations from '../../../apps/server/src/features/billing/ledger/obligations.ts';
import * as refunds from '../../../apps/server/src/features/billing/ledger/refunds.ts';
import * as billed from '../../../apps/server/src/features/rent/periods/periods.queries.ts';
import { Rig } from '../support/rig.ts';
import { runRentSchedules } from './run.ts';
import type { RentAction, RentSchedule, Work } from './schedule.ts';

/** Breaks a part of the product on purpose, to test that the schedules detect it. */
const BREAK = {
  'canceling intents': () => vi.spyOn(cancel, 'cancelIntent').mockResolvedValue('canceled'),
  'noting what other payments settle': () =>
    vi.spyOn(obligations, 'settle').mockResolvedValue(true),
  'booking refunds': () => vi.spyOn(refunds, 'recordRefunds').mockResolvedValue(undefined),
  'rent after another check-out': () =>
    vi.spyOn(billed, 'findBilledRental').mockResolvedValue(undefined),
} as const;

let rig: Rig | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await rig?.close();
});

const does = (work: Work) => ({ do: 'work', worker: 0, killAt: undefined, work }) as const;
const payment = { do: 'pay', by: 'payer', which: 0, key: undefined } as const;
const cash = (cents: number) => does({ do: 'cash', cents, for: 'rent', key: undefined });

/** The life of a rental whose first rent is due after a day. */
const schedule = (...actions: RentAction[]): RentSchedule => ({
  offer: {
    startsIn: 0,
    nights: null,
    paymentDate: 1,
    rent: 40_000,
    deposit: 0,
    autoPay: AUTOPAY.off,
  },
  accepts: true,
  actions: [{ do: 'days', count: 2 }, ...actions],
  endsWell: false,
});

const examples = {
  /** The tenant leaves the bank's page open, pays another way, and then confirms there. */
  lateConfirmation: schedule(
    does({ do: 'card', card: 'confirms' }),
    does(payment),
    cash(50),
    does({ do: 'card', card: 'good' }),
    does(payment),
    { do: 'challenge', succeed: true },
  ),
  cash: schedule(cash(90_000)),
  refund: schedule(
    does(payment),
    does({ do: 'refund', which: 0, share: 0.3, method: 'card', key: 0 }),
  ),
  earlyCheckout: schedule(does({ do: 'check_out', days: 1 })),
};

it.each([
  ['canceling intents', 'lateConfirmation', /was charged 2 times/],
  ['noting what other payments settle', 'cash', /is due with \d+ cents settled/],
  ['booking refunds', 'refund', /the refund \d+ is still pending/],
  ['rent after another check-out', 'earlyCheckout', /after check-out/],
] as const)('a product without %s is noticed', async (part, name, message) => {
  rig = await Rig.open();
  BREAK[part]();
  const run = { schedules: 1, endOnFailure: true, examples: [examples[name]] };
  const error: Error = await runRentSchedules(rig, run).then(
    () => new Error('nothing was noticed'),
    (failure) => failure.cause,
  );
  expect(error.message).toMatch(message);
});

it('schedules that find a broken product pass with the unmodified one', async () => {
  rig = await Rig.open();
  const all = Object.values(examples);
  await runRentSchedules(rig, { schedules: all.length, examples: all });
});
