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
import { type Apply, type Model, Refusal, todayOf } from './model.ts';
import { isAutopayOn, mailConsent, take } from './steps.ts';

/** The rent of each period; a changed one holds from the next, after ten days, or once accepted. */

const rentOn = ({ terms }: Model, day: string): number =>
  (terms.findLast(({ from }) => from <= day) ?? terms[0])?.rent ?? 0;

export interface Period {
  from: string;
  to: string;
  cents: number;
  due: number;
}

/** The next period from a day on. Less than 50 cents are added to the period after it. */
export function periodFrom(model: Model, first: string): Period | null {
  const { checkout, stay } = model;
  let from = first;
  let before = 0;
  while (checkout === null || from < checkout) {
    const payday = paydayAfter(from, stay.payday);
    const to = checkout !== null && checkout < payday ? checkout : payday;
    const month = daysBetweenPaydays(from, stay.payday);
    const cents = before + halfUp(rentOn(model, from), countDays(from, to), month);
    if (cents >= SMALLEST) return { from: first, to, cents, due: dueAt(from) };
    if (rentOn(model, from) === 0) return null;
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
const openChange = ({ rentChanges }: Model) =>
  rentChanges.findLast(({ state }) => state !== 'withdrawn');

const isComing = ({ state, from }: RentChange, today: string) =>
  (state === 'announced' || state === 'accepted') && from > today;

/** What has begun needs no words, but a question does. The end of the stay leaves no day for either. */
export function shownChange(model: Model): RentChange | undefined {
  const change = openChange(model);
  if (change === undefined) return undefined;
  const from = change.state === 'asked' ? firstDayIfAccepted(model, change) : change.from;
  const isOpen = change.state === 'asked' || from > todayOf(model);
  const isWithinStay = model.checkout === null || from < model.checkout;
  return isOpen && isWithinStay ? { ...change, from } : undefined;
}

/** The first day of a rent that is asked for, if the tenant accepts it today. */
function firstDayIfAccepted(model: Model, { from }: RentChange): string {
  const tomorrow = plusDays(todayOf(model), 1);
  return firstPeriod(model, from > tomorrow ? from : tomorrow);
}

export const changeRent: Apply<'rent'> = (model, { cents }) => {
  if (model.status !== 'accepted') throw new Refusal('not accepted');
  const today = todayOf(model);
  const old = rentOn(model, today);
  const open = openChange(model);
  const isSameAsk = open?.state === 'asked' && open.new === cents;
  if (cents === model.rent || isSameAsk) return;
  const by = 'lister';
  const isTakenBack = open !== undefined && isComing(open, today) && open.new > open.old;
  const isOpen = open !== undefined && (open.state === 'asked' || isComing(open, today));
  const replaced = isOpen ? { replaced: { cents: open.new, from: open.from } } : {};
  if (isTakenBack && cents === open.old) {
    takeBack(model, open);
    take(model, { action: 'update', by, changes: agree(model, cents), ...replaced });
    return;
  }
  for (const change of model.rentChanges) {
    if (change.state === 'asked' || isComing(change, today)) change.state = 'withdrawn';
  }
  const isRise = cents > old;
  const from = firstPeriod(model, isRise ? dayAfterNotice(model) : plusDays(today, 1));
  const isAsked = isRise && (isSteep(model, cents, from) || isBeforeEnd(model, from));
  const state = isAsked ? 'asked' : 'announced';
  model.rentChanges.push({ from, old, new: cents, state });
  if (!isAsked) setRent(model, from, cents);
  mailRent(model, { state, new: cents, from });
  if (isAsked) {
    const rent = { from, old, new: cents, state } as const;
    take(model, { action: 'ask_rent_change', by, rent, ...replaced });
  }
  const newRent = isAsked ? old : cents;
  if (newRent === model.rent) return;
  const changes = agree(model, newRent);
  // What is asked for has said what it replaces.
  if (isAsked) return;
  changes[0] = { of: 'rent', from: old, to: cents };
  changes.push({ of: 'rent_from', from: null, to: from });
  take(model, { action: 'update', by, changes, ...replaced });
};

/** The rent stays what it is, also for the periods to come. */
function takeBack(model: Model, change: RentChange): void {
  if (change.state !== 'asked') model.terms = model.terms.filter(({ from }) => from < change.from);
  change.state = 'withdrawn';
  mailRent(model, change);
}

function mailRent(model: Model, { state, new: cents, from }: Omit<RentChange, 'old'>): void {
  const mail = { about: 'rent_change', step: state, subject: 'rental', cents } as const;
  mailBoth(model, { ...mail, day: longDate(from) });
}

export const withdrawRent: Apply<'rent_withdrawal'> = (model) => {
  const change = openChange(model);
  const isRise = change !== undefined && change.new > change.old;
  const isOpen = change?.state === 'asked' || (change && isComing(change, todayOf(model)));
  if (model.status !== 'accepted' || !isRise || !isOpen) throw new Refusal('nothing to take back');
  if (change.state === 'asked') change.from = firstDayIfAccepted(model, change);
  else agree(model, change.old);
  takeBack(model, change);
  take(model, { action: 'withdraw_rent_change', by: 'lister', rent: { ...change } });
};

export const answerRent: Apply<'rent_answer'> = (model, { accepts }) => {
  const rentChange = openChange(model);
  if (rentChange?.state !== 'asked') throw new Refusal('nothing was asked');
  rentChange.state = accepts ? 'accepted' : 'declined';
  rentChange.from = firstDayIfAccepted(model, rentChange);
  if (accepts) setRent(model, rentChange.from, rentChange.new);
  const by = 'tenant';
  if (accepts && isAutopayOn(model)) mailConsent(model, rentChange.new);
  if (accepts) agree(model, rentChange.new);
  const action = accepts ? 'accept_rent_change' : 'decline_rent_change';
  take(model, { action, by, rent: { ...rentChange } });
  mailRent(model, rentChange);
};

function agree(model: Model, rent: number): NonNullable<Step['changes']> {
  const { rent: from } = model;
  model.rent = rent;
  return [{ of: 'rent', from, to: rent }];
}

/** The first day whose rent is due ten whole days after now. */
function dayAfterNotice({ now }: Model): string {
  let day = plusDays(localDay(now, 'UTC'), NOTICE);
  while (dueAt(day) < now + NOTICE * DAY) day = plusDays(day, 1);
  return day;
}

/** The first day of the first period that begins on a day or later. */
function firstPeriod(model: Model, day: string): string {
  let from = model.nextRentOn;
  while (from !== null && from < day) from = periodFrom(model, from)?.to ?? null;
  return from ?? day;
}

const isBeforeEnd = ({ checkout }: Model, from: string) => checkout !== null && from < checkout;

/** More than 120 % of the lowest rent of the twelve months before. */
function isSteep(model: Model, cents: number, from: string): boolean {
  const termsInForce = model.terms.filter(({ from: since }, at) => {
    const until = model.terms[at + 1]?.from;
    const isWithin = until === undefined || daysFrom(until, from) < YEAR;
    return since < from && isWithin;
  });
  return termsInForce.some(({ rent }) => cents * 100 > rent * 120);
}

function setRent(model: Model, from: string, rent: number): void {
  model.terms = [...model.terms.filter((term) => term.from < from), { from, rent }];
}
