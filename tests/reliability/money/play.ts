import fc from 'fast-check';
import type { Action } from './action.ts';
import { lapseAt } from './cards.ts';
import { DAY, dueAt, plusDays } from './days.ts';
import type { InvitationStep, Purpose, Stay } from './event.ts';
import type { Model } from './model.ts';
import { openRows } from './rent.ts';

/** Random plays of a stay, and the instants at which they stop. */

const which = fc.nat(5);
const cents = fc.constantFrom(50, 975, 4030, 10_000, 39_970, 40_000, 65_000, 120_000);
const purpose = fc.constantFrom<Purpose>('rent', 'rent', 'deposit', 'parking', 'late_fee');
const share = fc.constantFrom(0.1, 0.5, 1);
const yes = fc.boolean();
const oneOf = <K extends string | boolean>(...kinds: K[]) => fc.constantFrom(...kinds);

/** The kinds of actions, with how often each is drawn. */
const ACTIONS: Record<Action['do'], [weight: number, fc.Arbitrary<Action>]> = {
  days: [25, fc.record({ do: oneOf('days'), count: fc.integer({ min: 1, max: 34 }) })],
  outage: [1, fc.record({ do: oneOf('outage'), count: fc.constantFrom(3, 75) })],
  cash: [6, fc.record({ do: oneOf('cash'), cents, for: purpose, daysAgo: fc.nat(3) })],
  request: [3, fc.record({ do: oneOf('request'), cents, for: purpose })],
  answer: [
    4,
    fc.record({ do: oneOf('answer'), with: oneOf('pay', 'pay', 'reject', 'withdraw'), which }),
  ],
  void: [3, fc.record({ do: oneOf('void'), which })],
  pay: [4, fc.record({ do: oneOf('pay'), which })],
  refund: [
    4,
    fc.record({
      do: oneOf('refund'),
      share,
      which,
      // A card payment is returned outside only after a refund that has not worked.
      outside: oneOf(false, false, false, true),
      bank: oneOf('done', 'pending'),
    }),
  ],
  another_way: [
    2,
    fc.record({ do: oneOf('another_way'), which, method: oneOf('card', 'outside') }),
  ],
  refund_return: [2, fc.record({ do: oneOf('refund_return'), which })],
  refund_arrival: [1, fc.record({ do: oneOf('refund_arrival'), which })],
  dispute: [3, fc.record({ do: oneOf('dispute'), share, which, inquiry: yes })],
  withdrawal: [1, fc.record({ do: oneOf('withdrawal'), which })],
  decision: [3, fc.record({ do: oneOf('decision'), won: yes })],
  late_return: [1, fc.record({ do: oneOf('late_return'), share })],
  card: [
    2,
    fc.record({
      do: oneOf('card'),
      card: oneOf('good', 'declined', 'confirms', 'lost', 'outdated', 'shared', 'gone', 'none'),
    }),
  ],
  collect: [2, fc.record({ do: oneOf('collect'), which })],
  confirm: [2, fc.constant({ do: 'confirm' })],
  account: [1, fc.record({ do: oneOf('account'), refuses: yes })],
  autopay: [5, fc.record({ do: oneOf('autopay'), by: oneOf('lister', 'tenant'), which })],
  switch: [1, fc.record({ do: oneOf('switch'), enabled: yes })],
  ask_again: [1, fc.constant({ do: 'ask_again' })],
  rent: [1, fc.record({ do: oneOf('rent'), cents: fc.constantFrom(30_000, 44_000, 55_000) })],
  rent_answer: [1, fc.record({ do: oneOf('rent_answer'), accepts: yes })],
  rent_withdrawal: [1, fc.constant({ do: 'rent_withdrawal' })],
  review: [1, fc.constant({ do: 'review' })],
  return_unused: [2, fc.constant({ do: 'return_unused' })],
  checkout: [1, fc.record({ do: oneOf('checkout'), days: fc.integer({ min: 0, max: 50 }) })],
  ask_checkout: [
    2,
    fc.record({ do: oneOf('ask_checkout'), days: fc.integer({ min: 0, max: 90 }) }),
  ],
  checkout_answer: [
    3,
    fc.record({ do: oneOf('checkout_answer'), with: oneOf('confirm', 'decline', 'withdraw') }),
  ],
  dismiss: [1, fc.constant({ do: 'dismiss' })],
  leave: [1, fc.constant({ do: 'leave' })],
  settle: [2, fc.constant({ do: 'settle' })],
  edit: [2, fc.record({ do: oneOf('edit'), cents, which })],
  write_off: [1, fc.record({ do: oneOf('write_off'), which })],
  objection: [
    3,
    fc.record({
      ...{ do: oneOf('objection'), which },
      about: oneOf('rent', 'rent', 'entry', 'return', 'deduction'),
    }),
  ],
  objection_end: [
    3,
    fc.record({ do: oneOf('objection_end'), which, with: oneOf('answer', 'answer', 'withdraw') }),
  ],
  keep_credit: [1, fc.constant({ do: 'keep_credit' })],
};

export interface Play {
  /** What happens to the invitation before the tenant accepts it. */
  invitation?: { isGuest: boolean; steps: InvitationStep[] };
  stay: Omit<Stay, 'start' | 'end'>;
  startsIn: number;
  nights: number | null;
  actions: Action[];
}

const ZONES = ['Pacific/Honolulu', 'America/Los_Angeles', 'Europe/London', 'Australia/Sydney'];

/** Random plays. */
export const plays: fc.Arbitrary<Play> = fc.record({
  stay: fc.record({
    rent: fc.constantFrom(40_000, 40_000, 50_000, 1000),
    payday: fc.integer({ min: 1, max: 28 }),
    deposit: fc.constantFrom(0, 10_000),
    autopay: yes,
    zone: fc.constantFrom(...ZONES),
  }),
  startsIn: fc.integer({ min: 1, max: 5 }),
  nights: fc.option(fc.integer({ min: 5, max: 75 })),
  actions: fc.array(
    fc.oneof(...Object.values(ACTIONS).map(([weight, arbitrary]) => ({ weight, arbitrary }))),
    { minLength: 3, maxLength: 12, size: 'max' },
  ),
});

/** The next instant at which something is due for the jobs. */
export function nextDue(model: Model, until: number): number | undefined {
  const due = [
    ...openRows(model).flatMap(({ name, nextAttempt }) =>
      nextAttempt === null || name === model.confirmation?.name ? [] : nextAttempt,
    ),
    ...[lapseAt(model)].flatMap((at) => at ?? []),
    // The product counts from the minute in which it read the return.
    ...model.refunds.flatMap(({ nextTry }) => (nextTry === null ? [] : nextTry + MINUTE)),
    ...(model.nextRentOn === null
      ? []
      : [dueAt(model.nextRentOn), dueAt(model.nextRentOn) - 3 * DAY]),
    ...(model.status === 'ended' ? [dueAt(plusDays(model.endedOn, 14))] : []),
  ];
  return due.filter((at) => at > model.now && at <= until).toSorted((a, b) => a - b)[0];
}

const MINUTE = 60_000;
export const afterDays = ({ now }: Model, days: number): number => now + days * DAY;
