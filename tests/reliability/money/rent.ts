import { DAY, dueAt, dueDayOf, longDate } from './days.ts';
import { mailBoth } from './mail.ts';
import {
  carriedOf,
  coveredOf,
  leftOf,
  type Model,
  type Payment,
  Refusal,
  type Row,
} from './model.ts';
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
  ...{ isFailureMailed: false, isEndMailed: false, isNoCardMailed: false, isHeld: false },
  ...{ noticeUntil: 0, isVoided: false, manualSince: null },
};

export const openRows = (model: Model): Row[] =>
  model.rows
    .filter(({ state }) => state === 'open')
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));

/** What AutoPay would have collected is left to the tenant. */
export function makeManual(model: Model): void {
  for (const row of openRows(model)) {
    if (row.isAuto) row.manualSince = model.now;
    Object.assign(row, { isAuto: false, nextAttempt: null });
  }
}

export const isOver = ({ to }: Row, now: number): boolean => dueAt(to) <= now;

/** Adds the row of a period: when it is due, or earlier when money covers it. */
function openRow(model: Model, period: Period, openedBy?: string): Row {
  const { now, acceptedAt } = model;
  const isMissed = dueAt(period.to) <= now;
  // After a late acceptance, the current period is due from then on.
  const due = Math.max(period.due, acceptedAt);
  const isAuto = model.status === 'accepted' && isAutopayOn(model) && !isMissed;
  const name = nameOf(model, period.from);
  const row: Row = {
    ...{ name, from: period.from, to: period.to, cents: period.cents, passedOn: 0 },
    ...{ carried: model.rests.splice(0), due, createdAt: now },
    ...{ lateFrom: Math.max(due, now) + LATE_AFTER, state: 'open', isAuto, isMissed },
    ...{
      nextAttempt: isAuto ? due : null,
      ...FRESH,
      isOpened: due <= now,
      isDueMailed: false,
      isLateMailed: false,
    },
    ...(openedBy !== undefined && { openedBy }),
  };
  model.rows.push(row);
  model.nextRentOn = periodFrom(model, period.to)?.from ?? null;
  applyCredit(model);
  return row;
}

function nameOf(model: Model, from: string): string {
  const name = `rent ${from}`;
  const before = model.rows.filter((row) => row.replaces === undefined && row.from === from);
  return before.length === 0 ? name : `${name} #${before.length + 1}`;
}

/** Days that were billed are open again; only the tenant pays them, or the lister records them. */
export function openReplacement(model: Model, row: Row, cause: string, cents: number): void {
  const { now } = model;
  model.rows.push({
    ...{ name: `${row.name} for ${cause}`, from: row.from, to: row.to, cents, passedOn: 0 },
    ...{ carried: [], due: now, createdAt: now, lateFrom: now, state: 'open', isAuto: false },
    ...{
      isMissed: false,
      nextAttempt: null,
      ...FRESH,
      isOpened: true,
      isDueMailed: true,
      isLateMailed: true,
    },
    replaces: { row, cause },
  });
  applyCredit(model);
}

/** Opens every period that is due. @returns those that were over before */
export function openDue(model: Model): Row[] {
  if (model.status === 'pending') return [];
  const before = model.rows.length;
  while (model.nextRentOn !== null) {
    const period = periodFrom(model, model.nextRentOn);
    if (period === null || period.due > model.now) break;
    openRow(model, period);
  }
  return model.rows.slice(before).filter(({ isMissed }) => isMissed);
}

/** Rent that the service could not collect before its period was over is collected manually. */
export function markMissed(model: Model): Row[] {
  const { now } = model;
  const missedRows = openRows(model).filter((row) => {
    const { due, isOpened, nextAttempt } = row;
    const isTried = nextAttempt !== null && nextAttempt <= now && nextAttempt < dueAt(row.to);
    return isOver(row, now) && ((!isOpened && due <= now) || isTried);
  });
  for (const row of missedRows) {
    Object.assign(row, { isAuto: false, nextAttempt: null, isOpened: true, isMissed: true });
    if (!row.isLateMailed) row.lateFrom = now + LATE_AFTER;
  }
  for (const row of openRows(model)) row.isOpened ||= row.due <= now;
  return missedRows;
}

/** Adds money to a row; the rest stays, is carried, or is nothing. */
function addShare(model: Model, row: Row, source: string, cents: number): void {
  if (cents <= 0) return;
  model.shares.push({ source, row, use: 'rent', cents });
  settle(model, row);
}

function settle(model: Model, row: Row): void {
  const open = leftOf(model, row);
  if (open > 0 && (open >= SMALLEST || coveredOf(model, row) === 0)) return;
  row.state = 'paid';
  row.nextAttempt = null;
  if (open > 0) passOn(model, row, open);
}

/** A rest under 50 cents goes to the next rent. */
function passOn(model: Model, row: Row, cents: number): void {
  row.passedOn += cents;
  const rest = { from: row, cents };
  const next = openRows(model).find((other) => other !== row);
  if (next !== undefined) next.carried.push(rest);
  else if (model.nextRentOn !== null) model.rests.push(rest);
}

/** A row is open again: its rest comes back, unless the row that collects it is paid. */
export function reopen(model: Model, row: Row): void {
  row.state = 'open';
  if (row.passedOn === 0) return;
  const lists = [model.rests, ...openRows(model).map(({ carried }) => carried)];
  for (const list of lists) {
    const at = list.findIndex(({ from }) => from === row);
    if (at < 0) continue;
    list.splice(at, 1);
    row.passedOn = 0;
  }
}

/** Credit covers open rows, oldest source first; a row that it pays alone is announced. */
export function applyCredit(model: Model): void {
  for (const row of openRows(model)) {
    let movedCents = 0;
    for (const { name } of model.payments) {
      const credit = model.shares
        .filter(({ source, use }) => source === name && use === 'credit')
        .reduce((total, { cents }) => total + cents, 0);
      const cents = Math.min(credit, leftOf(model, row));
      if (cents <= 0) continue;
      model.shares.push({ source: name, row: null, use: 'credit', cents: -cents });
      addShare(model, row, name, cents);
      movedCents += cents;
    }
    if (movedCents > 0 && row.state === 'paid') {
      const mail = { about: 'covered', step: 'credit', subject: row.name } as const;
      const day = longDate(dueDayOf(row.due, model.stay.zone));
      mailBoth(model, { ...mail, cents: row.cents + carriedOf(row), day });
    }
  }
}

/**
 * Money for rent covers the named period, the open rows, oldest first, then at most twelve coming
 * periods; what covers nothing is credit.
 */
export function cover(model: Model, source: string, cents: number, from?: string): void {
  let rest = cents;
  const spend = (row: Row) => {
    const part = Math.min(rest, leftOf(model, row));
    addShare(model, row, source, part);
    rest -= part;
  };
  const coming = (): Row | undefined => {
    const period = model.nextRentOn === null ? null : periodFrom(model, model.nextRentOn);
    if (period === null || model.status !== 'accepted') return undefined;
    return openRow(model, period, source);
  };
  if (from !== undefined) {
    const startRow = openRows(model).find((row) => row.from === from);
    const next = startRow ?? (model.nextRentOn === from ? coming() : undefined);
    if (next === undefined) throw new Refusal(`no open period from ${from}`);
    spend(next);
  }
  for (const row of openRows(model)) if (rest > 0) spend(row);
  for (let count = 0; count < 12 && rest > 0; count += 1) {
    const row = coming();
    if (row === undefined) break;
    spend(row);
  }
  if (rest > 0) model.shares.push({ source, row: null, use: 'credit', cents: rest });
}

/** Takes cover away beyond what a source has left: credit first, then the latest period. */
export function uncover(model: Model, { name }: Payment, remainder: number) {
  const ownShares = model.shares.filter(({ source, use }) => source === name && use !== 'kept');
  let excess = ownShares.reduce((total, { cents }) => total + cents, 0) - remainder;
  const credit = ownShares
    .filter(({ use }) => use === 'credit')
    .reduce((t, { cents }) => t + cents, 0);
  const fromCredit = Math.min(credit, excess);
  if (fromCredit > 0) {
    model.shares.push({ source: name, row: null, use: 'credit', cents: -fromCredit });
    excess -= fromCredit;
  }
  const changes: { row: Row; cents: number }[] = [];
  const rows = [...new Set(ownShares.flatMap(({ row }) => row ?? []))];
  for (const row of rows.toSorted((a, b) => (a.from < b.from ? 1 : -1))) {
    const share = ownShares
      .filter((change) => change.row === row)
      .reduce((t, { cents }) => t + cents, 0);
    const cents = Math.min(share, excess);
    if (cents <= 0) continue;
    excess -= cents;
    model.shares.push({ source: name, row, use: 'rent', cents: -cents });
    changes.push({ row, cents });
  }
  return changes;
}

/** Ends on another day: paid rows stay, open ones become shorter, days without a row are billed. */
export function rebill(model: Model): void {
  const { checkout } = model;
  for (const row of openRows(model)) {
    if (row.replaces !== undefined || checkout === null || row.to <= checkout) continue;
    const period = row.from < checkout ? periodFrom(model, row.from) : null;
    if (period === null) cancel(model, row, 'trimmed');
    else {
      row.to = period.to;
      row.cents = period.cents;
      const over = -leftOf(model, row);
      if (over > 0) backToCredit(model, row, over);
      settle(model, row);
    }
  }
  const last = lastDay(model);
  const from = last ?? model.nextRentOn ?? model.stay.start;
  model.nextRentOn = periodFrom(model, from)?.from ?? null;
  if (model.nextRentOn === null) model.rests.splice(0);
  applyCredit(model);
}

const lastDay = ({ rows }: Model): string | undefined =>
  rows
    .filter(({ state, replaces, closedAs }) =>
      replaces !== undefined ? false : state !== 'cancelled' || closedAs === 'written_off',
    )
    .map(({ to }) => to)
    .toSorted()
    .at(-1);

/** A row that is owed no longer. What covered it becomes credit. */
export function cancel(model: Model, row: Row, closedAs: NonNullable<Row['closedAs']>): void {
  backToCredit(model, row, coveredOf(model, row));
  const wasDue = row.due <= model.now;
  Object.assign(row, { state: 'cancelled', closedAs, wasDue, nextAttempt: null });
  const rests = row.carried.splice(0);
  if (model.nextRentOn !== null) model.rests.push(...rests);
}

function backToCredit(model: Model, row: Row, cents: number): void {
  let rest = cents;
  const shares = model.shares.filter((share) => share.row === row);
  for (const source of [...new Set(shares.map((share) => share.source))].toReversed()) {
    const share = shares
      .filter((share) => share.source === source)
      .reduce((t, o) => t + o.cents, 0);
    const part = Math.min(share, rest);
    if (part <= 0) continue;
    rest -= part;
    model.shares.push({ source, row, use: 'rent', cents: -part });
    model.shares.push({ source, row: null, use: 'credit', cents: part });
  }
}
