import {
  decide,
  makeMoves,
  openDispute,
  refund,
  refundArrival,
  refundReturn,
  retryRefunds,
  returnLate,
  withdraw,
} from './banks.ts';
import {
  type Apply,
  type Book,
  emptyBook,
  leftOf,
  need,
  type Payment,
  periodFrom,
  Refusal,
  type Row,
} from './book.ts';
import { attempt, charge, isObjectedTo, pay } from './charges.ts';
import { dueAt, HOUR, localDay, paydayUntil } from './days.ts';
import type { Event, Stay } from './event.ts';
import { keepCredit, moveCheckout, recordEntry, sendRequest, voidEntry, writeOff } from './hand.ts';
import { closeObjection, object } from './objections.ts';
import { cover, isOver, leaveMissed, openDue, openRows, tellLeft } from './rent.ts';
import { answerRent, changeRent } from './terms.ts';

/**
 * What a stay's money must look like after these events, in their order. Pure: the same events give
 * the same book, whose readings each side must find at every place. An event that the product must
 * refuse changes nothing.
 */
export function tell(stay: Stay, events: readonly Event[]): Book {
  const [first] = events;
  let book = emptyBook(stay, first?.at ?? 0);
  for (const event of events) book = after(book, event);
  return book;
}

/** The book after one more event; the given one stays as it is. */
export function after(before: Book, event: Event): Book {
  const book = structuredClone(before);
  book.now = event.at;
  try {
    apply(book, event);
    book.answers.push('done');
    return book;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const same = structuredClone(before);
    same.now = event.at;
    same.answers.push('refused');
    return same;
  }
}

function apply(book: Book, event: Event): void {
  (appliers[event.on] as (book: Book, event: Event) => void)(book, event);
}

const accept: Apply<'acceptance'> = (book) => {
  const { stay } = book;
  if (book.status !== 'pending') throw new Refusal('accepted before');
  if (stay.autopay && book.card === 'none') throw new Refusal('no card');
  if (stay.autopay && stay.deposit > 0) {
    if (book.card === 'declined') throw new Refusal('declined');
    pay(book, { kind: 'deposit', name: 'deposit', for: 'deposit', cents: stay.deposit });
  }
  book.status = 'accepted';
  book.acceptedAt = book.now;
  const first = firstBilledDay(book);
  book.nextRentOn = periodFrom(book, first)?.from ?? null;
};

/** Of a stay that has begun, only the current period is billed. */
function firstBilledDay({ now, stay }: Book): string {
  if (now <= dueAt(stay.start)) return stay.start;
  const today = localDay(now - 7 * HOUR, 'UTC');
  const payday = paydayUntil(today, stay.payday);
  return payday > stay.start ? payday : stay.start;
}

const run: Apply<'run'> = (book) => {
  const left = [...end(book), ...leaveMissed(book), ...openDue(book)];
  for (const row of openRows(book)) {
    if (row.isAuto && row.nextAttempt !== null && row.nextAttempt <= book.now) attempt(book, row);
  }
  tellLeft(book, left);
  for (const row of openRows(book)) row.isLateTold ||= row.lateFrom <= book.now;
  retryRefunds(book);
  makeMoves(book);
};

/** An agreed end ends the stay at 11:00 at the crash pad. */
function end(book: Book): Row[] {
  const { checkout, status, stay } = book;
  if (status !== 'accepted' || checkout === null) return [];
  const isOverToday = localDay(book.now - 11 * HOUR, stay.zone) >= checkout;
  if (!isOverToday) return [];
  const left = openDue(book);
  book.status = 'ended';
  book.autopay = false;
  for (const row of openRows(book)) Object.assign(row, { isAuto: false, nextAttempt: null });
  return left;
}

/** A card that was just saved is charged at once for what waits, apart from the schedule. */
const saveCard: Apply<'card'> = (book, { card }) => {
  book.card = card;
  for (const row of openRows(book)) {
    const isDue = row.isAuto && row.due <= book.now && row.noticeUntil <= book.now;
    if (isDue && !isOver(row, book.now) && !isObjectedTo(book, row.name)) attempt(book, row);
  }
};

const payRow: Apply<'pay'> = (book, { row: name }) => {
  const row = need(
    openRows(book).find((one) => one.name === name),
    `no open row ${name}`,
  );
  if (book.card === 'none' || book.refusesMoves || leftOf(book, row) < 50) {
    throw new Refusal('not by card');
  }
  if (book.card === 'declined') {
    row.hasFailed = true;
    return;
  }
  charge(book, row);
};

const answerRequest: Apply<'answer'> = (book, { request: name, with: answer }) => {
  const request = need(
    book.requests.find((one) => one.name === name),
    `no request ${name}`,
  );
  if (request.state !== 'pending') throw new Refusal('answered before');
  const { cents } = request;
  if (answer !== 'pay') {
    request.state = answer === 'reject' ? 'rejected' : 'withdrawn';
    const to = answer === 'reject' ? 'lister' : 'tenant';
    book.mails.push({ about: 'request', step: request.state, subject: name, to, cents });
    return;
  }
  if (book.card === 'none' || book.refusesMoves) throw new Refusal('no card');
  if (book.card === 'declined') {
    request.hasFailed = true;
    return;
  }
  const payment: Payment = pay(book, { kind: 'request', name, for: request.for, cents });
  request.state = 'complete';
  if (payment.for === 'rent') cover(book, name, cents);
};

const setAutopay: Apply<'autopay'> = (book, { enabled }) => {
  if (book.status !== 'accepted' || book.autopay === enabled) throw new Refusal('no change');
  if (enabled && book.card === 'none') throw new Refusal('no card');
  book.autopay = enabled;
  for (const row of openRows(book)) {
    const isAuto = enabled && row.due > book.now && row.replaces === undefined;
    Object.assign(row, { isAuto, nextAttempt: isAuto ? row.due : null });
  }
};

const setAccount: Apply<'account'> = (book, { refuses }) => {
  book.refusesMoves = refuses;
  makeMoves(book);
};

const appliers: { [K in Event['on']]: Apply<K> } = {
  ...{ acceptance: accept, run, card: saveCard, pay: payRow, entry: recordEntry, void: voidEntry },
  ...{ request: sendRequest, answer: answerRequest, refund, refund_arrival: refundArrival },
  ...{ refund_return: refundReturn, dispute: openDispute, withdrawal: withdraw, decision: decide },
  ...{ late_return: returnLate, account: setAccount, autopay: setAutopay, rent: changeRent },
  ...{ rent_answer: answerRent, checkout: moveCheckout, write_off: writeOff },
  keep_credit: keepCredit,
  ...{ objection: object, objection_end: closeObjection },
};
