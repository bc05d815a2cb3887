import { remaining } from './banks.ts';
import { dueAt, HOUR, halfUp, localDay, localHour, longDate, money } from './days.ts';
import type { Step } from './event.ts';
import {
  type Apply,
  carriedOf,
  coveredOf,
  creditOf,
  leftOf,
  type Model,
  need,
  type Payment,
  Refusal,
  type Row,
  sum,
  todayOf,
} from './model.ts';
import { depositOf } from './readings.ts';
import { makeManual, openRows, rebill } from './rent.ts';
import { take } from './steps.ts';
import { periodFrom } from './terms.ts';

/** How a stay ends: check-outs and requests for another, leaving, and what is left to settle. */

/** A day and hour at the crash pad: `2027-03-01 11:00`. */
const ELEVEN = '11:00';
const at = (day: string | null, hour = ELEVEN) => day && `${day} ${hour}`;

export const moveCheckout: Apply<'checkout'> = (model, { day }) => {
  const { checkout: before } = model;
  if (model.status !== 'accepted' || day < todayOf(model)) throw new Refusal('not possible');
  if (before !== null && day > before) throw new Refusal('only the tenant asks for more');
  const isNow = localDay(model.now - 11 * HOUR, model.stay.zone) >= day;
  if (!isNow && day <= model.stay.start) throw new Refusal('no night');
  if (!isNow && day === before) return;
  const step = { by: 'lister', reason: 'A reason' } as const;
  if (isNow) return endNow(model, day, ELEVEN, { ...step, action: 'check_out' });
  const { request } = model;
  if (request === day) model.answer = { state: 'confirmed', day, reason: null };
  else if (request !== null) model.answer = { state: 'declined', day: request, reason: 'A reason' };
  model.request = null;
  take(model, { ...step, action: 'schedule_checkout', changes: changeOf(at(before), at(day)) });
  setCheckout(model, day);
  mailDay(model, 'scheduled', day, 'tenant', 'lister');
};

function changeOf(from: string | null, to: string | null): NonNullable<Step['changes']> {
  return from === to ? [] : [{ of: 'checkout', from, to }];
}

function setCheckout(model: Model, day: string): void {
  model.checkout = day;
  rebill(model);
  recordDeparture(model);
}

/** The step that set the check-out names what it leaves. */
function recordDeparture(model: Model): void {
  const { checkout, status } = model;
  const step = model.steps.at(-1);
  if (step === undefined || checkout === null) return;
  const { unused, manual, until, credit, open, deposit } = settlementOf(model);
  const ahead = Math.max(0, credit - comingRent(model));
  step.departure = {
    ...{ unused: unused + manual, from: checkout, until, credit: ahead, deposit },
    owed: status === 'ended' ? open : 0,
    inStay: returnedOf(model).inStay,
    ...{ canceled: canceledBy(model), unpaid: status === 'ended' ? depositOf(model).unpaid : 0 },
    ...shortenedBy(model),
  };
}

/** The rows that the check-out has left no day of, as one sum. */
function canceledBy({ checkout, rows }: Model): NonNullable<Step['departure']>['canceled'] {
  const all = rows.filter(
    ({ closedAs, wasDue, from, replaces }) =>
      closedAs === 'trimmed' && wasDue && !replaces && from >= (checkout ?? from),
  );
  const last = [...new Map(all.map((row) => [row.from, row])).values()].toSorted((a, b) =>
    a.from.localeCompare(b.from),
  );
  const [first] = last;
  if (first === undefined) return null;
  const cents = sum(last, (row) => row.cents);
  return { cents, from: first.from, to: last.at(-1)?.to ?? first.to };
}

/** The open row that ends with the stay before its period does. */
function shortenedBy(model: Model): Pick<NonNullable<Step['departure']>, 'shortened'> {
  const row = openRows(model).find(({ to, replaces }) => to === model.checkout && !replaces);
  const whole = row && periodFrom({ ...model, checkout: null }, row.from);
  if (row === undefined || !whole || whole.to <= row.to) return {};
  const { cents, from, to } = row;
  return { shortened: { cents, whole: whole.cents, from, to } };
}

/** What went back as unused, with its days, and the part of it for days of the stay again. */
export function returnedOf(model: Model): Returned {
  const { checkout, status } = model;
  const all: Returned = { cents: 0, inStay: 0, at: 0, from: '', to: '' };
  for (const row of model.rows) {
    const charge = model.payments.find((payment) => payment.row === row);
    if (row.state !== 'paid' || charge === undefined || isTakenBack(model, charge)) continue;
    if (status === 'ended' && checkout !== null && row.to < checkout) continue;
    const back = model.refunds.filter(
      ({ payment, state }) => payment === charge && ['pending', 'retrying', 'done'].includes(state),
    );
    const cents = sum(back, (refund) => refund.cents);
    const isCut = checkout !== null && row.to > checkout;
    const first = isCut && row.from < checkout ? checkout : row.from;
    const unused = isCut ? halfUp(row.cents, days(first, row.to), days(row.from, row.to)) : 0;
    all.cents += cents;
    all.inStay += Math.max(0, cents - unused);
    if (cents > 0 && unused > 0) {
      all.from = all.from === '' || first < all.from ? first : all.from;
      all.to = row.to > all.to ? row.to : all.to;
    }
    all.at = Math.max(all.at, ...back.map(({ at }) => at));
  }
  return all;
}

/** The days are those after the end, with an exclusive end; empty if all is for days of the stay. */
interface Returned {
  cents: number;
  inStay: number;
  at: number;
  from: string;
  to: string;
}

const isTakenBack = (model: Model, charge: Payment) =>
  model.disputes.some(
    ({ payment, state }) => payment === charge && (state === 'open' || state === 'lost'),
  );

/** Rent that is not billed yet, until the end. */
export function comingRent(model: Model): number {
  let cents = 0;
  let day = model.nextRentOn;
  while (day !== null) {
    const period = periodFrom(model, day);
    if (period === null) break;
    cents += period.cents;
    day = period.to;
  }
  return cents;
}

/** An email and a notice that names a day. */
function mailDay(model: Model, step: string, day: string, ...sides: ('tenant' | 'lister')[]): void {
  for (const to of sides) {
    const mail = { about: 'stay', step, subject: 'rental', to, cents: 0 } as const;
    model.mails.push({ ...mail, day: longDate(day) });
  }
}

/** The tenant leaves now; after an agreed end has just passed, that was the last day. */
export const leave: Apply<'leave'> = (model) => {
  const { checkout, now, stay } = model;
  if (model.status !== 'accepted') throw new Refusal('not accepted');
  const today = todayOf(model);
  const hour = localHour(now, stay.zone);
  const isOver = checkout !== null && `${today} ${hour}` > `${checkout} ${ELEVEN}`;
  endNow(model, isOver ? checkout : today, isOver ? ELEVEN : hour, {
    action: 'leave',
    by: 'tenant',
  });
};

const MAILS = { check_out: 'checked_out', leave: 'left', end: 'ended' } as const;

function endNow(
  model: Model,
  day: string,
  hour: string,
  step: Omit<Step, 'at' | 'action' | 'changes'> & { action: 'check_out' | 'leave' },
): void {
  take(model, { ...step, changes: changeOf(at(model.checkout), at(day, hour)) });
  endStay(model, MAILS[step.action], day);
  model.checkoutHour = hour;
  setCheckout(model, day);
}

/** An agreed end ends the stay at 11:00 at the crash pad. */
export function endAsAgreed(model: Model, open: (model: Model) => Row[]): Row[] {
  const { checkout, status, stay } = model;
  if (status !== 'accepted' || checkout === null) return [];
  if (localDay(model.now - 11 * HOUR, stay.zone) < checkout) return [];
  const missedRows = open(model);
  take(model, { action: 'end', by: 'system' });
  endStay(model, MAILS.end, checkout);
  // The same run opens what an outage has left, after it has ended the stay.
  recordDeparture({ ...model, rows: model.rows.filter((row) => !missedRows.includes(row)) });
  model.endedOn = checkout;
  return missedRows;
}

function endStay(model: Model, mail: string, day: string): void {
  const endedOn = todayOf(model);
  Object.assign(model, { status: 'ended', autopay: 'off', request: null, endedOn });
  model.endedAt = model.now;
  makeManual(model);
  mailDay(model, mail, day, 'tenant', 'lister');
}

export const askCheckout: Apply<'ask_checkout'> = (model, { day }) => {
  const { request } = model;
  if (model.status !== 'accepted' || day < todayOf(model) || day <= model.stay.start) {
    throw new Refusal('not possible');
  }
  if (request === day) return;
  model.request = day;
  model.answer = null;
  const changes = [{ of: 'requested', from: at(request), to: at(day) } as const];
  take(model, { action: 'request_checkout', by: 'tenant', changes });
  mailDay(model, 'asked', day, 'lister');
};

export const endRequest: Apply<'checkout_answer'> = (model, { with: end }) => {
  if (model.status !== 'accepted') throw new Refusal('not accepted');
  const day = need(model.request, 'a request');
  const checkout = `${day} ${ELEVEN}`;
  if (end === 'withdraw') {
    take(model, { action: 'withdraw_checkout', by: 'tenant', checkout });
    const stays =
      model.checkout === null
        ? 'The stay goes on without an end.'
        : `The check-out stays on ${longDate(model.checkout)}.`;
    const notice = `{person} withdrew the request to check out of {listing} on ${longDate(day)}.`;
    const mail = { about: 'stay', step: 'withdrawn', subject: 'rental', cents: 0 } as const;
    model.mails.push({ ...mail, to: 'lister', notice: `${notice} ${stays}` });
  } else if (end === 'decline') {
    model.answer = { state: 'declined', day, reason: 'Not possible' };
    take(model, { action: 'decline_checkout', by: 'lister', checkout, reason: 'Not possible' });
    mailDay(model, 'declined', day, 'tenant');
  } else {
    if (day < todayOf(model)) throw new Refusal('in the past');
    model.answer = { state: 'confirmed', day, reason: null };
    const change = changeOf(at(model.checkout), at(day));
    take(model, { action: 'confirm_checkout', by: 'lister', changes: change });
    setCheckout(model, day);
    mailDay(model, 'confirmed', day, 'tenant', 'lister');
  }
  model.request = null;
};

export const dismiss: Apply<'dismiss'> = (model) => {
  model.answer = null;
};

const SETS_CHECKOUT: Step['action'][] = [
  'schedule_checkout',
  'confirm_checkout',
  'check_out',
  'leave',
];

/** Why the check-out was set, by the last step that did. */
export const checkoutReason = ({ steps }: Model): string | null =>
  steps.findLast(({ action }) => SETS_CHECKOUT.includes(action))?.reason ?? null;

export const settle: Apply<'settle'> = (model) => {
  if (model.status !== 'ended') throw new Refusal('the stay goes on');
  if (model.isSettled) return;
  const { deposit, pending, unused, manual, credit, open } = settlementOf(model);
  if (deposit > 0 || pending > 0) throw new Refusal('not settled');
  model.isSettled = true;
  const since = model.refunds.filter(({ at }) => at >= model.endedAt);
  const depositReturned = sum(
    since.filter(({ state }) => state === 'done'),
    ({ cents }) => cents,
  );
  const keptCents = unused + manual + credit;
  const changes = open > 0 ? [{ of: 'rent_owed', from: null, to: open } as const] : [];
  take(model, {
    action: 'settle',
    by: 'lister',
    outcome: { returned: depositReturned, kept: keptCents },
    changes,
  });
  const what =
    depositReturned > 0 && keptCents > 0
      ? `, returned ${money(depositReturned)} and kept ${money(keptCents)}.`
      : depositReturned > 0
        ? ` and returned ${money(depositReturned)}.`
        : keptCents > 0
          ? ` and kept ${money(keptCents)}.`
          : '.';
  const openRent = open > 0 ? ` Rent of ${money(open)} is still owed.` : '';
  model.mails.push({
    ...{ about: 'stay', step: 'settled', subject: 'rental', to: 'tenant', cents: 0 },
    notice: `{person} closed the settlement of your rental at {listing}${what}${openRent}`,
  });
};

/** What an ended stay leaves to settle. */
export function settlementOf(model: Model) {
  return {
    ...unusedOf(model),
    credit: creditOf(model),
    open: sum(openRows(model), (row) => leftOf(model, row)),
    deposit: depositOf(model).held,
    pending: sum(
      model.refunds.filter(
        ({ method, state, payment }) =>
          payment.kind !== 'entry' &&
          method === 'card' &&
          (state === 'pending' || state === 'retrying'),
      ),
      ({ cents }) => cents,
    ),
  };
}

/** Rent for days after the end: paid by card, paid manually, and the first card payment of it. */
export function unusedOf(model: Model) {
  const { checkout } = model;
  let unused = 0;
  let of: { payment: string; cents: number } | undefined;
  let manual = 0;
  let until = checkout ?? '';
  for (const row of model.rows) {
    if (row.state !== 'paid' || checkout === null || row.to < checkout) continue;
    const charge = model.payments.find((payment) => payment.row === row);
    if (charge !== undefined && isTakenBack(model, charge)) continue;
    const covered = coveredOf(model, row);
    const first = row.from > checkout ? row.from : checkout;
    if (charge === undefined) {
      const usedCents = row.from < checkout ? (periodFrom(model, row.from)?.cents ?? 0) : 0;
      const extra = Math.max(0, covered - usedCents - carriedOf(row));
      manual += extra;
      if (extra > 0 && row.to > until) until = row.to;
      continue;
    }
    const all = halfUp(row.cents, days(first, row.to), days(row.from, row.to));
    const byCard = Math.max(0, row.cents + carriedOf(row) - covered);
    const refundedCents = charge.cents - remaining(model, charge);
    const cents = Math.max(0, Math.min(all, byCard) - refundedCents);
    if (cents > 0) of ??= { payment: charge.name, cents };
    unused += cents;
    const extra = Math.min(Math.max(0, all - byCard), covered);
    manual += extra;
    if (cents + extra > 0 && row.to > until) until = row.to;
  }
  return { unused, manual, of, until };
}

const days = (from: string, to: string) => Math.round((dueAt(to) - dueAt(from)) / (24 * HOUR));

/** The check-in day has begun before the stay was over. */
export function hasStayed(model: Model): boolean {
  const { checkout, stay, status } = model;
  if (status === 'ended') return checkout !== null && checkout >= stay.start;
  return status === 'accepted' && todayOf(model) >= stay.start;
}
