import { DAY, dueAt, halfUp, localDay, paydayAfter, paydayUntil } from './days.ts';
import type { Card, Deduction, Event, Purpose, Stay } from './event.ts';

/** The state of a stay's money. Instants in milliseconds, amounts in whole cents. */

/** The rent of one period. */
export interface Row {
  name: string;
  from: string;
  /** Exclusive. */
  to: string;
  cents: number;
  /** Rests of earlier rows that this one collects too. */
  carried: { from: Row; cents: number }[];
  /** A rest under 50 cents that another row collects, or that was waived. */
  passedOn: number;
  due: number;
  createdAt: number;
  lateFrom: number;
  state: 'open' | 'paid' | 'cancelled';
  closedAs?: 'trimmed' | 'voided' | 'written_off';
  isAuto: boolean;
  /** null: no attempt is planned. */
  nextAttempt: number | null;
  hasFailed: boolean;
  /** Its due time has come while the service ran. */
  isOpened: boolean;
  isLateTold: boolean;
  /** An automatic attempt has found an open objection: none is planned until it is closed. */
  isHeld: boolean;
  /** Until then no new card is charged: both sides were told when the card is. */
  noticeUntil: number;
  /** The period was over when the service could first collect it. */
  isLeft: boolean;
  /** The entry or request that covered it before it was due. */
  openedBy?: string;
  replaces?: { row: Row; cause: string };
}

/** Money that covers rent of a row, waits as credit, or is kept. Only added to. */
export interface Share {
  source: string;
  row: Row | null;
  use: 'rent' | 'credit' | 'kept';
  cents: number;
}

/** A payment: a charge, or an entry of the lister. */
export interface Payment {
  name: string;
  kind: 'rent' | 'deposit' | 'request' | 'entry';
  for: Purpose;
  cents: number;
  fee: number;
  at: number;
  /** The day named by the lister. */
  paidOn?: string;
  /** The row that a charge of rent paid. */
  row?: Row;
  /** The periods are those that it had covered. */
  void?: { at: number; shares: Share[] };
}

interface Request {
  name: string;
  cents: number;
  for: Purpose;
  state: 'pending' | 'complete' | 'rejected' | 'withdrawn';
  hasFailed: boolean;
}

interface Objection {
  /** Of the row, or of the entry. */
  name: string;
  state: 'open' | 'answered' | 'withdrawn';
}

export interface Refund {
  name: string;
  payment: Payment;
  cents: number;
  kept: Deduction[];
  method: 'card' | 'outside';
  state: 'pending' | 'retrying' | 'done' | 'returned' | 'failed';
  at: number;
  /** When the lister paid it; what is kept counts from then on. */
  movedAt: number | null;
  returns: number;
  firstReturn: number | null;
  nextTry: number | null;
  replaces?: Refund;
}

export interface Dispute {
  name: string;
  payment: Payment;
  state: 'inquiry' | 'open' | 'won' | 'lost';
  /** At stake. */
  cents: number;
  /** What the lister's account lost, and got back. */
  taken: number;
  givenBack: number;
  at: number;
}

/** Money that must move at the provider besides charges. */
export interface Move {
  kind: 'dispute_reversal' | 'dispute_return' | 'refund_return';
  cents: number;
  dispute?: Dispute;
  refund?: Refund;
  isDone: boolean;
}

/** Money that passed between tenant and lister. Positive is from tenant to lister. */
export interface Movement {
  kind: 'payment' | 'refund' | 'return' | 'taken_by_bank' | 'given_back' | 'kept' | 'void';
  payment: string;
  for: Purpose;
  /** Its own day at the crash pad, and the day in reports. */
  day: string;
  countsOn: string;
  amount: number;
  deposit: number;
  fee: number;
  /** Whether it moved at the provider. */
  byCard: boolean;
}

/** An email about money. */
export interface Mail {
  about:
    | 'charge'
    | 'charge_failed'
    | 'entry'
    | 'void'
    | 'covered'
    | 'request'
    | 'refund'
    | 'dispute'
    | 'left'
    | 'write_off'
    | 'rent_change'
    | 'credit_kept'
    | 'objection';
  step: string;
  subject: string;
  to: 'tenant' | 'lister';
  cents: number;
}

interface Terms {
  from: string;
  rent: number;
}

interface RentChange {
  from: string;
  old: number;
  new: number;
  state: 'announced' | 'asked' | 'accepted' | 'declined' | 'withdrawn';
}

export interface Book {
  stay: Stay;
  now: number;
  status: 'pending' | 'accepted' | 'ended';
  acceptedAt: number;
  checkout: string | null;
  autopay: boolean;
  card: Card;
  refusesMoves: boolean;
  terms: Terms[];
  rentChange: RentChange | null;
  /** The first day without a row; null: no more rent. */
  nextRentOn: string | null;
  /** Rests that wait for the next row. */
  rests: { from: Row; cents: number }[];
  rows: Row[];
  shares: Share[];
  payments: Payment[];
  requests: Request[];
  refunds: Refund[];
  disputes: Dispute[];
  objections: Objection[];
  moves: Move[];
  movements: Movement[];
  mails: Mail[];
  /** What each event did. */
  answers: ('done' | 'refused')[];
}

export function emptyBook(stay: Stay, at: number): Book {
  return {
    ...{
      stay,
      now: at,
      acceptedAt: at,
      status: 'pending',
      checkout: stay.end,
      autopay: stay.autopay,
      card: 'good',
    },
    ...{ refusesMoves: false, terms: [{ from: stay.start, rent: stay.rent }], rentChange: null },
    ...{ nextRentOn: stay.start, rests: [], rows: [], shares: [], payments: [], requests: [] },
    ...{
      refunds: [],
      disputes: [],
      objections: [],
      moves: [],
      movements: [],
      mails: [],
      answers: [],
    },
  };
}

/** A rule of the product says no. */
export class Refusal extends Error {}

export function need<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Refusal(what);
  return value;
}

export const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

export const paymentOf = (book: Book, name: string): Payment =>
  need(
    book.payments.find((one) => one.name === name),
    `no payment ${name}`,
  );

export const coveredOf = (book: Book, row: Row): number =>
  sum(
    book.shares.filter((share) => share.row === row),
    ({ cents }) => cents,
  );

export const carriedOf = (row: Row): number => sum(row.carried, ({ cents }) => cents);

/** What a card is charged for a row. */
export const leftOf = (book: Book, row: Row): number =>
  row.cents + carriedOf(row) - row.passedOn - coveredOf(book, row);

export const creditOf = (book: Book): number =>
  sum(
    book.shares.filter(({ use }) => use === 'credit'),
    ({ cents }) => cents,
  );

/** Moves money in all reports. Its day in a closed year is the day on which we record it. */
export function move(
  book: Book,
  {
    byCard = true,
    ...what
  }: Omit<Movement, 'countsOn' | 'day' | 'byCard'> & Partial<Pick<Movement, 'day' | 'byCard'>>,
): void {
  const { now, stay } = book;
  const today = localDay(now, stay.zone);
  const day = what.day ?? today;
  book.movements.push({ ...what, byCard, day, countsOn: isClosed(day, today) ? today : day });
}

/** A year closes at the end of April 30 of the next year. */
const isClosed = (day: string, today: string): boolean =>
  today > `${Number(day.slice(0, 4)) + 1}-04-30`;

export const mailBoth = (book: Book, mail: Omit<Mail, 'to'>): void => {
  book.mails.push({ ...mail, to: 'tenant' }, { ...mail, to: 'lister' });
};

export const rentOn = ({ terms }: Book, day: string): number =>
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

export const todayOf = ({ now, stay }: Book): string => localDay(now, stay.zone);
export type Apply<K extends Event['on']> = (book: Book, event: Extract<Event, { on: K }>) => void;
