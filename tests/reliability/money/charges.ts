import { PAID_BY } from '@crewpad/domain';
import {
  type Book,
  carriedOf,
  coveredOf,
  creditOf,
  leftOf,
  type Payment,
  type Row,
} from './book.ts';
import { DAY, dueAt, feeOf, firstRun, plusDays } from './days.ts';
import { move } from './movements.ts';
import { openRows } from './rent.ts';
import { isAutopayOn } from './steps.ts';
import { periodFrom } from './terms.ts';

/** Charges of a card, and what the next one will be. */

const slotsOf = ({ due }: Row): number[] => {
  const day = new Date(due).toISOString().slice(0, 10);
  return [due, ...RETRIES.map((count) => dueAt(plusDays(day, count)))];
};

export const isObjectedTo = ({ objections }: Book, name: string) =>
  objections.some(
    ({ payment, part, state }) => payment === name && part === undefined && state === 'open',
  );

/** The attempt that both sides are told a day ahead: not between the slots after a decline. */
export function attemptAfterNotice(book: Book, row: Row): number {
  const earliest = firstRun(book.now + DAY);
  if (row.due > earliest) return row.due;
  if (row.lastDecline === null) return earliest;
  return slotsOf(row).find((slot) => slot >= earliest) ?? earliest;
}

export const isDisputed = ({ disputes }: Book) => disputes.some(({ state }) => state === 'open');

/** There is a card that can be charged to this lister. */
export const isChargeable = ({ card }: Book): boolean =>
  card !== 'none' && card !== 'gone' && card !== 'shared';

/** One automatic charge of a row. */
export function attempt(book: Book, row: Row): void {
  if (isObjectedTo(book, row.name)) {
    Object.assign(row, { nextAttempt: null, isHeld: true, isBlocked: !row.isUnconfirmed });
    return;
  }
  if (book.confirmation?.name === row.name) {
    row.nextAttempt = book.now + AGAIN;
    return;
  }
  row.nextAttempt = slotsOf(row).find((slot) => slot > book.now) ?? null;
  if (isDisputed(book)) {
    row.isBlocked = !row.isUnconfirmed;
    return;
  }
  const { refusesMoves } = book;
  const isLast = row.nextAttempt === null;
  const isTried = isChargeable(book) && !refusesMoves && row.refusedCard !== book.cards;
  if (isTried && book.card === 'good') {
    charge(book, row, 'system');
    return;
  }
  if (isTried) decline(book, row);
  if (isLast) Object.assign(row, { hasFailed: true, isUnconfirmed: false, isBlocked: false });
  if (isTried || isLast) {
    tellFailed(book, row, {
      tenant: true,
      lister: !row.isFailureTold || (isLast && !row.isEndTold),
    });
    row.isEndTold ||= isLast;
  } else {
    row.isBlocked = !row.isUnconfirmed && (refusesMoves || !isChargeable(book) || row.isBlocked);
    if (isChargeable(book)) return;
    tellFailed(book, row, { tenant: !row.isNoCardTold, lister: !row.isFailureTold });
    row.isNoCardTold = true;
  }
  row.isFailureTold = true;
}

/** The step is repeated while the tenant is asked. */
const AGAIN = 15 * 60_000;

/** A declined card is charged again on another day, a lost or outdated one never; a bank can ask the tenant. */
export function decline(book: Book, row: Row): void {
  const { card, cards, now } = book;
  row.isUnconfirmed = card === 'confirms';
  row.hasFailed = card !== 'confirms';
  row.isBlocked = (card === 'lost' || card === 'outdated') && row.isAuto;
  row.lastDecline = { card: cards, at: now };
  if (card !== 'declined') row.refusedCard = cards;
}

/** The lister is told of the first failure and of the last, a tenant without a card once. */
function tellFailed(book: Book, row: Row, to: Record<'tenant' | 'lister', boolean>): void {
  const cents = leftOf(book, row);
  const step = row.isUnconfirmed ? 'unconfirmed' : 'declined';
  const mail = { about: 'charge_failed', step, subject: row.name, cents } as const;
  if (to.tenant) book.mails.push({ ...mail, to: 'tenant' });
  if (to.lister) book.mails.push({ ...mail, to: 'lister' });
}

const RETRIES = [1, 3, 5];

export function charge(book: Book, row: Row, by: Payment['by']): void {
  const cents = leftOf(book, row);
  const payment = { kind: 'rent', name: row.name, for: 'rent', cents, row, by } as const;
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
  book.mails.push({ ...mail, step: `receipt ${what.kind}`, to: 'tenant' });
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
    by: isAutopayOn(book) && (row?.isAuto ?? true) ? PAID_BY.autopay : PAID_BY.manual,
  } as const;
}
