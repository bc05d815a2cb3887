import { moveOf } from './charges.ts';
import { DAY, localDay, longDate, money } from './days.ts';
import { mailBoth } from './mail.ts';
import { afterReturn } from './manual-payments.ts';
import {
  type Apply,
  type Dispute,
  leftOf,
  type Model,
  type Move,
  need,
  type Payment,
  paymentOf,
  type Refund,
  Refusal,
  sum,
} from './model.ts';
import { move } from './movements.ts';
import { cancel, isOver, makeManual, openReplacement, openRows } from './rent.ts';
import { setAutopay } from './steps.ts';

/** What banks and the provider do: refunds, disputes, and moves that an account refuses. */

const MOST_RETURNS = 3;
const RETRIES = [DAY, 3 * DAY];

const isCard = ({ kind }: Payment) => kind !== 'entry';

/** What a refund takes from its payment: nothing once the bank has returned it for good. */
export const returnedBy = ({ cents, state }: Refund): number =>
  state === 'failed' || state === 'returned' ? 0 : cents;
export const keptBy = ({ deductions, state }: Refund): number =>
  state === 'failed' ? 0 : sum(deductions, ({ cents }) => cents);

const refundsOf = (model: Model, payment: Payment): Refund[] =>
  model.refunds.filter((refund) => refund.payment === payment);

/** What the payment has left. */
export function remaining(model: Model, payment: Payment): number {
  const back = sum(refundsOf(model, payment), (refund) => returnedBy(refund) + keptBy(refund));
  const disputes = model.disputes.filter((dispute) => dispute.payment === payment);
  return payment.cents - back - sum(disputes, ({ taken, givenBack }) => taken - givenBack);
}

export function mayRefund(model: Model, payment: Payment): boolean {
  const isFree = model.disputes.every(
    ({ payment: disputedPayment, state }) =>
      disputedPayment !== payment || state === 'won' || state === 'inquiry',
  );
  const isPending = refundsOf(model, payment).some(({ state }) => state === 'pending');
  const isRetried = refundsOf(model, payment).some(({ state }) => state === 'retrying');
  const isLeft = isRetried || remaining(model, payment) > 0;
  return payment.void === undefined && isFree && !isPending && isLeft;
}

export const refund: Apply<'refund'> = (model, event) => {
  const { name, cents, method, deductions = [], bank = 'done' } = event;
  const payment = paymentOf(model, event.payment);
  const replaces = model.refunds.find((refund) => refund.name === event.replaces);
  const keptCents = sum(deductions, (deduction) => deduction.cents);
  if (!mayRefund(model, payment)) throw new Refusal('not possible');
  const available =
    remaining(model, payment) + (replaces?.state === 'retrying' ? replaces.cents : 0);
  if (
    payment.for === 'deposit' ? cents + keptCents !== available : keptCents > 0 || cents > available
  ) {
    throw new Refusal('another amount');
  }
  const hasFailed = refundsOf(model, payment).some(
    ({ state }) => state === 'retrying' || state === 'returned' || state === 'failed',
  );
  if (method === 'outside' && isCard(payment) && cents > 0 && !hasFailed) {
    throw new Refusal('refund the card');
  }
  const mayReplace = replaces?.state === 'returned' || method === 'outside';
  // Until the lister has the money back, it cannot be sent to the card once more.
  const isOwed = model.moves.some(({ isDone, refund: of }) => !isDone && of === replaces);
  if (replaces !== undefined && method === 'card' && isOwed) throw new Refusal('not back yet');
  const isReplaced = model.refunds.some(
    (refund) =>
      refund.replaces !== undefined && refund.replaces === replaces && refund.state !== 'failed',
  );
  if (replaces !== undefined && (!mayReplace || isReplaced)) {
    throw new Refusal('tried again, or made another way before');
  }
  const newRefund: Refund = {
    ...{ name, payment, cents, deductions, method, state: 'pending', at: model.now },
    ...{ movedAt: null, returns: 0, firstReturn: null, nextTry: null, tries: [] },
    ...(replaces !== undefined && { replaces }),
  };
  model.refunds.push(newRefund);
  const byBank = method === 'card' && isCard(payment) && cents > 0;
  if (byBank && model.refusesMoves) {
    newRefund.state = 'failed';
    throw new Refusal('the provider refuses');
  }
  if (replaces?.state === 'retrying') {
    Object.assign(replaces, { state: 'returned', nextTry: null });
    ask(model, { kind: 'refund_return', cents: replaces.cents, refund: replaces, isDone: false });
  }
  take(model, newRefund);
  if (!byBank || bank === 'done') arrive(model, newRefund);
  else mailBoth(model, { about: 'refund', step: 'pending', subject: name, cents });
};

/** The lister pays a refund once, when it is first sent, however often a bank returns it. */
function take(model: Model, { payment, cents, method, at }: Refund): void {
  const day = localDay(at, model.stay.zone);
  const byCard = method === 'card' && isCard(payment);
  if (cents > 0) moveOf(model, payment, -cents, 'refund', { byCard, day });
}

/** What is kept counts once the bank has answered. */
function keep(model: Model, refund: Refund, at: number): void {
  if (refund.movedAt !== null) return;
  refund.movedAt = at;
  for (const part of refund.deductions) {
    const amounts = { amount: part.cents, deposit: -part.cents, fee: 0 };
    const what = { kind: 'kept', payment: refund.payment.name, for: part.for } as const;
    move(model, { ...what, ...amounts, byCard: false });
  }
}

function arrive(model: Model, refund: Refund): void {
  const { payment, cents, name } = refund;
  keep(model, refund, model.now);
  Object.assign(refund, { state: 'done', nextTry: null });
  const first = payment.for === 'deposit' ? 'settled' : 'done';
  const step = refund.returns > 0 ? 'again' : first;
  const keptCents = keptBy(refund);
  const outcome =
    cents > 0 ? `, returned {} and kept ${money(keptCents)}.` : ` and kept ${money(keptCents)}.`;
  const notice = step === 'settled' &&
    keptCents > 0 && { notice: `{person} settled your deposit at {listing}${outcome}` };
  mailBoth(model, { about: 'refund', step, subject: name, cents, ...notice });
  if (payment.for === 'rent' && payment.row === undefined) {
    afterReturn(model, payment, remaining(model, payment));
  }
}

const refundOf = (model: Model, name: string): Refund =>
  need(
    model.refunds.find((refund) => refund.name === name),
    `no refund ${name}`,
  );

export const refundArrival: Apply<'refund_arrival'> = (model, { refund: name }) => {
  const refund = refundOf(model, name);
  if (refund.state !== 'pending') throw new Refusal('not pending');
  arrive(model, refund);
};

/** The bank sends it back: tried again twice, then the money goes back to the lister. */
export const refundReturn: Apply<'refund_return'> = (model, { refund: name }) => {
  const refund = refundOf(model, name);
  const { cents } = refund;
  const isSent = refund.state === 'done' || refund.state === 'pending';
  if (!isSent || refund.method !== 'card' || !isCard(refund.payment)) {
    throw new Refusal('not at the bank');
  }
  keep(model, refund, refund.at);
  refund.returns += 1;
  refund.firstReturn ??= model.now;
  const wait = RETRIES[refund.returns - 1];
  if (refund.returns < MOST_RETURNS && wait !== undefined) {
    const next = refund.firstReturn + wait;
    Object.assign(refund, { state: 'retrying', nextTry: next });
    refund.tries.push({ step: 'returned', at: model.now, next });
    const step = refund.returns > 1 ? 'retrying_again' : 'retrying';
    mailBoth(model, { about: 'refund', step, subject: name, cents });
    return;
  }
  refund.state = 'returned';
  refund.tries.push({ step: 'returned', at: model.now, next: null });
  ask(model, { kind: 'refund_return', cents, refund, isDone: false });
  mailBoth(model, { about: 'refund', step: 'returned', subject: name, cents });
};

/** Refunds that the bank returned are sent again. The money left the lister's account once. */
export function retryRefunds(model: Model): void {
  for (const refund of model.refunds) {
    if (refund.state !== 'retrying' || need(refund.nextTry, 'a time') > model.now) continue;
    refund.tries.push({ step: 'tried', at: model.now, next: null });
    arrive(model, refund);
  }
}

export const openDispute: Apply<'dispute'> = (model, event) => {
  const { name, inquiry = false } = event;
  const payment = paymentOf(model, event.payment);
  if (!isCard(payment) || model.disputes.some((dispute) => dispute.payment === payment)) {
    throw new Refusal('no charge, or disputed before');
  }
  const refundSum = sum(
    model.refunds.filter(
      (refund) => refund.payment === payment && refund.method === 'card' && hasMoved(refund),
    ),
    ({ cents }) => cents,
  );
  const cents = Math.min(event.cents ?? payment.cents, payment.cents - refundSum);
  const start = { name, payment, cents, taken: 0, givenBack: 0, at: model.now, closedAt: null };
  const dispute: Dispute = { ...start, state: inquiry ? 'inquiry' : 'open' };
  model.disputes.push(dispute);
  if (inquiry) mailBoth(model, { about: 'dispute', step: 'inquiry', subject: name, cents });
  else takeByBank(model, dispute);
};

const hasMoved = ({ state }: Refund) =>
  state === 'done' || state === 'retrying' || state === 'returned';

const disputeOf = (model: Model, name: string): Dispute =>
  need(
    model.disputes.find((dispute) => dispute.name === name),
    `no dispute ${name}`,
  );

export const withdraw: Apply<'withdrawal'> = (model, { dispute: name }) => {
  const dispute = disputeOf(model, name);
  if (dispute.state !== 'inquiry') throw new Refusal('no inquiry');
  takeByBank(model, dispute);
};

function takeByBank(model: Model, dispute: Dispute): void {
  const { cents, name } = dispute;
  dispute.state = 'open';
  mailBoth(model, { about: 'dispute', step: 'open', subject: name, cents });
  ask(model, { kind: 'dispute_reversal', cents, dispute, isDone: false });
}

export const decide: Apply<'decision'> = (model, { dispute: name, won }) => {
  const dispute = disputeOf(model, name);
  const { cents, taken } = dispute;
  if (dispute.state === 'inquiry') {
    Object.assign(dispute, { state: 'won', closedAt: model.now });
    mailBoth(model, { about: 'dispute', step: 'closed', subject: name, cents });
    return;
  }
  if (dispute.state !== 'open') throw new Refusal('not open');
  Object.assign(dispute, { state: won ? 'won' : 'lost', closedAt: model.now });
  const opensRent = !won && taken > dispute.givenBack && dispute.payment.row !== undefined;
  const since = longDate(localDay(model.now, model.stay.zone));
  mailBoth(model, {
    ...{ about: 'dispute', step: dispute.state, subject: name, cents },
    ...(opensRent && { adds: `The rent is open again since ${since}.` }),
  });
  if (won) {
    // What was never taken need not be taken.
    model.moves = model.moves.filter((move) => move.isDone || move.dispute !== dispute);
    if (taken > 0) ask(model, { kind: 'dispute_return', cents: taken, dispute, isDone: false });
    for (const row of openRows(model)) {
      const isDue = row.isAuto && row.due <= model.now;
      if (isDue && !isOver(row, model.now)) row.nextAttempt = model.now;
    }
    return;
  }
  if (model.autopay !== 'off') {
    setAutopay(model, 'off', { action: 'disable_autopay', by: 'system' });
    mailBoth(model, { about: 'autopay', step: 'ended', subject: name, cents: 0 });
  }
  makeManual(model);
  afterLoss(model, dispute);
};

/** What was lost is owed again, once it was both lost and taken. */
function afterLoss(model: Model, dispute: Dispute): void {
  const { payment, state, taken, givenBack, name } = dispute;
  if (state !== 'lost' || taken === 0) return;
  if (payment.row !== undefined) openReplacement(model, payment.row, name, taken - givenBack);
  else if (payment.for === 'rent') afterReturn(model, payment, remaining(model, payment));
}

export const returnLate: Apply<'late_return'> = (model, { dispute: name, cents }) => {
  const dispute = disputeOf(model, name);
  if (dispute.state !== 'lost' || cents > dispute.taken - dispute.givenBack) {
    throw new Refusal('nothing to give back');
  }
  ask(model, { kind: 'dispute_return', cents, dispute, isDone: false });
};

/** A move is tried at once, and again whenever the account takes part. */
function ask(model: Model, move: Move): void {
  model.moves.push(move);
  makeMoves(model);
}

export function makeMoves(model: Model): void {
  if (model.refusesMoves) return;
  for (const openMove of model.moves.filter(({ isDone }) => !isDone)) {
    openMove.isDone = true;
    const { dispute, refund: returnedRefund, cents, kind } = openMove;
    if (returnedRefund !== undefined) moveOf(model, returnedRefund.payment, cents, 'return');
    if (dispute === undefined) continue;
    if (kind === 'dispute_reversal') {
      dispute.taken += cents;
      moveOf(model, dispute.payment, -cents, 'taken_by_bank');
      afterLoss(model, dispute);
      continue;
    }
    dispute.givenBack += cents;
    moveOf(model, dispute.payment, cents, 'given_back');
    if (dispute.state === 'lost') shrink(model, dispute, cents);
  }
}

/** Money that came back after a loss is owed no longer. */
function shrink(model: Model, { name }: Dispute, cents: number): void {
  const row = openRows(model).find(({ replaces }) => replaces?.cause === name);
  if (row === undefined) return;
  const less = Math.min(cents, leftOf(model, row));
  if (less === row.cents) cancel(model, row, 'trimmed');
  else {
    row.cents -= less;
    if (leftOf(model, row) === 0) row.state = 'paid';
  }
}
