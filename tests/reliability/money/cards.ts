import { type Apply, type Book, leftOf, need, Refusal, type Row } from './book.ts';
import {
  attempt,
  charge,
  decline,
  isChargeable,
  isDisputed,
  isObjectedTo,
  pay,
} from './charges.ts';
import { DAY } from './days.ts';
import { cover, isOver, openRows } from './rent.ts';
import { isAutopayOn } from './steps.ts';

/** The tenant's card: what it is charged for, when, and what a bank must confirm. */

/** A card that was just saved is charged at once for what waits, apart from the schedule. */
export const saveCard: Apply<'card'> = (book, { card }) => {
  const isLost = card === 'none' || card === 'gone';
  if (isLost && (book.card === 'none' || book.card === 'gone')) return;
  book.card = card;
  if (isLost) {
    if (book.status !== 'accepted' || !isAutopayOn(book)) return;
    const mail = { about: 'autopay', step: 'paused', subject: 'rental', cents: 0 } as const;
    // A card that its bank took away still stands there, and no longer works.
    const notice = card === 'gone' && {
      notice: 'AutoPay for {person} at {listing} is paused: their card no longer works.',
    };
    book.mails.push({ ...mail, to: 'lister', ...notice });
    return;
  }
  book.cards += 1;
  if (!isChargeable(book)) return;
  for (const row of openRows(book)) {
    const isDue = row.isAuto && row.due <= book.now && row.noticeUntil <= book.now;
    const isWaiting = isObjectedTo(book, row.name) || book.confirmation?.name === row.name;
    if (isDue && !isOver(row, book.now) && !isWaiting) attempt(book, row);
  }
};

export const payRow: Apply<'pay'> = (book, { row: name }) => {
  const row = need(
    openRows(book).find((item) => item.name === name),
    `no open row ${name}`,
  );
  if (!isChargeable(book) || book.refusesMoves || leftOf(book, row) < 50) {
    throw new Refusal('not by card');
  }
  if (book.card === 'good') return void charge(book, row, 'tenant');
  if (book.card === 'confirms') {
    book.confirmation = { name, at: book.now };
    Object.assign(row, { isUnconfirmed: true, hasFailed: false, isBlocked: false });
    return;
  }
  decline(book, row);
};

/** Whether the lister's press charges the card: rent of AutoPay whose card can be tried today. */
export function mayCollect(book: Book, row: Row): boolean {
  const { agreedAt, now } = book;
  const isOn = book.status === 'accepted' && isAutopayOn(book);
  const isAgreed = !row.isVoided && agreedAt !== null && agreedAt <= row.due;
  const isDeclined =
    row.lastDecline !== null &&
    row.lastDecline.card === book.cards &&
    row.lastDecline.at > now - DAY;
  const isFree = !row.isUnconfirmed && !isObjectedTo(book, row.name) && row.noticeUntil <= now;
  return (
    isOn &&
    isFree &&
    !isDeclined &&
    row.state === 'open' &&
    row.replaces === undefined &&
    row.due <= now &&
    (row.isAuto || isAgreed) &&
    isChargeable(book) &&
    !book.refusesMoves &&
    !isDisputed(book) &&
    leftOf(book, row) >= 50
  );
}

/** The lister's press, in the tenant's absence. A card that is not good has tests of its own. */
export const collectRow: Apply<'collect'> = (book, { row: name }) => {
  const row = need(
    openRows(book).find((item) => item.name === name),
    `no open row ${name}`,
  );
  if (!mayCollect(book, row)) throw new Refusal('not now');
  charge(book, row, 'lister');
};

export const confirm: Apply<'confirm'> = (book) => {
  const { name } = need(book.confirmation, 'a payment to confirm');
  book.confirmation = null;
  const row = openRows(book).find((item) => item.name === name);
  if (row !== undefined) {
    row.isUnconfirmed = false;
    return charge(book, row, 'tenant');
  }
  const request = need(
    book.requests.find((one) => one.name === name),
    `no request ${name}`,
  );
  payRequest(book, request);
};

export function payRequest(book: Book, request: Book['requests'][number]): void {
  const { cents, name } = request;
  const payment = pay(book, { kind: 'request', name, for: request.for, cents, by: 'tenant' });
  request.state = 'complete';
  if (payment.for === 'rent') cover(book, name, cents);
}

const CHECKED_AFTER = 10 * 60_000;
const LAPSE = DAY + CHECKED_AFTER;

/** When a payment that nobody confirms is given up. */
export const lapseAt = ({ confirmation }: Book): number | null =>
  confirmation && confirmation.at + LAPSE;

/** What AutoPay collects goes on waiting for the tenant; the rest is open as before. */
export function lapse(book: Book): void {
  for (const row of openRows(book)) {
    const isAsked = book.confirmation?.name === row.name;
    const isOld = row.byHandAt !== null && row.byHandAt <= book.now - CHECKED_AFTER;
    if (isOld && !row.isAuto && !isAsked) row.isUnconfirmed = false;
  }
  const at = lapseAt(book);
  if (book.confirmation === null || at === null || at > book.now) return;
  const row = openRows(book).find(({ name }) => name === book.confirmation?.name);
  if (row !== undefined) {
    row.isUnconfirmed = row.isAuto && row.nextAttempt !== null;
    row.hasFailed = row.isAuto && row.nextAttempt === null;
  }
  book.confirmation = null;
}
