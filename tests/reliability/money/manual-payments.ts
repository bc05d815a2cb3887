import { moveOf } from './charges.ts';
import { DAY, firstRun, HOUR } from './days.ts';
import { mailBoth } from './mail.ts';
import {
  type Apply,
  coveredOf,
  creditOfSource,
  leftOf,
  type Model,
  need,
  type Payment,
  paymentOf,
  Refusal,
  type Row,
  type Share,
  sum,
  todayOf,
} from './model.ts';
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

/** What the lister records manually: entries, their voids, what is written off or kept. */

const VOID_WITHIN = 60 * DAY;
const AUTOMATIC_AGAIN_WITHIN = 24 * HOUR;

export const recordEntry: Apply<'entry'> = (model, { name, cents, for: purpose, paidOn, from }) => {
  if (model.status === 'pending') throw new Refusal('a pending rental has no entries');
  const day = paidOn ?? todayOf(model);
  if (day > todayOf(model)) throw new Refusal('in the future');
  const entry = {
    name,
    kind: 'entry',
    for: purpose,
    cents,
    fee: 0,
    at: model.now,
    by: 'lister',
  } as const;
  model.payments.push({ ...entry, paidOn: day });
  if (purpose === 'rent') cover(model, name, cents, from);
  moveOf(model, entry, cents, 'payment', { day });
  model.mails.push({ about: 'entry', step: 'recorded', subject: name, to: 'tenant', cents });
};

export const voidEntry: Apply<'void'> = (model, { entry: name }) => {
  const { now } = model;
  const entry = paymentOf(model, name);
  if (entry.kind !== 'entry') throw new Refusal('not an entry');
  if (entry.void !== undefined) return;
  if (now > entry.at + VOID_WITHIN) throw new Refusal('too late');
  const isUsed =
    model.refunds.some(({ payment, state }) => payment === entry && state !== 'failed') ||
    model.shares.some(({ source, use }) => source === name && use === 'kept');
  if (isUsed) throw new Refusal('returned or kept in part');
  entry.void = { at: now, shares: sharesOf(model, name), credit: creditOfSource(model, name) };
  const movement = model.movements.find(
    ({ payment, kind }) => payment === name && kind === 'payment',
  );
  const day = need(movement, 'a movement').countsOn;
  moveOf(model, entry, -entry.cents, 'void', { day });
  for (const { row, cents } of uncover(model, entry, 0)) openAgain(model, row, entry, cents);
  cancelEarly(model, name);
  applyCredit(model);
  mailBoth(model, { about: 'void', step: 'voided', subject: name, cents: entry.cents });
};

/** What a payment covers now, row by row. */
const sharesOf = ({ shares, rows }: Model, name: string): Share[] =>
  rows.flatMap((row) => {
    const own = shares.filter(({ source, row: of }) => source === name && of === row);
    const cents = sum(own, (share) => share.cents);
    return cents > 0 ? [{ source: name, row, use: 'rent' as const, cents }] : [];
  });

/** A card paid the rest: the row is as much as its charge from then on. */
const isCharged = (model: Model, row: Row) => model.payments.some((payment) => payment.row === row);

/** A covered row is owed again, as it was. */
function openAgain(model: Model, row: Row, entry: Payment, share: number): void {
  const { now } = model;
  if (isCharged(model, row)) {
    row.cents -= share;
    openReplacement(model, row, entry.name, share);
    return;
  }
  if (row.due <= now) {
    Object.assign(row, { isVoided: true, isOpened: true, noticeUntil: firstRun(now + DAY) });
  }
  if (row.state !== 'paid') return;
  reopen(model, row);
  const mayBeAutomatic =
    isAutopayOn(model) && model.status === 'accepted' && row.replaces === undefined;
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
function cancelEarly(model: Model, name: string): void {
  const live = model.rows
    .filter(({ state, replaces }) => state !== 'cancelled' && replaces === undefined)
    .toSorted((a, b) => (a.from < b.from ? 1 : -1));
  for (const row of live) {
    const goes =
      row.state === 'open' &&
      row.openedBy === name &&
      row.due > model.now &&
      coveredOf(model, row) === 0;
    if (!goes) break;
    cancel(model, row, 'voided');
    model.nextRentOn = row.from;
  }
}

/** Rent covered by money that was handed back is owed again, and collected manually unless it is not due yet. */
export function afterReturn(model: Model, payment: Payment, remainder: number): void {
  for (const { row, cents } of uncover(model, payment, remainder)) {
    if (isCharged(model, row)) row.cents -= cents;
    if (row.state !== 'paid' || isCharged(model, row)) continue;
    reopen(model, row);
    const isAuto = isAutopayOn(model) && row.due > model.now && row.replaces === undefined;
    schedule(row, isAuto, row.due);
  }
  applyCredit(model);
}

export const writeOff: Apply<'write_off'> = (model, { row: name }) => {
  const row = openRows(model).find((row) => row.name === name);
  if (row === undefined || row.isAuto) throw new Refusal('no open manual row');
  const cents = leftOf(model, row);
  Object.assign(row, { state: 'cancelled', closedAs: 'written_off' });
  const objection = { about: 'rent', cents, from: row.from, to: row.to } as const;
  take(model, { action: 'write_off', by: 'lister', objection, reason: 'A reason' });
  model.mails.push({ about: 'write_off', step: 'written_off', subject: name, to: 'tenant', cents });
};

export const keepCredit: Apply<'keep_credit'> = (model) => {
  if (model.status !== 'ended') throw new Refusal('before the end');
  let keptCents = 0;
  for (const { name } of model.payments) {
    const own = model.shares.filter(({ source, use }) => source === name && use === 'credit');
    const cents = own.reduce((total, share) => total + share.cents, 0);
    if (cents <= 0) continue;
    model.shares.push({ source: name, row: null, use: 'credit', cents: -cents });
    model.shares.push({ source: name, row: null, use: 'kept', cents });
    keptCents += cents;
  }
  if (keptCents === 0) throw new Refusal('no credit');
  const changes = [{ of: 'credit', from: keptCents, to: null } as const];
  take(model, { action: 'keep_credit', by: 'lister', changes, reason: 'A reason' });
  mailBoth(model, { about: 'credit_kept', step: 'kept', subject: 'rental', cents: keptCents });
};

export const sendRequest: Apply<'request'> = (model, { name, cents, for: purpose }) => {
  if (model.status !== 'accepted') throw new Refusal('not accepted');
  if (model.refusesMoves) throw new Refusal('no payout account');
  model.requests.push({
    name,
    cents,
    originalCents: cents,
    for: purpose,
    state: 'pending',
    hasFailed: false,
    ...{ at: model.now, closedAt: null },
  });
  model.mails.push({ about: 'request', step: 'sent', subject: name, to: 'tenant', cents });
};
