import { type Apply, type Book, mailBoth, periodFrom, Refusal, rentOn, todayOf } from './book.ts';
import { daysFrom, plusDays } from './days.ts';

/** A changed rent: lower at the next period, higher after ten days, or once it was accepted. */

const NOTICE = 10;
const YEAR = 365;

export const changeRent: Apply<'rent'> = (book, { cents }) => {
  if (book.status !== 'accepted') throw new Refusal('not accepted');
  const today = todayOf(book);
  const old = rentOn(book, today);
  if (cents === old) throw new Refusal('no change');
  if (book.rentChange?.state === 'asked') book.rentChange.state = 'withdrawn';
  const isRise = cents > old;
  const from = firstPeriod(book, plusDays(today, isRise ? NOTICE : 1));
  const isAsked = isRise && (isSteep(book, cents, from) || isBeforeEnd(book, from));
  const state = isAsked ? 'asked' : 'announced';
  book.rentChange = { from, old, new: cents, state };
  if (!isAsked) setRent(book, from, cents);
  mailBoth(book, { about: 'rent_change', step: state, subject: 'rental', cents });
};

export const answerRent: Apply<'rent_answer'> = (book, { accepts }) => {
  const { rentChange } = book;
  if (rentChange?.state !== 'asked') throw new Refusal('nothing was asked');
  rentChange.state = accepts ? 'accepted' : 'declined';
  if (accepts) {
    const tomorrow = plusDays(todayOf(book), 1);
    const from = rentChange.from > tomorrow ? rentChange.from : tomorrow;
    setRent(book, firstPeriod(book, from), rentChange.new);
  }
  mailBoth(book, {
    ...{ about: 'rent_change', step: rentChange.state, subject: 'rental', cents: rentChange.new },
  });
};

/** The first day of the first period that begins on a day or later. */
function firstPeriod(book: Book, day: string): string {
  let from = book.nextRentOn;
  while (from !== null && from < day) from = periodFrom(book, from)?.to ?? null;
  return from ?? day;
}

const isBeforeEnd = ({ stay }: Book, from: string) => stay.end !== null && from < stay.end;

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
  book.terms = [...book.terms.filter((one) => one.from < from), { from, rent }];
}
