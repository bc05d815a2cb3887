import {
  type Apply,
  type Book,
  coveredOf,
  creditOfSource,
  leftOf,
  need,
  type Payment,
  paymentOf,
  Refusal,
  type Row,
  type Share,
  sum,
  todayOf,
} from './book.ts';
import { moveOf } from './charges.ts';
import { DAY, firstRun, HOUR } from './days.ts';
import { mailBoth } from './mail.ts';
import {
  applyCredit,
  cancel,
  cover,
  isOver,
  openReplacement,
  openRows,
  reopen,
  uncover,
} from './rent.ts';
import { isAutopayOn, take } from './steps.ts';

/** What the lister records by hand: entries, their voids, what is written off or kept. */

const VOID_WITHIN = 60 * DAY;
const AUTOMATIC_AGAIN_WITHIN = 24 * HOUR;

export const recordEntry: Apply<'entry'> = (book, { name, cents, for: purpose, paidOn, from }) => {
  if (book.status === 'pending') throw new Refusal('a pending rental has no entries');
  const day = paidOn ?? todayOf(book);
  if (day > todayOf(book)) throw new Refusal('in the future');
  const entry = {
    name,
    kind: 'entry',
    for: purpose,
    cents,
    fee: 0,
    at: book.now,
    by: 'lister',
  } as const;
  book.payments.push({ ...entry, paidOn: day });
  if (purpose === 'rent') cover(book, name, cents, from);
  moveOf(book, entry, cents, 'payment', { day });
  book.mails.push({ about: 'entry', step: 'recorded', subject: name, to: 'tenant', cents });
};

export const voidEntry: Apply<'void'> = (book, { entry: name }) => {
  const { now } = book;
  const entry = paymentOf(book, name);
  if (entry.kind !== 'entry') throw new Refusal('not an entry');
  if (entry.void !== undefined) return;
  if (now > entry.at + VOID_WITHIN) throw new Refusal('too late');
  const isUsed =
    book.refunds.some(({ payment, state }) => payment === entry && state !== 'failed') ||
    book.shares.some(({ source, use }) => source === name && use === 'kept');
  if (isUsed) throw new Refusal('returned or kept in part');
  entry.void = { at: now, shares: sharesOf(book, name), credit: creditOfSource(book, name) };
  const recorded = book.movements.find(
    ({ payment, kind }) => payment === name && kind === 'payment',
  );
  const day = need(recorded, 'a movement').countsOn;
  moveOf(book, entry, -entry.cents, 'void', { day });
  for (const { row, cents } of uncover(book, entry, 0)) openAgain(book, row, entry, cents);
  cancelEarly(book, name);
  applyCredit(book);
  mailBoth(book, { about: 'void', step: 'voided', subject: name, cents: entry.cents });
};

/** What a payment covers now, row by row. */
const sharesOf = ({ shares, rows }: Book, name: string): Share[] =>
  rows.flatMap((row) => {
    const own = shares.filter(({ source, row: of }) => source === name && of === row);
    const cents = sum(own, (share) => share.cents);
    return cents > 0 ? [{ source: name, row, use: 'rent' as const, cents }] : [];
  });

/** A card paid the rest: the row is as much as its charge from then on. */
const isCharged = (book: Book, row: Row) => book.payments.some((payment) => payment.row === row);

/** A covered row is owed again, as it was. */
function openAgain(book: Book, row: Row, entry: Payment, share: number): void {
  const { now } = book;
  if (isCharged(book, row)) {
    row.cents -= share;
    openReplacement(book, row, entry.name, share);
    return;
  }
  if (row.due <= now) {
    Object.assign(row, { isVoided: true, isOpened: true, noticeUntil: firstRun(now + DAY) });
  }
  if (row.state !== 'paid') return;
  reopen(book, row);
  const mayBeAutomatic =
    isAutopayOn(book) && book.status === 'accepted' && row.replaces === undefined;
  if (row.due > now) {
    schedule(row, mayBeAutomatic, row.due);
    return;
  }
  const isSoon = now - entry.at <= AUTOMATIC_AGAIN_WITHIN;
  schedule(row, mayBeAutomatic && isSoon && !isOver(row, now), firstRun(now + DAY));
}

function schedule(row: Row, isAuto: boolean, at: number): void {
  row.isAuto = isAuto;
  row.nextAttempt = isAuto ? at : null;
}

/** Rows that an entry opened early go, from the last one back, until one that stays. */
function cancelEarly(book: Book, name: string): void {
  const live = book.rows
    .filter(({ state, replaces }) => state !== 'cancelled' && replaces === undefined)
    .toSorted((one, other) => (one.from < other.from ? 1 : -1));
  for (const row of live) {
    const goes =
      row.state === 'open' &&
      row.openedBy === name &&
      row.due > book.now &&
      coveredOf(book, row) === 0;
    if (!goes) break;
    cancel(book, row, 'voided');
    book.nextRentOn = row.from;
  }
}

/** Rent covered by money that was handed back is owed again, by hand unless it is not due yet. */
export function afterReturn(book: Book, payment: Payment, left: number): void {
  for (const { row, cents } of uncover(book, payment, left)) {
    if (isCharged(book, row)) row.cents -= cents;
    if (row.state !== 'paid' || isCharged(book, row)) continue;
    reopen(book, row);
    const isAuto = isAutopayOn(book) && row.due > book.now && row.replaces === undefined;
    schedule(row, isAuto, row.due);
  }
  applyCredit(book);
}

export const writeOff: Apply<'write_off'> = (book, { row: name }) => {
  const row = openRows(book).find((item) => item.name === name);
  if (row === undefined || row.isAuto) throw new Refusal('no open row by hand');
  const cents = leftOf(book, row);
  Object.assign(row, { state: 'cancelled', closedAs: 'written_off' });
  const objection = { about: 'rent', cents, from: row.from, to: row.to } as const;
  take(book, { action: 'write_off', by: 'lister', objection, reason: 'A reason' });
  book.mails.push({ about: 'write_off', step: 'written_off', subject: name, to: 'tenant', cents });
};

export const keepCredit: Apply<'keep_credit'> = (book) => {
  if (book.status !== 'ended') throw new Refusal('before the end');
  let kept = 0;
  for (const { name } of book.payments) {
    const own = book.shares.filter(({ source, use }) => source === name && use === 'credit');
    const cents = own.reduce((total, share) => total + share.cents, 0);
    if (cents <= 0) continue;
    book.shares.push({ source: name, row: null, use: 'credit', cents: -cents });
    book.shares.push({ source: name, row: null, use: 'kept', cents });
    kept += cents;
  }
  if (kept === 0) throw new Refusal('no credit');
  const changes = [{ of: 'credit', from: kept, to: null } as const];
  take(book, { action: 'keep_credit', by: 'lister', changes, reason: 'A reason' });
  mailBoth(book, { about: 'credit_kept', step: 'kept', subject: 'rental', cents: kept });
};

export const sendRequest: Apply<'request'> = (book, { name, cents, for: purpose }) => {
  if (book.status !== 'accepted') throw new Refusal('not accepted');
  if (book.refusesMoves) throw new Refusal('no payout account');
  book.requests.push({
    name,
    cents,
    sent: cents,
    for: purpose,
    state: 'pending',
    hasFailed: false,
    ...{ at: book.now, closedAt: null },
  });
  book.mails.push({ about: 'request', step: 'sent', subject: name, to: 'tenant', cents });
};
