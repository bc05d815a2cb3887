import {
  type Book,
  carriedOf,
  coveredOf,
  leftOf,
  type Payment,
  Refusal,
  type Row,
} from './book.ts';
import { DAY, dueAt, dueDayOf, longDate } from './days.ts';
import { mailBoth } from './mail.ts';
import { isAutopayOn } from './steps.ts';
import { type Period, periodFrom, SMALLEST } from './terms.ts';

/** Rows of rent: when they open, what covers them, when a card is charged, how they end. */

const LATE_AFTER = 5 * DAY;

/** Nothing was tried, and nobody was told. */
const FRESH = {
  ...{
    hasFailed: false,
    isUnconfirmed: false,
    isBlocked: false,
    refusedCard: null,
    lastDecline: null,
  },
  ...{ isFailureTold: false, isEndTold: false, isNoCardTold: false, isHeld: false },
  ...{ noticeUntil: 0, isVoided: false, byHandAt: null },
};

export const openRows = (book: Book): Row[] =>
  book.rows
    .filter(({ state }) => state === 'open')
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));

/** What AutoPay would have collected is left to the tenant. */
export function leaveByHand(book: Book): void {
  for (const row of openRows(book)) {
    if (row.isAuto) row.byHandAt = book.now;
    Object.assign(row, { isAuto: false, nextAttempt: null });
  }
}

export const isOver = ({ to }: Row, now: number): boolean => dueAt(to) <= now;

/** Adds the row of a period: when it is due, or earlier when money covers it. */
function openRow(book: Book, period: Period, openedBy?: string): Row {
  const { now, acceptedAt } = book;
  const isLeft = dueAt(period.to) <= now;
  // After a late acceptance, the current period is due from then on.
  const due = Math.max(period.due, acceptedAt);
  const isAuto = book.status === 'accepted' && isAutopayOn(book) && !isLeft;
  const name = nameOf(book, period.from);
  const row: Row = {
    ...{ name, from: period.from, to: period.to, cents: period.cents, passedOn: 0 },
    ...{ carried: book.rests.splice(0), due, createdAt: now },
    ...{ lateFrom: Math.max(due, now) + LATE_AFTER, state: 'open', isAuto, isLeft },
    ...{
      nextAttempt: isAuto ? due : null,
      ...FRESH,
      isOpened: due <= now,
      isDueTold: false,
      isLateTold: false,
    },
    ...(openedBy !== undefined && { openedBy }),
  };
  book.rows.push(row);
  book.nextRentOn = periodFrom(book, period.to)?.from ?? null;
  applyCredit(book);
  return row;
}

function nameOf(book: Book, from: string): string {
  const name = `rent ${from}`;
  const before = book.rows.filter((row) => row.replaces === undefined && row.from === from);
  return before.length === 0 ? name : `${name} #${before.length + 1}`;
}

/** Days that were billed are open again; only the tenant pays them, or the lister records them. */
export function openReplacement(book: Book, row: Row, cause: string, cents: number): void {
  const { now } = book;
  book.rows.push({
    ...{ name: `${row.name} for ${cause}`, from: row.from, to: row.to, cents, passedOn: 0 },
    ...{ carried: [], due: now, createdAt: now, lateFrom: now, state: 'open', isAuto: false },
    ...{
      isLeft: false,
      nextAttempt: null,
      ...FRESH,
      isOpened: true,
      isDueTold: true,
      isLateTold: true,
    },
    replaces: { row, cause },
  });
  applyCredit(book);
}

/** Opens every period that is due. @returns those that were over before */
export function openDue(book: Book): Row[] {
  if (book.status === 'pending') return [];
  const before = book.rows.length;
  while (book.nextRentOn !== null) {
    const period = periodFrom(book, book.nextRentOn);
    if (period === null || period.due > book.now) break;
    openRow(book, period);
  }
  return book.rows.slice(before).filter(({ isLeft }) => isLeft);
}

/** Rent that the service could not collect before its period was over is collected by hand. */
export function leaveMissed(book: Book): Row[] {
  const { now } = book;
  const missed = openRows(book).filter((row) => {
    const { due, isOpened, nextAttempt } = row;
    const isTried = nextAttempt !== null && nextAttempt <= now && nextAttempt < dueAt(row.to);
    return isOver(row, now) && ((!isOpened && due <= now) || isTried);
  });
  for (const row of missed) {
    Object.assign(row, { isAuto: false, nextAttempt: null, isOpened: true, isLeft: true });
    if (!row.isLateTold) row.lateFrom = now + LATE_AFTER;
  }
  for (const row of openRows(book)) row.isOpened ||= row.due <= now;
  return missed;
}

/** Adds money to a row; the rest stays, is carried, or is nothing. */
function put(book: Book, row: Row, source: string, cents: number): void {
  if (cents <= 0) return;
  book.shares.push({ source, row, use: 'rent', cents });
  settle(book, row);
}

function settle(book: Book, row: Row): void {
  const left = leftOf(book, row);
  if (left > 0 && (left >= SMALLEST || coveredOf(book, row) === 0)) return;
  row.state = 'paid';
  row.nextAttempt = null;
  if (left > 0) passOn(book, row, left);
}

/** A rest under 50 cents goes to the next rent. */
function passOn(book: Book, row: Row, cents: number): void {
  row.passedOn += cents;
  const rest = { from: row, cents };
  const next = openRows(book).find((item) => item !== row);
  if (next !== undefined) next.carried.push(rest);
  else if (book.nextRentOn !== null) book.rests.push(rest);
}

/** A row is open again: its rest comes back, unless the row that collects it is paid. */
export function reopen(book: Book, row: Row): void {
  row.state = 'open';
  if (row.passedOn === 0) return;
  const lists = [book.rests, ...openRows(book).map(({ carried }) => carried)];
  for (const list of lists) {
    const at = list.findIndex(({ from }) => from === row);
    if (at < 0) continue;
    list.splice(at, 1);
    row.passedOn = 0;
  }
}

/** Credit covers open rows, oldest source first; a row that it pays alone is announced. */
export function applyCredit(book: Book): void {
  for (const row of openRows(book)) {
    let moved = 0;
    for (const { name } of book.payments) {
      const credit = book.shares
        .filter(({ source, use }) => source === name && use === 'credit')
        .reduce((total, { cents }) => total + cents, 0);
      const cents = Math.min(credit, leftOf(book, row));
      if (cents <= 0) continue;
      book.shares.push({ source: name, row: null, use: 'credit', cents: -cents });
      put(book, row, name, cents);
      moved += cents;
    }
    if (moved > 0 && row.state === 'paid') {
      const mail = { about: 'covered', step: 'credit', subject: row.name } as const;
      const day = longDate(dueDayOf(row.due, book.stay.zone));
      mailBoth(book, { ...mail, cents: row.cents + carriedOf(row), day });
    }
  }
}

/**
 * Money for rent covers the named period, the open rows, oldest first, then at most twelve coming
 * periods; what covers nothing is credit.
 */
export function cover(book: Book, source: string, cents: number, from?: string): void {
  let rest = cents;
  const spend = (row: Row) => {
    const part = Math.min(rest, leftOf(book, row));
    put(book, row, source, part);
    rest -= part;
  };
  const coming = (): Row | undefined => {
    const period = book.nextRentOn === null ? null : periodFrom(book, book.nextRentOn);
    if (period === null || book.status !== 'accepted') return undefined;
    return openRow(book, period, source);
  };
  if (from !== undefined) {
    const named = openRows(book).find((row) => row.from === from);
    const next = named ?? (book.nextRentOn === from ? coming() : undefined);
    if (next === undefined) throw new Refusal(`no open period from ${from}`);
    spend(next);
  }
  for (const row of openRows(book)) if (rest > 0) spend(row);
  for (let count = 0; count < 12 && rest > 0; count += 1) {
    const row = coming();
    if (row === undefined) break;
    spend(row);
  }
  if (rest > 0) book.shares.push({ source, row: null, use: 'credit', cents: rest });
}

/** Takes cover away beyond what a source has left: credit first, then the latest period. */
export function uncover(book: Book, { name }: Payment, left: number) {
  const used = book.shares.filter(({ source, use }) => source === name && use !== 'kept');
  let excess = used.reduce((total, { cents }) => total + cents, 0) - left;
  const credit = used.filter(({ use }) => use === 'credit').reduce((t, { cents }) => t + cents, 0);
  const fromCredit = Math.min(credit, excess);
  if (fromCredit > 0) {
    book.shares.push({ source: name, row: null, use: 'credit', cents: -fromCredit });
    excess -= fromCredit;
  }
  const changed: { row: Row; cents: number }[] = [];
  const rows = [...new Set(used.flatMap(({ row }) => row ?? []))];
  for (const row of rows.toSorted((one, other) => (one.from < other.from ? 1 : -1))) {
    const share = used.filter((item) => item.row === row).reduce((t, { cents }) => t + cents, 0);
    const cents = Math.min(share, excess);
    if (cents <= 0) continue;
    excess -= cents;
    book.shares.push({ source: name, row, use: 'rent', cents: -cents });
    changed.push({ row, cents });
  }
  return changed;
}

/** Ends on another day: paid rows stay, open ones become shorter, days without a row are billed. */
export function rebill(book: Book): void {
  const { checkout } = book;
  for (const row of openRows(book)) {
    if (row.replaces !== undefined || checkout === null || row.to <= checkout) continue;
    const period = row.from < checkout ? periodFrom(book, row.from) : null;
    if (period === null) cancel(book, row, 'trimmed');
    else {
      row.to = period.to;
      row.cents = period.cents;
      const over = -leftOf(book, row);
      if (over > 0) backToCredit(book, row, over);
      settle(book, row);
    }
  }
  const last = lastDay(book);
  const from = last ?? book.nextRentOn ?? book.stay.start;
  book.nextRentOn = periodFrom(book, from)?.from ?? null;
  if (book.nextRentOn === null) book.rests.splice(0);
  applyCredit(book);
}

const lastDay = ({ rows }: Book): string | undefined =>
  rows
    .filter(({ state, replaces, closedAs }) =>
      replaces !== undefined ? false : state !== 'cancelled' || closedAs === 'written_off',
    )
    .map(({ to }) => to)
    .toSorted()
    .at(-1);

/** A row that is owed no longer. What covered it becomes credit. */
export function cancel(book: Book, row: Row, closedAs: NonNullable<Row['closedAs']>): void {
  backToCredit(book, row, coveredOf(book, row));
  Object.assign(row, { state: 'cancelled', closedAs, nextAttempt: null });
  const rests = row.carried.splice(0);
  if (book.nextRentOn !== null) book.rests.push(...rests);
}

function backToCredit(book: Book, row: Row, cents: number): void {
  let rest = cents;
  const shares = book.shares.filter((share) => share.row === row);
  for (const source of [...new Set(shares.map((item) => item.source))].toReversed()) {
    const share = shares.filter((item) => item.source === source).reduce((t, o) => t + o.cents, 0);
    const part = Math.min(share, rest);
    if (part <= 0) continue;
    rest -= part;
    book.shares.push({ source, row, use: 'rent', cents: -part });
    book.shares.push({ source, row: null, use: 'credit', cents: part });
  }
}
