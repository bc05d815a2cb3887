import {
  type Apply,
  type Book,
  type Dispute,
  leftOf,
  type Move,
  need,
  type Payment,
  paymentOf,
  type Refund,
  Refusal,
  sum,
} from './book.ts';
import { moveOf } from './charges.ts';
import { DAY, localDay, longDate } from './days.ts';
import { afterReturn } from './hand.ts';
import { mailBoth } from './mail.ts';
import { move } from './movements.ts';
import { cancel, isOver, leaveByHand, openReplacement, openRows } from './rent.ts';
import { setAutopay } from './steps.ts';

/** What banks and the provider do: refunds, disputes, and moves that an account refuses. */

const MOST_RETURNS = 3;
const RETRIES = [DAY, 3 * DAY];

const isCard = ({ kind }: Payment) => kind !== 'entry';

/** What a refund takes from its payment: nothing once the bank has returned it for good. */
export const returnedBy = ({ cents, state }: Refund): number =>
  state === 'failed' || state === 'returned' ? 0 : cents;
export const keptBy = ({ kept, state }: Refund): number =>
  state === 'failed' ? 0 : sum(kept, ({ cents }) => cents);

const refundsOf = (book: Book, payment: Payment): Refund[] =>
  book.refunds.filter((refund) => refund.payment === payment);

/** What the payment has left. */
export function remaining(book: Book, payment: Payment): number {
  const back = sum(refundsOf(book, payment), (one) => returnedBy(one) + keptBy(one));
  const disputes = book.disputes.filter((dispute) => dispute.payment === payment);
  return payment.cents - back - sum(disputes, ({ taken, givenBack }) => taken - givenBack);
}

export function mayRefund(book: Book, payment: Payment): boolean {
  const isFree = book.disputes.every(
    ({ payment: disputed, state }) =>
      disputed !== payment || state === 'won' || state === 'inquiry',
  );
  const isPending = refundsOf(book, payment).some(({ state }) => state === 'pending');
  const isRetried = refundsOf(book, payment).some(({ state }) => state === 'retrying');
  const isLeft = isRetried || remaining(book, payment) > 0;
  return payment.void === undefined && isFree && !isPending && isLeft;
}

export const refund: Apply<'refund'> = (book, event) => {
  const { name, cents, method, deductions = [], bank = 'done' } = event;
  const payment = paymentOf(book, event.payment);
  const replaces = book.refunds.find((item) => item.name === event.replaces);
  const kept = sum(deductions, (one) => one.cents);
  if (!mayRefund(book, payment)) throw new Refusal('not possible');
  const left = remaining(book, payment) + (replaces?.state === 'retrying' ? replaces.cents : 0);
  if (payment.for === 'deposit' ? cents + kept !== left : kept > 0 || cents > left) {
    throw new Refusal('another amount');
  }
  const hasFailed = refundsOf(book, payment).some(
    ({ state }) => state === 'retrying' || state === 'returned' || state === 'failed',
  );
  if (method === 'outside' && isCard(payment) && cents > 0 && !hasFailed) {
    throw new Refusal('refund the card');
  }
  const mayReplace = replaces?.state === 'returned' || method === 'outside';
  // Until the lister has the money back, it cannot be sent to the card once more.
  const isOwed = book.moves.some(({ isDone, refund: of }) => !isDone && of === replaces);
  if (replaces !== undefined && method === 'card' && isOwed) throw new Refusal('not back yet');
  const isReplaced = book.refunds.some(
    (item) => item.replaces !== undefined && item.replaces === replaces && item.state !== 'failed',
  );
  if (replaces !== undefined && (!mayReplace || isReplaced)) {
    throw new Refusal('tried again, or made another way before');
  }
  const one: Refund = {
    ...{ name, payment, cents, kept: deductions, method, state: 'pending', at: book.now },
    ...{ movedAt: null, returns: 0, firstReturn: null, nextTry: null, tries: [] },
    ...(replaces !== undefined && { replaces }),
  };
  book.refunds.push(one);
  const byBank = method === 'card' && isCard(payment) && cents > 0;
  if (byBank && book.refusesMoves) {
    one.state = 'failed';
    throw new Refusal('the provider refuses');
  }
  if (replaces?.state === 'retrying') {
    Object.assign(replaces, { state: 'returned', nextTry: null });
    ask(book, { kind: 'refund_return', cents: replaces.cents, refund: replaces, isDone: false });
  }
  take(book, one);
  if (!byBank || bank === 'done') arrive(book, one);
  else mailBoth(book, { about: 'refund', step: 'pending', subject: name, cents });
};

/** The lister pays a refund once, when it is first sent, however often a bank returns it. */
function take(book: Book, { payment, cents, method, at }: Refund): void {
  const day = localDay(at, book.stay.zone);
  const byCard = method === 'card' && isCard(payment);
  if (cents > 0) moveOf(book, payment, -cents, 'refund', { byCard, day });
}

/** What is kept counts once the bank has answered. */
function keep(book: Book, one: Refund, at: number): void {
  if (one.movedAt !== null) return;
  one.movedAt = at;
  for (const part of one.kept) {
    const amounts = { amount: part.cents, deposit: -part.cents, fee: 0 };
    const what = { kind: 'kept', payment: one.payment.name, for: part.for } as const;
    move(book, { ...what, ...amounts, byCard: false });
  }
}

function arrive(book: Book, one: Refund): void {
  const { payment, cents, name } = one;
  keep(book, one, book.now);
  Object.assign(one, { state: 'done', nextTry: null });
  const first = payment.for === 'deposit' ? 'settled' : 'done';
  const step = one.returns > 0 ? 'again' : first;
  const isKept = step === 'settled' && cents === 0;
  const notice = isKept && {
    notice: '{person} settled your deposit at {listing} and returned nothing of it.',
  };
  mailBoth(book, { about: 'refund', step, subject: name, cents, ...notice });
  if (payment.for === 'rent' && payment.row === undefined) {
    afterReturn(book, payment, remaining(book, payment));
  }
}

const refundOf = (book: Book, name: string): Refund =>
  need(
    book.refunds.find((refund) => refund.name === name),
    `no refund ${name}`,
  );

export const refundArrival: Apply<'refund_arrival'> = (book, { refund: name }) => {
  const one = refundOf(book, name);
  if (one.state !== 'pending') throw new Refusal('not pending');
  arrive(book, one);
};

/** The bank sends it back: tried again twice, then the money goes back to the lister. */
export const refundReturn: Apply<'refund_return'> = (book, { refund: name }) => {
  const one = refundOf(book, name);
  const { cents } = one;
  const isSent = one.state === 'done' || one.state === 'pending';
  if (!isSent || one.method !== 'card' || !isCard(one.payment)) {
    throw new Refusal('not at the bank');
  }
  keep(book, one, one.at);
  one.returns += 1;
  one.firstReturn ??= book.now;
  const wait = RETRIES[one.returns - 1];
  if (one.returns < MOST_RETURNS && wait !== undefined) {
    const next = one.firstReturn + wait;
    Object.assign(one, { state: 'retrying', nextTry: next });
    one.tries.push({ step: 'returned', at: book.now, next });
    const step = one.returns > 1 ? 'retrying_again' : 'retrying';
    mailBoth(book, { about: 'refund', step, subject: name, cents });
    return;
  }
  one.state = 'returned';
  one.tries.push({ step: 'returned', at: book.now, next: null });
  ask(book, { kind: 'refund_return', cents, refund: one, isDone: false });
  mailBoth(book, { about: 'refund', step: 'returned', subject: name, cents });
};

/** Refunds that the bank returned are sent again. The money left the lister's account once. */
export function retryRefunds(book: Book): void {
  for (const refund of book.refunds) {
    if (refund.state !== 'retrying' || need(refund.nextTry, 'a time') > book.now) continue;
    refund.tries.push({ step: 'tried', at: book.now, next: null });
    arrive(book, refund);
  }
}

export const openDispute: Apply<'dispute'> = (book, event) => {
  const { name, inquiry = false } = event;
  const payment = paymentOf(book, event.payment);
  if (!isCard(payment) || book.disputes.some((item) => item.payment === payment)) {
    throw new Refusal('no charge, or disputed before');
  }
  const refunded = sum(
    book.refunds.filter(
      (refund) => refund.payment === payment && refund.method === 'card' && moved(refund),
    ),
    ({ cents }) => cents,
  );
  const cents = Math.min(event.cents ?? payment.cents, payment.cents - refunded);
  const start = { name, payment, cents, taken: 0, givenBack: 0, at: book.now, closedAt: null };
  const dispute: Dispute = { ...start, state: inquiry ? 'inquiry' : 'open' };
  book.disputes.push(dispute);
  if (inquiry) mailBoth(book, { about: 'dispute', step: 'inquiry', subject: name, cents });
  else takeByBank(book, dispute);
};

const moved = ({ state }: Refund) =>
  state === 'done' || state === 'retrying' || state === 'returned';

const disputeOf = (book: Book, name: string): Dispute =>
  need(
    book.disputes.find((dispute) => dispute.name === name),
    `no dispute ${name}`,
  );

export const withdraw: Apply<'withdrawal'> = (book, { dispute: name }) => {
  const dispute = disputeOf(book, name);
  if (dispute.state !== 'inquiry') throw new Refusal('no inquiry');
  takeByBank(book, dispute);
};

function takeByBank(book: Book, dispute: Dispute): void {
  const { cents, name } = dispute;
  dispute.state = 'open';
  mailBoth(book, { about: 'dispute', step: 'open', subject: name, cents });
  ask(book, { kind: 'dispute_reversal', cents, dispute, isDone: false });
}

export const decide: Apply<'decision'> = (book, { dispute: name, won }) => {
  const dispute = disputeOf(book, name);
  const { cents, taken } = dispute;
  if (dispute.state === 'inquiry') {
    Object.assign(dispute, { state: 'won', closedAt: book.now });
    mailBoth(book, { about: 'dispute', step: 'closed', subject: name, cents });
    return;
  }
  if (dispute.state !== 'open') throw new Refusal('not open');
  Object.assign(dispute, { state: won ? 'won' : 'lost', closedAt: book.now });
  const opensRent = !won && taken > dispute.givenBack && dispute.payment.row !== undefined;
  const since = longDate(localDay(book.now, book.stay.zone));
  mailBoth(book, {
    ...{ about: 'dispute', step: dispute.state, subject: name, cents },
    ...(opensRent && { adds: `The rent is open again since ${since}.` }),
  });
  if (won) {
    // What was never taken need not be taken.
    book.moves = book.moves.filter((item) => item.isDone || item.dispute !== dispute);
    if (taken > 0) ask(book, { kind: 'dispute_return', cents: taken, dispute, isDone: false });
    for (const row of openRows(book)) {
      const isDue = row.isAuto && row.due <= book.now;
      if (isDue && !isOver(row, book.now)) row.nextAttempt = book.now;
    }
    return;
  }
  if (book.autopay !== 'off') {
    setAutopay(book, 'off', { action: 'disable_autopay', by: 'system' });
    mailBoth(book, { about: 'autopay', step: 'ended', subject: name, cents: 0 });
  }
  leaveByHand(book);
  afterLoss(book, dispute);
};

/** What was lost is owed again, once it was both lost and taken. */
function afterLoss(book: Book, dispute: Dispute): void {
  const { payment, state, taken, givenBack, name } = dispute;
  if (state !== 'lost' || taken === 0) return;
  if (payment.row !== undefined) openReplacement(book, payment.row, name, taken - givenBack);
  else if (payment.for === 'rent') afterReturn(book, payment, remaining(book, payment));
}

export const returnLate: Apply<'late_return'> = (book, { dispute: name, cents }) => {
  const dispute = disputeOf(book, name);
  if (dispute.state !== 'lost' || cents > dispute.taken - dispute.givenBack) {
    throw new Refusal('nothing to give back');
  }
  ask(book, { kind: 'dispute_return', cents, dispute, isDone: false });
};

/** A move is tried at once, and again whenever the account takes part. */
function ask(book: Book, one: Move): void {
  book.moves.push(one);
  makeMoves(book);
}

export function makeMoves(book: Book): void {
  if (book.refusesMoves) return;
  for (const item of book.moves.filter(({ isDone }) => !isDone)) {
    item.isDone = true;
    const { dispute, refund: returned, cents, kind } = item;
    if (returned !== undefined) moveOf(book, returned.payment, cents, 'return');
    if (dispute === undefined) continue;
    if (kind === 'dispute_reversal') {
      dispute.taken += cents;
      moveOf(book, dispute.payment, -cents, 'taken_by_bank');
      afterLoss(book, dispute);
      continue;
    }
    dispute.givenBack += cents;
    moveOf(book, dispute.payment, cents, 'given_back');
    if (dispute.state === 'lost') shrink(book, dispute, cents);
  }
}

/** Money that came back after a loss is owed no longer. */
function shrink(book: Book, { name }: Dispute, cents: number): void {
  const row = openRows(book).find(({ replaces }) => replaces?.cause === name);
  if (row === undefined) return;
  const less = Math.min(cents, leftOf(book, row));
  if (less === row.cents) cancel(book, row, 'trimmed');
  else {
    row.cents -= less;
    if (leftOf(book, row) === 0) row.state = 'paid';
  }
}
