import type { ObjectionSubject } from '@crewpad/domain';
import { mayRefund, remaining } from './banks.ts';
import { plusDays } from './days.ts';
import type { Card, Deduction, Happening, Purpose } from './event.ts';
import { leftOf, type Model, type Payment, type Row, todayOf } from './model.ts';
import { subjectOf, targetsOf } from './objections.ts';
import { openRows } from './rent.ts';
import { unusedOf } from './stays.ts';

/** A random step, whose subject is chosen among those that the model has. */
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
const count = ({ payments, requests, refunds, disputes }: Model) =>
  payments.length + requests.length + refunds.length + disputes.length;

const pick = <T>(all: readonly T[], which: number): T | undefined =>
  all[which % Math.max(1, all.length)];

/** The event of an action now; undefined if there is nothing that it could be about. */
export function happeningOf(model: Model, action: Action): Happening | undefined {
  const next = `${count(model) + 1}`;
  const cards = model.payments.filter(({ kind }) => kind !== 'entry');
  // What else happens to a payment in progress has tests of its own.
  if (model.confirmation !== null && action.do !== 'confirm') return undefined;
  switch (action.do) {
    case 'days':
    case 'outage':
      return undefined;
    case 'cash': {
      const { cents, for: purpose, daysAgo } = action;
      const paidOn = plusDays(todayOf(model), -daysAgo);
      return { on: 'entry', name: `entry ${next}`, cents, for: purpose, paidOn };
    }
    case 'request':
      return { on: 'request', name: `request ${next}`, cents: action.cents, for: action.for };
    case 'answer': {
      const request = pick(model.requests, action.which);
      return request && { on: 'answer', request: request.name, with: action.with };
    }
    case 'void': {
      const entry = pick(ofEntries(model), action.which);
      return entry && { on: 'void', entry: entry.name };
    }
    case 'pay': {
      const row = pick(dueRows(model), action.which);
      return row && { on: 'pay', row: row.name };
    }
    case 'return_unused': {
      const charge = unusedOf(model).of;
      if (charge === undefined) return undefined;
      const { payment, cents } = charge;
      return { on: 'refund', name: `refund ${next}`, payment, cents, method: 'card' };
    }
    case 'collect': {
      // Other cards have tests of their own, and one that is gone or shared is refused.
      const { card } = model;
      const isTested = ['declined', 'lost', 'outdated', 'confirms'].includes(card);
      const row = isTested ? undefined : pick(dueRows(model), action.which);
      return row && { on: 'collect', row: row.name };
    }
    case 'confirm':
      return model.confirmation === null ? undefined : { on: 'confirm' };
    case 'write_off': {
      const row = pick(dueRows(model), action.which);
      return row && { on: 'write_off', row: row.name };
    }
    case 'refund':
      return refundOf(model, action, `refund ${next}`);
    case 'another_way': {
      const refund = pick(
        model.refunds.filter(({ state }) => state === 'retrying' || state === 'returned'),
        action.which,
      );
      if (refund === undefined) return undefined;
      const { name: replaces, payment, cents } = refund;
      return {
        ...{ on: 'refund', name: `refund ${next}`, payment: payment.name, cents, replaces },
        method: action.method,
      };
    }
    case 'dispute': {
      const payment = pick(
        cards.filter((card) => isDisputable(model, card)),
        action.which,
      );
      const { inquiry, share } = action;
      const cents = payment && Math.max(50, Math.floor(payment.cents * share));
      return (
        payment && {
          on: 'dispute',
          name: `dispute ${next}`,
          payment: payment.name,
          inquiry,
          ...(cents && { cents }),
        }
      );
    }
    case 'withdrawal':
    case 'decision': {
      const isAsked = action.do === 'withdrawal';
      const openDispute = model.disputes.find(
        ({ state }) => state === 'inquiry' || (state === 'open' && !isAsked),
      );
      if (openDispute === undefined) return undefined;
      const { name: dispute } = openDispute;
      return action.do === 'decision'
        ? { on: 'decision', dispute, won: action.won }
        : { on: 'withdrawal', dispute };
    }
    case 'late_return': {
      const lostDispute = model.disputes.find(
        ({ state, taken, givenBack }) => state === 'lost' && taken > givenBack,
      );
      const cents =
        lostDispute &&
        Math.max(1, Math.floor((lostDispute.taken - lostDispute.givenBack) * action.share));
      if (lostDispute === undefined || cents === undefined) return undefined;
      return { on: 'late_return', dispute: lostDispute.name, cents };
    }
    case 'refund_return':
    case 'refund_arrival': {
      const openRefund = pick(
        model.refunds.filter(
          ({ method, state, payment }) =>
            method === 'card' &&
            model.disputes.every((dispute) => dispute.payment !== payment) &&
            (state === 'pending' || (state === 'done' && action.do === 'refund_return')),
        ),
        action.which,
      );
      return openRefund && { on: action.do, refund: openRefund.name };
    }
    case 'checkout':
    case 'ask_checkout':
      return { on: action.do, day: plusDays(todayOf(model), action.days) };
    case 'checkout_answer':
      return { on: 'checkout_answer', with: action.with };
    case 'dismiss':
    case 'leave':
    case 'settle':
      return { on: action.do };
    case 'edit': {
      const request = pick(model.requests, action.which);
      return request && { on: 'edit', request: request.name, cents: action.cents };
    }
    case 'objection': {
      // Rent that was trimmed stands nowhere.
      const targets = targetsOf(model).filter(
        (target) =>
          subjectOf(model, target) === action.about &&
          model.rows.every(({ name, state }) => name !== target.payment || state !== 'cancelled'),
      );
      const chosenTarget = pick(targets, action.which);
      if (chosenTarget === undefined) return undefined;
      const { payment, part } = chosenTarget;
      return { on: 'objection', payment, ...(part && { part }) };
    }
    case 'objection_end': {
      const objection = pick(model.objections, action.which);
      if (objection === undefined) return undefined;
      const { payment, part } = objection;
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
const isDisputable = (model: Model, card: Payment) =>
  remaining(model, card) > 0 &&
  model.disputes.every(({ payment }) => payment !== card) &&
  model.refunds.every(
    ({ payment, state }) => payment !== card || state === 'done' || state === 'failed',
  );

const ofEntries = ({ payments }: Model): Payment[] =>
  payments.filter(({ kind }) => kind === 'entry');
const dueRows = (model: Model): Row[] =>
  openRows(model).filter((row) => row.due <= model.now && leftOf(model, row) > 0);

function refundOf(
  model: Model,
  { share, which, outside, bank }: Extract<Action, { do: 'refund' }>,
  name: string,
): Happening | undefined {
  const payment = pick(
    model.payments.filter((payment) => mayRefund(model, payment)),
    which,
  );
  if (payment === undefined) return undefined;
  const remainder = remaining(model, payment);
  const cents = Math.max(1, Math.floor(remainder * share));
  const isDeposit = payment.for === 'deposit';
  const deductions: Deduction[] =
    isDeposit && cents < remainder ? [{ for: 'damage', cents: remainder - cents }] : [];
  const method = outside || payment.kind === 'entry' ? 'outside' : 'card';
  return { on: 'refund', name, payment: payment.name, cents, method, deductions, bank };
}
