import {
  type Book,
  carriedOf,
  coveredOf,
  creditOf,
  leftOf,
  move,
  type Payment,
  periodFrom,
  type Row,
} from './book.ts';
import { DAY, dueAt, feeOf, firstRun, plusDays } from './days.ts';
import { openRows } from './rent.ts';

/** Charges of a card, and what the next one will be. */

const slotsOf = ({ due }: Row): number[] => {
  const day = new Date(due).toISOString().slice(0, 10);
  return [due, ...RETRIES.map((count) => dueAt(plusDays(day, count)))];
};

export const isObjectedTo = ({ objections }: Book, name: string) =>
  objections.some((one) => one.name === name && one.state === 'open');

/** The attempt that both sides are told a day ahead: not between the slots after a decline. */
export function attemptAfterNotice(book: Book, row: Row): number {
  const earliest = firstRun(book.now + DAY);
  if (row.due > earliest) return row.due;
  if (!row.hasFailed) return earliest;
  return slotsOf(row).find((slot) => slot >= earliest) ?? earliest;
}

const isDisputed = ({ disputes }: Book) => disputes.some(({ state }) => state === 'open');

/** One automatic charge of a row. */
export function attempt(book: Book, row: Row): void {
  if (isObjectedTo(book, row.name)) {
    row.nextAttempt = null;
    row.isHeld = true;
    return;
  }
  row.nextAttempt = slotsOf(row).find((slot) => slot > book.now) ?? null;
  if (isDisputed(book) || book.card === 'none') return;
  if (book.card === 'good' && !book.refusesMoves) {
    charge(book, row);
    return;
  }
  if (book.card !== 'declined') return;
  const isFirst = !row.hasFailed;
  row.hasFailed = true;
  const cents = leftOf(book, row);
  const mail = { about: 'charge_failed', step: 'declined', subject: row.name, cents } as const;
  book.mails.push({ ...mail, to: 'tenant' });
  if (isFirst || row.nextAttempt === null) book.mails.push({ ...mail, to: 'lister' });
}

const RETRIES = [1, 3, 5];

export function charge(book: Book, row: Row): void {
  const cents = leftOf(book, row);
  const payment = { kind: 'rent', name: row.name, for: 'rent', cents, row } as const;
  pay(book, payment);
  row.state = 'paid';
  row.nextAttempt = null;
}

/** A card is charged. */
export function pay(book: Book, what: Omit<Payment, 'fee' | 'at'>): Payment {
  const payment = { ...what, fee: feeOf(what.cents), at: book.now };
  book.payments.push(payment);
  moveOf(book, payment, payment.cents, 'payment', { fee: -payment.fee });
  const mail = { about: 'charge', subject: what.name, cents: what.cents } as const;
  book.mails.push({ ...mail, step: 'receipt', to: 'tenant' });
  book.mails.push({ ...mail, step: what.kind, to: 'lister' });
  return payment;
}

/** Moves money of a payment: a deposit is not income. */
export function moveOf(
  book: Book,
  { name, for: purpose, kind }: Pick<Payment, 'name' | 'for' | 'kind'>,
  cents: number,
  what: Parameters<typeof move>[1]['kind'],
  {
    fee = 0,
    day,
    byCard = kind !== 'entry',
  }: { fee?: number; day?: string; byCard?: boolean } = {},
): void {
  const isDeposit = purpose === 'deposit';
  const amounts = { amount: isDeposit ? 0 : cents, deposit: isDeposit ? cents : 0, fee };
  const dated = day === undefined ? {} : { day };
  move(book, { kind: what, payment: name, for: purpose, ...amounts, byCard, ...dated });
}

/** What the next charge will be. */
export function nextCharge(book: Book) {
  if (book.status === 'pending') return null;
  const row = openRows(book).find(({ due, replaces }) => due > book.now && replaces === undefined);
  const period = row ?? (book.nextRentOn === null ? null : periodFrom(book, book.nextRentOn));
  if (period === null) return null;
  const carried = row === undefined ? book.rests.reduce((t, r) => t + r.cents, 0) : carriedOf(row);
  const before = row === undefined ? 0 : coveredOf(book, row);
  const credit = Math.min(creditOf(book), period.cents + carried - before);
  const amount = period.cents + carried - before - credit;
  return {
    amount,
    rent: period.cents,
    carried,
    credit: before + credit,
    from: period.from,
    to: period.to,
    due: period.due,
    by: book.autopay && (row?.isAuto ?? true) ? 'autopay' : 'hand',
  } as const;
}
