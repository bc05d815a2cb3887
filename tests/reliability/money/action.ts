import type { ObjectionSubject } from '@crewpad/domain';
import { mayRefund, remaining } from './banks.ts';
import { type Book, leftOf, type Payment, type Row, todayOf } from './book.ts';
import { plusDays } from './days.ts';
import type { Card, Deduction, Happening, Purpose } from './event.ts';
import { subjectOf, targetsOf } from './objections.ts';
import { openRows } from './rent.ts';
import { unusedOf } from './stays.ts';

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
  | { do: 'card'; card: Card }
  | { do: 'account'; refuses: boolean }
  | { do: 'collect'; which: number }
  | { do: 'confirm' }
  | { do: 'autopay'; by: 'lister' | 'tenant'; which: number }
  | { do: 'switch'; enabled: boolean }
  | { do: 'ask_again' }
  | { do: 'rent'; cents: number }
  | { do: 'rent_answer'; accepts: boolean }
  | { do: 'rent_withdrawal' | 'review' | 'return_unused' }
  | { do: 'checkout' | 'ask_checkout'; days: number }
  | { do: 'checkout_answer'; with: 'confirm' | 'decline' | 'withdraw' }
  | { do: 'dismiss' | 'leave' | 'settle' }
  | { do: 'edit'; cents: number; which: number }
  | {
      do: 'pay' | 'void' | 'refund_return' | 'refund_arrival' | 'withdrawal' | 'write_off';
      which: number;
    }
  | { do: 'objection'; about: ObjectionSubject; which: number }
  | { do: 'objection_end'; which: number; with: 'answer' | 'withdraw' }
  | { do: 'keep_credit' };

const STEPS = { lister: ['request', 'disable'], tenant: ['accept', 'decline', 'disable'] } as const;

/** How many entries and so on there were, for the names of new ones. */
const count = ({ payments, requests, refunds, disputes }: Book) =>
  payments.length + requests.length + refunds.length + disputes.length;

const pick = <T>(all: readonly T[], which: number): T | undefined =>
  all[which % Math.max(1, all.length)];

/** The event of an action now; undefined if there is nothing that it could be about. */
export function happeningOf(book: Book, action: Action): Happening | undefined {
  const next = `${count(book) + 1}`;
  const cards = book.payments.filter(({ kind }) => kind !== 'entry');
  // What else happens to a payment in progress has tests of its own.
  if (book.confirmation !== null && action.do !== 'confirm') return undefined;
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
    case 'return_unused': {
      const charge = unusedOf(book).of;
      if (charge === undefined) return undefined;
      const { payment, cents } = charge;
      return { on: 'refund', name: `refund ${next}`, payment, cents, method: 'card' };
    }
    case 'collect': {
      // Other cards have tests of their own, and one that is gone or shared is refused.
      const { card } = book;
      const isTested = ['declined', 'lost', 'outdated', 'confirms'].includes(card);
      const one = isTested ? undefined : pick(dueRows(book), action.which);
      return one && { on: 'collect', row: one.name };
    }
    case 'confirm':
      return book.confirmation === null ? undefined : { on: 'confirm' };
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
    case 'ask_checkout':
      return { on: action.do, day: plusDays(todayOf(book), action.days) };
    case 'checkout_answer':
      return { on: 'checkout_answer', with: action.with };
    case 'dismiss':
    case 'leave':
    case 'settle':
      return { on: action.do };
    case 'edit': {
      const one = pick(book.requests, action.which);
      return one && { on: 'edit', request: one.name, cents: action.cents };
    }
    case 'objection': {
      // Rent that was trimmed stands nowhere.
      const targets = targetsOf(book).filter(
        (target) =>
          subjectOf(book, target) === action.about &&
          book.rows.every(({ name, state }) => name !== target.payment || state !== 'cancelled'),
      );
      const one = pick(targets, action.which);
      return one && { on: 'objection', payment: one.payment, ...(one.part && { part: one.part }) };
    }
    case 'objection_end': {
      const one = pick(book.objections, action.which);
      if (one === undefined) return undefined;
      const { payment, part } = one;
      return { on: 'objection_end', with: action.with, payment, ...(part && { part }) };
    }
    case 'keep_credit':
      return { on: 'keep_credit' };
    case 'card':
      return { on: 'card', card: action.card };
    case 'account':
      return { on: 'account', refuses: action.refuses };
    case 'autopay':
      return {
        on: 'autopay',
        by: action.by,
        step: pick(STEPS[action.by], action.which) ?? 'disable',
      };
    case 'switch':
      return { on: 'switch', enabled: action.enabled };
    case 'ask_again':
      return { on: 'ask_again' };
    case 'rent':
      return { on: 'rent', cents: action.cents };
    case 'rent_withdrawal':
    case 'review':
      return { on: action.do };
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
    book.payments.filter((item) => mayRefund(book, item)),
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
