import { type Apply, type Book, Refusal, todayOf } from './book.ts';
import {
  DAY,
  daysFrom,
  dueAt,
  halfUp,
  localDay,
  longDate,
  paydayAfter,
  paydayUntil,
  plusDays,
} from './days.ts';
import type { RentChange, Step } from './event.ts';
import { mailBoth } from './mail.ts';
import { isAutopayOn, take, tellConsent } from './steps.ts';

/** The rent of each period; a changed one holds from the next, after ten days, or once accepted. */

const rentOn = ({ terms }: Book, day: string): number =>
  (terms.findLast(({ from }) => from <= day) ?? terms[0])?.rent ?? 0;

export interface Period {
  from: string;
  to: string;
  cents: number;
  due: number;
}

/** The next period from a day on. Less than 50 cents are added to the period after it. */
export function periodFrom(book: Book, first: string): Period | null {
  const { checkout, stay } = book;
  let from = first;
  let before = 0;
  while (checkout === null || from < checkout) {
    const payday = paydayAfter(from, stay.payday);
    const to = checkout !== null && checkout < payday ? checkout : payday;
    const month = daysBetweenPaydays(from, stay.payday);
    const cents = before + halfUp(rentOn(book, from), countDays(from, to), month);
    if (cents >= SMALLEST) return { from: first, to, cents, due: dueAt(from) };
    if (rentOn(book, from) === 0) return null;
    before = cents;
    from = to;
  }
  return null;
}

export const SMALLEST = 50;
const countDays = (from: string, to: string) => (dueAt(to) - dueAt(from)) / DAY;
const daysBetweenPaydays = (day: string, payday: number) =>
  countDays(paydayUntil(day, payday), paydayAfter(day, payday));

const NOTICE = 10;
const YEAR = 365;

/** The latest one that was not taken back. */
const openChange = ({ rentChanges }: Book) =>
  rentChanges.findLast(({ state }) => state !== 'withdrawn');

const isComing = ({ state, from }: RentChange, today: string) =>
  (state === 'announced' || state === 'accepted') && from > today;

/** What has begun needs no words, but a question does. The end of the stay leaves no day for either. */
export function shownChange(book: Book): RentChange | undefined {
  const change = openChange(book);
  if (change === undefined) return undefined;
  const from = change.state === 'asked' ? ifAccepted(book, change) : change.from;
  const isOpen = change.state === 'asked' || from > todayOf(book);
  const isWithinStay = book.checkout === null || from < book.checkout;
  return isOpen && isWithinStay ? { ...change, from } : undefined;
}

/** The first day of a rent that is asked for, if the tenant accepts it today. */
function ifAccepted(book: Book, { from }: RentChange): string {
  const tomorrow = plusDays(todayOf(book), 1);
  return firstPeriod(book, from > tomorrow ? from : tomorrow);
}

export const changeRent: Apply<'rent'> = (book, { cents }) => {
  if (book.status !== 'accepted') throw new Refusal('not accepted');
  const today = todayOf(book);
  const old = rentOn(book, today);
  const open = openChange(book);
  const isSameAsk = open?.state === 'asked' && open.new === cents;
  if (cents === book.rent || isSameAsk) return;
  const by = 'lister';
  const isTakenBack = open !== undefined && isComing(open, today) && open.new > open.old;
  const isOpen = open !== undefined && (open.state === 'asked' || isComing(open, today));
  const replaced = isOpen ? { replaced: { cents: open.new, from: open.from } } : {};
  if (isTakenBack && cents === open.old) {
    takeBack(book, open);
    take(book, { action: 'update', by, changes: agree(book, cents), ...replaced });
    return;
  }
  for (const rentChange of book.rentChanges) {
    if (rentChange.state === 'asked' || isComing(rentChange, today)) rentChange.state = 'withdrawn';
  }
  const isRise = cents > old;
  const from = firstPeriod(book, isRise ? dayAfterNotice(book) : plusDays(today, 1));
  const isAsked = isRise && (isSteep(book, cents, from) || isBeforeEnd(book, from));
  const state = isAsked ? 'asked' : 'announced';
  book.rentChanges.push({ from, old, new: cents, state });
  if (!isAsked) setRent(book, from, cents);
  mailRent(book, { state, new: cents, from });
  if (isAsked) {
    const rent = { from, old, new: cents, state } as const;
    take(book, { action: 'ask_rent_change', by, rent, ...replaced });
  }
  const agreed = isAsked ? old : cents;
  if (agreed === book.rent) return;
  const changes = agree(book, agreed);
  // What is asked for has said what it replaces.
  if (isAsked) return;
  changes[0] = { of: 'rent', from: old, to: cents };
  changes.push({ of: 'rent_from', from: null, to: from });
  take(book, { action: 'update', by, changes, ...replaced });
};

/** The rent stays what it is, also for the periods to come. */
function takeBack(book: Book, change: RentChange): void {
  if (change.state !== 'asked') book.terms = book.terms.filter(({ from }) => from < change.from);
  change.state = 'withdrawn';
  mailRent(book, change);
}

function mailRent(book: Book, { state, new: cents, from }: Omit<RentChange, 'old'>): void {
  const mail = { about: 'rent_change', step: state, subject: 'rental', cents } as const;
  mailBoth(book, { ...mail, day: longDate(from) });
}

export const withdrawRent: Apply<'rent_withdrawal'> = (book) => {
  const change = openChange(book);
  const isRise = change !== undefined && change.new > change.old;
  const isOpen = change?.state === 'asked' || (change && isComing(change, todayOf(book)));
  if (book.status !== 'accepted' || !isRise || !isOpen) throw new Refusal('nothing to take back');
  if (change.state === 'asked') change.from = ifAccepted(book, change);
  else agree(book, change.old);
  takeBack(book, change);
  take(book, { action: 'withdraw_rent_change', by: 'lister', rent: { ...change } });
};

export const answerRent: Apply<'rent_answer'> = (book, { accepts }) => {
  const rentChange = openChange(book);
  if (rentChange?.state !== 'asked') throw new Refusal('nothing was asked');
  rentChange.state = accepts ? 'accepted' : 'declined';
  rentChange.from = ifAccepted(book, rentChange);
  if (accepts) setRent(book, rentChange.from, rentChange.new);
  const by = 'tenant';
  if (accepts && isAutopayOn(book)) tellConsent(book);
  if (accepts) agree(book, rentChange.new);
  const action = accepts ? 'accept_rent_change' : 'decline_rent_change';
  take(book, { action, by, rent: { ...rentChange } });
  mailRent(book, rentChange);
};

function agree(book: Book, rent: number): NonNullable<Step['changes']> {
  const { rent: from } = book;
  book.rent = rent;
  return [{ of: 'rent', from, to: rent }];
}

/** The first day whose rent is due ten whole days after now. */
function dayAfterNotice({ now }: Book): string {
  let day = plusDays(localDay(now, 'UTC'), NOTICE);
  while (dueAt(day) < now + NOTICE * DAY) day = plusDays(day, 1);
  return day;
}

/** The first day of the first period that begins on a day or later. */
function firstPeriod(book: Book, day: string): string {
  let from = book.nextRentOn;
  while (from !== null && from < day) from = periodFrom(book, from)?.to ?? null;
  return from ?? day;
}

const isBeforeEnd = ({ checkout }: Book, from: string) => checkout !== null && from < checkout;

/** More than 120 % of the lowest rent of the twelve months before. */
function isSteep(book: Book, cents: number, from: string): boolean {
  const held = book.terms.filter(({ from: since }, at) => {
    const until = book.terms[at + 1]?.from;
    const isWithin = until === undefined || daysFrom(until, from) < YEAR;
    return since < from && isWithin;
  });
  return held.some(({ rent }) => cents * 100 > rent * 120);
}

function setRent(book: Book, from: string, rent: number): void {
  book.terms = [...book.terms.filter((term) => term.from < from), { from, rent }];
}
