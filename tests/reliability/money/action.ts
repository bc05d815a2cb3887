import fc from 'fast-check';
import { mayRefund, remaining } from './banks.ts';
import { type Book, leftOf, type Payment, type Row, todayOf } from './book.ts';
import { DAY, plusDays } from './days.ts';
import type { Deduction, Happening, Purpose, Stay } from './event.ts';
import { openRows } from './rent.ts';

/** A random step, whose subject is chosen among those that the book has. */
export type Action =
  /** Time passes with the jobs, or without them until the end. */
  | { do: 'days' | 'outage'; count: number }
  | { do: 'cash'; cents: number; for: Purpose; daysAgo: number }
  | { do: 'request'; cents: number; for: Purpose }
  | { do: 'answer'; with: 'pay' | 'reject' | 'withdraw'; which: number }
  | { do: 'refund'; share: number; which: number; outside: boolean; bank: 'done' | 'pending' }
  | { do: 'dispute'; share: number; which: number; inquiry: boolean }
  | { do: 'another_way'; which: number; method: 'card' | 'outside' }
  | { do: 'late_return'; share: number }
  | { do: 'decision'; won: boolean }
  | { do: 'card'; card: 'good' | 'declined' }
  | { do: 'account'; refuses: boolean }
  | { do: 'autopay'; enabled: boolean }
  | { do: 'rent'; cents: number }
  | { do: 'rent_answer'; accepts: boolean }
  | { do: 'checkout'; days: number }
  | {
      do: 'pay' | 'void' | 'refund_return' | 'refund_arrival' | 'withdrawal' | 'write_off';
      which: number;
    }
  | { do: 'objection'; which: number }
  | { do: 'objection_end'; which: number; with: 'answer' | 'withdraw' }
  | { do: 'keep_credit' };

/** How many entries and so on there were, for the names of new ones. */
const count = ({ payments, requests, refunds, disputes }: Book) =>
  payments.length + requests.length + refunds.length + disputes.length;

const pick = <T>(all: readonly T[], which: number): T | undefined =>
  all[which % Math.max(1, all.length)];

/** The event of an action now; undefined if there is nothing that it could be about. */
export function happeningOf(book: Book, action: Action): Happening | undefined {
  const next = `${count(book) + 1}`;
  const cards = book.payments.filter(({ kind }) => kind !== 'entry');
  switch (action.do) {
    case 'days':
    case 'outage':
      return undefined;
    case 'cash': {
      const { cents, for: purpose, daysAgo } = action;
      const paidOn = plusDays(todayOf(book), -daysAgo);
      return { on: 'entry', name: `entry ${next}`, cents, for: purpose, paidOn };
    }
    case 'request':
      return { on: 'request', name: `request ${next}`, cents: action.cents, for: action.for };
    case 'answer': {
      const one = pick(book.requests, action.which);
      return one && { on: 'answer', request: one.name, with: action.with };
    }
    case 'void': {
      const one = pick(ofEntries(book), action.which);
      return one && { on: 'void', entry: one.name };
    }
    case 'pay': {
      const one = pick(dueRows(book), action.which);
      return one && { on: 'pay', row: one.name };
    }
    case 'write_off': {
      const one = pick(dueRows(book), action.which);
      return one && { on: 'write_off', row: one.name };
    }
    case 'refund':
      return refundOf(book, action, `refund ${next}`);
    case 'another_way': {
      const one = pick(
        book.refunds.filter(({ state }) => state === 'retrying' || state === 'returned'),
        action.which,
      );
      if (one === undefined) return undefined;
      const { name: replaces, payment, cents } = one;
      return {
        ...{ on: 'refund', name: `refund ${next}`, payment: payment.name, cents, replaces },
        method: action.method,
      };
    }
    case 'dispute': {
      const one = pick(
        cards.filter((card) => isDisputable(book, card)),
        action.which,
      );
      const { inquiry, share } = action;
      const cents = one && Math.max(50, Math.floor(one.cents * share));
      return (
        one && {
          on: 'dispute',
          name: `dispute ${next}`,
          payment: one.name,
          inquiry,
          ...(cents && { cents }),
        }
      );
    }
    case 'withdrawal':
    case 'decision': {
      const isAsked = action.do === 'withdrawal';
      const one = book.disputes.find(
        ({ state }) => state === 'inquiry' || (state === 'open' && !isAsked),
      );
      if (one === undefined) return undefined;
      const { name: dispute } = one;
      return action.do === 'decision'
        ? { on: 'decision', dispute, won: action.won }
        : { on: 'withdrawal', dispute };
    }
    case 'late_return': {
      const one = book.disputes.find(
        ({ state, taken, givenBack }) => state === 'lost' && taken > givenBack,
      );
      const cents = one && Math.max(1, Math.floor((one.taken - one.givenBack) * action.share));
      if (one === undefined || cents === undefined) return undefined;
      return { on: 'late_return', dispute: one.name, cents };
    }
    case 'refund_return':
    case 'refund_arrival': {
      const one = pick(
        book.refunds.filter(
          ({ method, state, payment }) =>
            method === 'card' &&
            book.disputes.every((dispute) => dispute.payment !== payment) &&
            (state === 'pending' || (state === 'done' && action.do === 'refund_return')),
        ),
        action.which,
      );
      return one && { on: action.do, refund: one.name };
    }
    case 'checkout':
      return { on: 'checkout', day: plusDays(todayOf(book), action.days) };
    case 'objection': {
      const rows = book.rows.filter(({ state }) => state !== 'cancelled');
      const one = pick([...ofEntries(book), ...rows], action.which);
      return one && { on: 'objection', payment: one.name };
    }
    case 'objection_end': {
      const one = pick(book.objections, action.which);
      return one && { on: 'objection_end', payment: one.name, with: action.with };
    }
    case 'keep_credit':
      return { on: 'keep_credit' };
    case 'card':
      return { on: 'card', card: action.card };
    case 'account':
      return { on: 'account', refuses: action.refuses };
    case 'autopay':
      return { on: 'autopay', enabled: action.enabled };
    case 'rent':
      return { on: 'rent', cents: action.cents };
    case 'rent_answer':
      return { on: 'rent_answer', accepts: action.accepts };
  }
}

/**
 * A bank disputes a charge once, and not one that was refunded in full. Refunds on their way then
 * have tests of their own.
 */
const isDisputable = (book: Book, card: Payment) =>
  remaining(book, card) > 0 &&
  book.disputes.every(({ payment }) => payment !== card) &&
  book.refunds.every(
    ({ payment, state }) => payment !== card || state === 'done' || state === 'failed',
  );

const ofEntries = ({ payments }: Book): Payment[] =>
  payments.filter(({ kind }) => kind === 'entry');
const dueRows = (book: Book): Row[] =>
  openRows(book).filter((row) => row.due <= book.now && leftOf(book, row) > 0);

function refundOf(
  book: Book,
  { share, which, outside, bank }: Extract<Action, { do: 'refund' }>,
  name: string,
): Happening | undefined {
  const payment = pick(
    book.payments.filter((one) => mayRefund(book, one)),
    which,
  );
  if (payment === undefined) return undefined;
  const left = remaining(book, payment);
  const cents = Math.max(1, Math.floor(left * share));
  const isDeposit = payment.for === 'deposit';
  const kept: Deduction[] =
    isDeposit && cents < left ? [{ for: 'damage', cents: left - cents }] : [];
  const method = outside || payment.kind === 'entry' ? 'outside' : 'card';
  return { on: 'refund', name, payment: payment.name, cents, method, deductions: kept, bank };
}

const which = fc.nat(5);
const cents = fc.constantFrom(50, 975, 4030, 10_000, 39_970, 40_000, 65_000, 120_000);
const purpose = fc.constantFrom<Purpose>('rent', 'rent', 'deposit', 'parking', 'late_fee');
const share = fc.constantFrom(0.1, 0.5, 1);
const yes = fc.boolean();
const one = <K extends string | boolean>(...kinds: K[]) => fc.constantFrom(...kinds);

/** The kinds of actions, with how often each is drawn. */
const ACTIONS: Record<Action['do'], [weight: number, fc.Arbitrary<Action>]> = {
  days: [25, fc.record({ do: one('days'), count: fc.integer({ min: 1, max: 34 }) })],
  outage: [1, fc.record({ do: one('outage'), count: fc.constantFrom(3, 75) })],
  cash: [6, fc.record({ do: one('cash'), cents, for: purpose, daysAgo: fc.nat(3) })],
  request: [3, fc.record({ do: one('request'), cents, for: purpose })],
  answer: [
    4,
    fc.record({ do: one('answer'), with: one('pay', 'pay', 'reject', 'withdraw'), which }),
  ],
  void: [3, fc.record({ do: one('void'), which })],
  pay: [4, fc.record({ do: one('pay'), which })],
  refund: [
    4,
    fc.record({
      do: one('refund'),
      share,
      which,
      // A card payment is returned outside only after a refund that has not worked.
      outside: one(false, false, false, true),
      bank: one('done', 'pending'),
    }),
  ],
  another_way: [2, fc.record({ do: one('another_way'), which, method: one('card', 'outside') })],
  refund_return: [2, fc.record({ do: one('refund_return'), which })],
  refund_arrival: [1, fc.record({ do: one('refund_arrival'), which })],
  dispute: [3, fc.record({ do: one('dispute'), share, which, inquiry: yes })],
  withdrawal: [1, fc.record({ do: one('withdrawal'), which })],
  decision: [3, fc.record({ do: one('decision'), won: yes })],
  late_return: [1, fc.record({ do: one('late_return'), share })],
  card: [2, fc.record({ do: one('card'), card: one('good', 'declined') })],
  account: [1, fc.record({ do: one('account'), refuses: yes })],
  autopay: [1, fc.record({ do: one('autopay'), enabled: yes })],
  rent: [1, fc.record({ do: one('rent'), cents: fc.constantFrom(30_000, 44_000, 55_000) })],
  rent_answer: [1, fc.record({ do: one('rent_answer'), accepts: yes })],
  checkout: [1, fc.record({ do: one('checkout'), days: fc.integer({ min: 0, max: 50 }) })],
  write_off: [1, fc.record({ do: one('write_off'), which })],
  objection: [3, fc.record({ do: one('objection'), which })],
  objection_end: [
    3,
    fc.record({ do: one('objection_end'), which, with: one('answer', 'answer', 'withdraw') }),
  ],
  keep_credit: [1, fc.constant({ do: 'keep_credit' })],
};

export interface Play {
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
export function nextDue(book: Book, until: number): number | undefined {
  const due = [
    ...openRows(book).flatMap(({ nextAttempt }) => nextAttempt ?? []),
    // The product counts from the minute in which it read the return.
    ...book.refunds.flatMap(({ nextTry }) => (nextTry === null ? [] : nextTry + MINUTE)),
    ...(book.nextRentOn === null ? [] : [Date.parse(`${book.nextRentOn}T07:00:00Z`)]),
  ];
  return due.filter((at) => at > book.now && at <= until).toSorted((a, b) => a - b)[0];
}

const MINUTE = 60_000;
export const afterDays = ({ now }: Book, days: number): number => now + days * DAY;
