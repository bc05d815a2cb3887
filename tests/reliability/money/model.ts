import { askAgain, stepAutopay, switchAutopay } from './autopay.ts';
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
import { type Apply, type Book, emptyBook, need, Refusal } from './book.ts';
import { collectRow, confirm, lapse, payRequest, payRow, saveCard } from './cards.ts';
import { attempt, isChargeable, pay } from './charges.ts';
import { DAY, dueAt, HOUR, localDay, paydayUntil } from './days.ts';
import type { Event, Stay } from './event.ts';
import { keepCredit, recordEntry, sendRequest, voidEntry, writeOff } from './hand.ts';
import { stepInvitation } from './invitations.ts';
import { mailBoth } from './mail.ts';
import { closeObjection, object } from './objections.ts';
import { remindOfDeposit, remindOfRent, tellDue, tellLate, tellLeft } from './reminders.ts';
import { leaveMissed, openDue, openRows } from './rent.ts';
import {
  askCheckout,
  dismiss,
  endAsAgreed,
  endRequest,
  hasStayed,
  leave,
  moveCheckout,
  settle,
} from './stays.ts';
import { take, tellConsent } from './steps.ts';
import { answerRent, changeRent, periodFrom, withdrawRent } from './terms.ts';

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
    pay(book, {
      kind: 'deposit',
      name: 'deposit',
      for: 'deposit',
      cents: stay.deposit,
      by: 'tenant',
    });
  }
  book.status = 'accepted';
  take(book, { action: 'accept', by: 'tenant' });
  mailBoth(book, { about: 'stay', step: 'accepted', subject: 'rental', cents: 0 });
  if (stay.autopay) tellConsent(book);
  book.acceptedAt = book.now;
  if (stay.autopay) book.agreedAt = book.now;
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
  lapse(book);
  const left = [...endAsAgreed(book, openDue), ...leaveMissed(book), ...openDue(book)];
  tellDue(book);
  for (const row of openRows(book)) {
    if (row.isAuto && row.nextAttempt !== null && row.nextAttempt <= book.now) attempt(book, row);
  }
  tellLeft(book, left);
  tellLate(book);
  retryRefunds(book);
  makeMoves(book);
  remindOfRent(book);
  remindOfDeposit(book);
};

const answerRequest: Apply<'answer'> = (book, { request: name, with: answer }) => {
  const request = need(
    book.requests.find((item) => item.name === name),
    `no request ${name}`,
  );
  if (request.state !== 'pending') throw new Refusal('answered before');
  const { cents } = request;
  if (answer !== 'pay') {
    Object.assign(request, {
      state: answer === 'reject' ? 'rejected' : 'withdrawn',
      closedAt: book.now,
    });
    const to = answer === 'reject' ? 'lister' : 'tenant';
    book.mails.push({ about: 'request', step: request.state, subject: name, to, cents });
    return;
  }
  if (!isChargeable(book) || book.refusesMoves) throw new Refusal('no card');
  if (book.card === 'good') payRequest(book, request);
  else if (book.card === 'confirms') book.confirmation = { name, at: book.now };
  else request.hasFailed = true;
};

const editRequest: Apply<'edit'> = (book, { request: name, cents }) => {
  const request = need(
    book.requests.find((item) => item.name === name),
    `no request ${name}`,
  );
  if (request.state !== 'pending') throw new Refusal('answered before');
  if (request.cents === cents) return;
  const changes = [{ of: 'request', from: request.cents, to: cents } as const];
  const before = { cents: request.cents, for: request.for };
  take(book, { action: 'edit_request', by: 'lister', changes, request: before });
  request.cents = cents;
  book.mails.push({ about: 'request', step: 'changed', subject: name, to: 'tenant', cents });
};

/** From the check-in day at the crash pad on, once. */
const review: Apply<'review'> = (book) => {
  if (!hasStayed(book) || book.hasReviewed) throw new Refusal('not yet, or again');
  book.hasReviewed = true;
  book.mails.push({ about: 'review', step: 'received', subject: 'rental', to: 'lister', cents: 0 });
};

const setAccount: Apply<'account'> = (book, { refuses }) => {
  book.refusesMoves = refuses;
  makeMoves(book);
  if (refuses) return;
  for (const row of openRows(book)) {
    const isWaiting = row.isBlocked && row.isAuto && row.due > book.now - 5 * DAY;
    if (isWaiting) row.nextAttempt = book.now;
  }
};

const appliers: { [K in Event['on']]: Apply<K> } = {
  ...{
    acceptance: accept,
    invitation: stepInvitation,
    run,
    card: saveCard,
    pay: payRow,
    confirm,
    collect: collectRow,
    entry: recordEntry,
    void: voidEntry,
  },
  ...{ request: sendRequest, answer: answerRequest, refund, refund_arrival: refundArrival },
  ...{ refund_return: refundReturn, dispute: openDispute, withdrawal: withdraw, decision: decide },
  ...{ late_return: returnLate, account: setAccount, autopay: stepAutopay, rent: changeRent },
  ...{ rent_answer: answerRent, checkout: moveCheckout, write_off: writeOff },
  ...{ leave, ask_checkout: askCheckout, checkout_answer: endRequest, dismiss, settle },
  ...{ edit: editRequest, rent_withdrawal: withdrawRent, review },
  ...{ keep_credit: keepCredit, switch: switchAutopay, ask_again: askAgain },
  ...{ objection: object, objection_end: closeObjection },
};
