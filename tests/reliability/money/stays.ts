import { remaining } from './banks.ts';
import {
  type Apply,
  type Book,
  carriedOf,
  coveredOf,
  creditOf,
  leftOf,
  need,
  type Payment,
  Refusal,
  type Row,
  sum,
  todayOf,
} from './book.ts';
import { dueAt, HOUR, halfUp, localDay, localHour, longDate } from './days.ts';
import type { Step } from './event.ts';
import { money } from './mail.ts';
import { depositOf } from './readings.ts';
import { leaveByHand, openRows, rebill } from './rent.ts';
import { take } from './steps.ts';
import { periodFrom } from './terms.ts';

/** How a stay ends: check-outs and requests for another, leaving, and what is left to settle. */

/** A day and hour at the crash pad: `2027-03-01 11:00`. */
const ELEVEN = '11:00';
const at = (day: string | null, hour = ELEVEN) => day && `${day} ${hour}`;

export const moveCheckout: Apply<'checkout'> = (book, { day }) => {
  const { checkout: before } = book;
  if (book.status !== 'accepted' || day < todayOf(book)) throw new Refusal('not possible');
  if (before !== null && day > before) throw new Refusal('only the tenant asks for more');
  const isNow = localDay(book.now - 11 * HOUR, book.stay.zone) >= day;
  if (!isNow && day <= book.stay.start) throw new Refusal('no night');
  if (!isNow && day === before) return;
  const step = { by: 'lister', reason: 'A reason' } as const;
  if (isNow) return endNow(book, day, ELEVEN, { ...step, action: 'check_out' });
  const { request } = book;
  if (request === day) book.answer = { state: 'confirmed', day, reason: null };
  else if (request !== null) book.answer = { state: 'declined', day: request, reason: 'A reason' };
  book.request = null;
  take(book, { ...step, action: 'schedule_checkout', changes: changeOf(at(before), at(day)) });
  setCheckout(book, day);
  tellDay(book, 'scheduled', day, 'tenant', 'lister');
};

/** An hour that stays the same is left out. */
function changeOf(from: string | null, to: string | null): NonNullable<Step['changes']> {
  if (from === to) return [];
  const isSameHour = from?.slice(10) === to?.slice(10);
  const written = (one: string | null) => (isSameHour && one !== null ? one.slice(0, 10) : one);
  return [{ of: 'checkout', from: written(from), to: written(to) }];
}

function setCheckout(book: Book, day: string): void {
  book.checkout = day;
  rebill(book);
  nameLeft(book);
}

/** The step that set the check-out names what it leaves. */
function nameLeft(book: Book): void {
  const { checkout, status } = book;
  const step = book.steps.at(-1);
  if (step === undefined || checkout === null) return;
  const { unused, manual, until, credit, open, deposit } = settlementOf(book);
  const ahead = Math.max(0, credit - comingRent(book));
  step.left = {
    ...{ unused: unused + manual, from: checkout, until, credit: ahead, deposit },
    owed: status === 'ended' ? open : 0,
    inStay: returnedOf(book).inStay,
    ...{ canceled: canceledBy(book), unpaid: status === 'ended' ? depositOf(book).unpaid : 0 },
    ...shortenedBy(book),
  };
}

/** The rows that the check-out has left no day of, as one sum. */
function canceledBy({ checkout, rows }: Book): NonNullable<Step['left']>['canceled'] {
  const all = rows.filter(
    ({ closedAs, wasDue, from, replaces }) =>
      closedAs === 'trimmed' && wasDue && !replaces && from >= (checkout ?? from),
  );
  const last = [...new Map(all.map((row) => [row.from, row])).values()].toSorted((one, other) =>
    one.from.localeCompare(other.from),
  );
  const [first] = last;
  if (first === undefined) return null;
  const cents = sum(last, (row) => row.cents);
  return { cents, from: first.from, to: last.at(-1)?.to ?? first.to };
}

/** The open row that ends with the stay before its period does. */
function shortenedBy(book: Book): Pick<NonNullable<Step['left']>, 'shortened'> {
  const row = openRows(book).find(({ to, replaces }) => to === book.checkout && !replaces);
  const whole = row && periodFrom({ ...book, checkout: null }, row.from);
  if (row === undefined || !whole || whole.to <= row.to) return {};
  const { cents, from, to } = row;
  return { shortened: { cents, whole: whole.cents, from, to } };
}

/** What went back as unused, and the part of it for days that are part of the stay again. */
export function returnedOf(book: Book): { cents: number; inStay: number; at: number } {
  const { checkout, status } = book;
  const all = { cents: 0, inStay: 0, at: 0 };
  for (const row of book.rows) {
    const charge = book.payments.find((payment) => payment.row === row);
    if (row.state !== 'paid' || charge === undefined || isTakenBack(book, charge)) continue;
    if (status === 'ended' && checkout !== null && row.to < checkout) continue;
    const back = book.refunds.filter(
      ({ payment, state }) => payment === charge && ['pending', 'retrying', 'done'].includes(state),
    );
    const cents = sum(back, (refund) => refund.cents);
    const isCut = checkout !== null && row.to > checkout;
    const first = isCut && row.from < checkout ? checkout : row.from;
    const unused = isCut ? halfUp(row.cents, days(first, row.to), days(row.from, row.to)) : 0;
    all.cents += cents;
    all.inStay += Math.max(0, cents - unused);
    all.at = Math.max(all.at, ...back.map(({ at }) => at));
  }
  return all;
}

const isTakenBack = (book: Book, charge: Payment) =>
  book.disputes.some(
    ({ payment, state }) => payment === charge && (state === 'open' || state === 'lost'),
  );

/** Rent until the end takes what was paid ahead. */
function comingRent(book: Book): number {
  let cents = 0;
  let day = book.nextRentOn;
  while (day !== null) {
    const period = periodFrom(book, day);
    if (period === null) break;
    cents += period.cents;
    day = period.to;
  }
  return cents;
}

/** An email and a notice that names a day. */
function tellDay(book: Book, step: string, day: string, ...sides: ('tenant' | 'lister')[]): void {
  for (const to of sides) {
    const mail = { about: 'stay', step, subject: 'rental', to, cents: 0 } as const;
    book.mails.push({ ...mail, day: longDate(day) });
  }
}

/** The tenant leaves now; after an agreed end has just passed, that was the last day. */
export const leave: Apply<'leave'> = (book) => {
  const { checkout, now, stay } = book;
  if (book.status !== 'accepted') throw new Refusal('not accepted');
  const today = todayOf(book);
  const hour = localHour(now, stay.zone);
  const isOver = checkout !== null && `${today} ${hour}` > `${checkout} ${ELEVEN}`;
  endNow(book, isOver ? checkout : today, isOver ? ELEVEN : hour, {
    action: 'leave',
    by: 'tenant',
  });
};

const MAILS = { check_out: 'checked_out', leave: 'left', end: 'ended' } as const;

function endNow(
  book: Book,
  day: string,
  hour: string,
  step: Omit<Step, 'at' | 'action' | 'changes'> & { action: 'check_out' | 'leave' },
): void {
  take(book, { ...step, changes: changeOf(at(book.checkout), at(day, hour)) });
  endStay(book, MAILS[step.action], day);
  book.checkoutHour = hour;
  setCheckout(book, day);
}

/** An agreed end ends the stay at 11:00 at the crash pad. */
export function endAsAgreed(book: Book, open: (book: Book) => Row[]): Row[] {
  const { checkout, status, stay } = book;
  if (status !== 'accepted' || checkout === null) return [];
  if (localDay(book.now - 11 * HOUR, stay.zone) < checkout) return [];
  const left = open(book);
  take(book, { action: 'end', by: 'system' });
  endStay(book, MAILS.end, checkout);
  // The same run opens what an outage has left, after it has ended the stay.
  nameLeft({ ...book, rows: book.rows.filter((row) => !left.includes(row)) });
  book.endedOn = checkout;
  return left;
}

function endStay(book: Book, mail: string, day: string): void {
  const endedOn = todayOf(book);
  Object.assign(book, { status: 'ended', autopay: 'off', request: null, endedOn });
  book.endedAt = book.now;
  leaveByHand(book);
  tellDay(book, mail, day, 'tenant', 'lister');
}

export const askCheckout: Apply<'ask_checkout'> = (book, { day }) => {
  const { request } = book;
  if (book.status !== 'accepted' || day < todayOf(book) || day <= book.stay.start) {
    throw new Refusal('not possible');
  }
  if (request === day) return;
  book.request = day;
  book.answer = null;
  const changes = [{ of: 'requested', from: at(request), to: at(day) } as const];
  take(book, { action: 'request_checkout', by: 'tenant', changes });
  tellDay(book, 'asked', day, 'lister');
};

export const endRequest: Apply<'checkout_answer'> = (book, { with: end }) => {
  if (book.status !== 'accepted') throw new Refusal('not accepted');
  const day = need(book.request, 'a request');
  const checkout = `${day} ${ELEVEN}`;
  if (end === 'withdraw') {
    take(book, { action: 'withdraw_checkout', by: 'tenant', checkout });
    const stays =
      book.checkout === null
        ? 'The stay goes on without an end.'
        : `The check-out stays on ${longDate(book.checkout)}.`;
    const asked = `{person} withdrew the request to check out of {listing} on ${longDate(day)}.`;
    const mail = { about: 'stay', step: 'withdrawn', subject: 'rental', cents: 0 } as const;
    book.mails.push({ ...mail, to: 'lister', notice: `${asked} ${stays}` });
  } else if (end === 'decline') {
    book.answer = { state: 'declined', day, reason: 'Not possible' };
    take(book, { action: 'decline_checkout', by: 'lister', checkout, reason: 'Not possible' });
    tellDay(book, 'declined', day, 'tenant');
  } else {
    if (day < todayOf(book)) throw new Refusal('in the past');
    book.answer = { state: 'confirmed', day, reason: null };
    const agreed = changeOf(at(book.checkout), at(day));
    take(book, { action: 'confirm_checkout', by: 'lister', changes: agreed });
    setCheckout(book, day);
    tellDay(book, 'confirmed', day, 'tenant', 'lister');
  }
  book.request = null;
};

export const dismiss: Apply<'dismiss'> = (book) => {
  book.answer = null;
};

const SETS_CHECKOUT: Step['action'][] = [
  'schedule_checkout',
  'confirm_checkout',
  'check_out',
  'leave',
];

/** Why the check-out was set, by the last step that did. */
export const checkoutReason = ({ steps }: Book): string | null =>
  steps.findLast(({ action }) => SETS_CHECKOUT.includes(action))?.reason ?? null;

export const settle: Apply<'settle'> = (book) => {
  if (book.status !== 'ended') throw new Refusal('the stay goes on');
  if (book.isSettled) return;
  const { deposit, pending, unused, manual, credit, open } = settlementOf(book);
  if (deposit > 0 || pending > 0) throw new Refusal('not settled');
  book.isSettled = true;
  const since = book.refunds.filter(({ at }) => at >= book.endedAt);
  const returned = sum(
    since.filter(({ state }) => state === 'done'),
    ({ cents }) => cents,
  );
  const kept = unused + manual + credit;
  const changes = open > 0 ? [{ of: 'rent_owed', from: null, to: open } as const] : [];
  take(book, { action: 'settle', by: 'lister', outcome: { returned, kept }, changes });
  const what =
    returned > 0 && kept > 0
      ? `, returned ${money(returned)} and kept ${money(kept)}.`
      : returned > 0
        ? ` and returned ${money(returned)}.`
        : kept > 0
          ? ` and kept ${money(kept)}.`
          : '.';
  const left = open > 0 ? ` Rent of ${money(open)} is still owed.` : '';
  book.mails.push({
    ...{ about: 'stay', step: 'settled', subject: 'rental', to: 'tenant', cents: 0 },
    notice: `{person} closed the settlement of your rental at {listing}${what}${left}`,
  });
};

/** What an ended stay leaves to settle. */
export function settlementOf(book: Book) {
  return {
    ...unusedOf(book),
    credit: creditOf(book),
    open: sum(openRows(book), (row) => leftOf(book, row)),
    deposit: depositOf(book).held,
    pending: sum(
      book.refunds.filter(
        ({ method, state, payment }) =>
          payment.kind !== 'entry' &&
          method === 'card' &&
          (state === 'pending' || state === 'retrying'),
      ),
      ({ cents }) => cents,
    ),
  };
}

/** Rent for days after the end: paid by card, by hand, and the first card payment of it. */
export function unusedOf(book: Book) {
  const { checkout } = book;
  let unused = 0;
  let of: { payment: string; cents: number } | undefined;
  let manual = 0;
  let until = checkout ?? '';
  for (const row of book.rows) {
    if (row.state !== 'paid' || checkout === null || row.to < checkout) continue;
    const charge = book.payments.find((payment) => payment.row === row);
    if (charge !== undefined && isTakenBack(book, charge)) continue;
    const covered = coveredOf(book, row);
    const first = row.from > checkout ? row.from : checkout;
    if (charge === undefined) {
      const used = row.from < checkout ? (periodFrom(book, row.from)?.cents ?? 0) : 0;
      const extra = Math.max(0, covered - used - carriedOf(row));
      manual += extra;
      if (extra > 0 && row.to > until) until = row.to;
      continue;
    }
    const all = halfUp(row.cents, days(first, row.to), days(row.from, row.to));
    const byCard = Math.max(0, row.cents + carriedOf(row) - covered);
    const refunded = charge.cents - remaining(book, charge);
    const cents = Math.max(0, Math.min(all, byCard) - refunded);
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
export function hasStayed(book: Book): boolean {
  const { checkout, stay, status } = book;
  if (status === 'ended') return checkout !== null && checkout >= stay.start;
  return status === 'accepted' && todayOf(book) >= stay.start;
}
