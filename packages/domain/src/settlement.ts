import { CARD_AMOUNT_MIN } from './fees.ts';
import { rentPeriods, type Stay, trimmedRent, unusedRent } from './rent.ts';
import { addDays, daysBetween } from './zoned-time.ts';

/** What is left to settle between the two sides of a stay that ends. Amounts in whole cents. */

/** The rent of one period. */
export interface SettledRow {
  id: number;
  from: string;
  /** Exclusive. */
  to: string;
  /** Without the rest that it collects. */
  amount: number;
  /** Paid by entries, requests or credit. */
  settled: number;
  /** The rest of an earlier period that it collects. */
  carried: number;
  /** Canceled: the check-out has left none of its days. */
  state: 'open' | 'paid' | 'canceled';
  /** A card has paid what was not settled. */
  by_card: boolean;
  /** Returned to that card, or on its way. */
  refunded: number;
  /** The part of it that was returned as unused. */
  returned: number;
  /** The latest day of that, at the crash pad; null for none. */
  returned_on: string | null;
  /** A charge is in flight, or the bank must confirm it: it keeps its days until then. */
  is_busy: boolean;
  /** Not one that was opened early, for what was paid ahead. */
  is_due: boolean;
  /** It asks again for days whose payment was taken back, and keeps them. */
  is_replacement: boolean;
}

export interface SettledFacts {
  /** In the order of their periods; without payments that a bank has taken back. */
  rows: readonly SettledRow[];
  /** What was paid ahead and covers nothing. */
  credit: number;
  /** Rests that no period collects yet. */
  rests: readonly number[];
  /** The first day without a row; null if no more rent will be due. */
  unbilled_from: string | null;
}

/** What the end of a stay leaves. */
export interface EndOfRent {
  /** What a card paid for days after the end: the sum, and each payment, oldest first. */
  unused: { amount: number; rows: { id: number; amount: number }[] } | null;
  /** Paid by hand for days after the end. */
  unused_manual: number;
  /** The days that both were paid for; null if there are none. The end is exclusive. */
  unused_days: { from: string; to: string } | null;
  /**
   * What went back as unused, with its latest day. Days that a later check-out gives back to the stay
   * are not billed again: `in_stay` is what was returned for them, `days` are the others, with an
   * exclusive end.
   */
  returned: {
    amount: number;
    on: string;
    in_stay: number;
    days: { from: string; to: string } | null;
  } | null;
  credit: number;
  /**
   * Stays owed. `rent` is that of its days, `whole` that of the whole period if the check-out has
   * shortened it.
   */
  open: {
    id: number;
    amount: number;
    from: string;
    to: string;
    rent: number;
    whole: number | null;
  }[];
  /** Was owed for days after the end only, and is not owed any more. */
  canceled: { id: number; amount: number; from: string; to: string }[];
}

type OpenRow = Pick<
  SettledRow,
  'id' | 'from' | 'to' | 'settled' | 'carried' | 'is_busy' | 'is_replacement'
> & {
  amount: number;
};

const leftOf = ({ amount, carried, settled }: OpenRow) => amount + carried - settled;
/** A card cannot pay it, so that the row counts as paid. */
const isRest = (row: OpenRow) => !row.is_busy && row.settled > 0 && leftOf(row) < CARD_AMOUNT_MIN;

/**
 * What a stay leaves that ends on its check-out day: the same before the end, when its rent is not
 * shortened yet, and after it.
 */
export function endOfRent(stay: Stay, facts: SettledFacts): EndOfRent {
  const { rows, credit, rests } = facts;
  const waiting = [...rests];
  let paidAhead = credit;
  const open: OpenRow[] = [];
  const canceled = rows.filter((row) => row.state === 'canceled' && isAfter(stay, row));
  for (const row of rows.filter(({ state }) => state === 'open')) {
    const fitted = fit(stay, row);
    if (fitted === null) {
      paidAhead += row.settled;
      if (row.carried > 0) waiting.push(row.carried);
      if (row.is_due && !row.is_busy) canceled.push(row);
      continue;
    }
    paidAhead += row.settled - fitted.settled;
    open.push(fitted);
  }
  const owed = balance(open, waiting, paidAhead);
  return {
    ...unusedOf(stay, rows),
    credit: Math.max(0, owed.credit - comingRent(stay, facts, waiting)),
    open: owed.open.map((row) => ({
      ...{ id: row.id, amount: leftOf(row), from: row.from, to: row.to },
      ...{ rent: row.amount, whole: wholeRent(stay, row) },
    })),
    canceled: lastOfEach(canceled),
  };
}

const isAfter = ({ checkout_date: end }: Stay, { from, is_busy, is_replacement }: SettledRow) =>
  end !== null && from >= end && !is_busy && !is_replacement;

/** Rent can be canceled, billed again for the same days, and canceled again. */
const lastOfEach = (rows: readonly SettledRow[]): EndOfRent['canceled'] =>
  [...new Map(rows.map((row) => [row.from, row])).values()]
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ id, amount, from, to }) => ({ id, amount, from, to }));

/** The rent of the period of a row that ends with the stay; null if the check-out has not shortened it. */
function wholeRent(stay: Stay, { from, to, is_replacement }: OpenRow): number | null {
  if (to !== stay.checkout_date || is_replacement) return null;
  const [whole] = rentPeriods({ ...stay, checkout_date: null }, from);
  return whole !== undefined && whole.to > to ? whole.amount : null;
}

/** What becomes due until the end, with the rests that it collects: it takes what was paid ahead. */
function comingRent(
  stay: Stay,
  { unbilled_from: from }: SettledFacts,
  rests: readonly number[],
): number {
  if (stay.checkout_date === null || from === null) return 0;
  const coming = [...rentPeriods(stay, from)].map(({ amount }) => amount);
  return [...coming, ...(coming.length > 0 ? rests : [])].reduce((sum, cents) => sum + cents, 0);
}

/** An open row without its days after the end; null if none are left. */
function fit(stay: Stay, row: SettledRow): OpenRow | null {
  const { checkout_date: end } = stay;
  if (end === null || row.is_replacement || row.to <= end) return row;
  const trimmed = end > row.from ? trimmedRent(stay, row.from) : null;
  if (trimmed === null) return row.is_busy && row.settled > 0 ? row : null;
  if (row.is_busy) return row;
  const settled = Math.min(row.settled, trimmed.amount + row.carried);
  return { ...row, amount: trimmed.amount, to: trimmed.to, settled };
}

/** Open rent takes what was paid ahead, oldest first; each row collects the rest of one other. */
function balance(rows: readonly OpenRow[], waiting: number[], credit: number) {
  let remaining = credit;
  const carry = (open: readonly OpenRow[]) => {
    const still = open.filter((row) => !isRest(row));
    for (const row of open) if (isRest(row) && leftOf(row) > 0) waiting.push(leftOf(row));
    return still.map((row) => {
      const rest = row.is_busy || row.carried > 0 ? undefined : waiting.shift();
      return rest === undefined ? row : { ...row, carried: rest };
    });
  };
  const covered = carry(rows).map((row) => {
    const cents = row.is_busy ? 0 : Math.min(remaining, leftOf(row));
    remaining -= cents;
    return { ...row, settled: row.settled + cents };
  });
  return { open: carry(covered), credit: remaining };
}

function unusedOf(stay: Stay, rows: readonly SettledRow[]) {
  const { checkout_date: end } = stay;
  const unused: { id: number; amount: number }[] = [];
  let manual = 0;
  const returned = returnedOf(rows, end);
  if (end === null) return { unused: null, unused_manual: manual, unused_days: null, returned };
  let lastDay = end;
  for (const row of rows) {
    const { id, from, to, amount, settled } = row;
    if (row.state !== 'paid' || to < end) continue;
    const before = manual + unused.length;
    if (row.by_card) {
      const all = unusedRent({ from, to, amount }, end);
      const byCard = Math.max(0, amount + row.carried - settled);
      const returned = Math.min(all, byCard) - row.refunded;
      if (returned > 0) unused.push({ id, amount: returned });
      manual += Math.min(Math.max(0, all - byCard), settled);
    } else {
      // Not by its days: a check-out may have shortened the period below what was paid for it.
      const used = from < end ? (trimmedRent(stay, from)?.amount ?? 0) : 0;
      manual += Math.max(0, settled - used - row.carried);
    }
    if (manual + unused.length > before && to > lastDay) lastDay = to;
  }
  const amount = unused.reduce((sum, row) => sum + row.amount, 0);
  return {
    unused: amount > 0 ? { amount, rows: unused } : null,
    unused_manual: manual,
    unused_days: lastDay > end ? { from: end, to: lastDay } : null,
    returned,
  };
}

function returnedOf(rows: readonly SettledRow[], end: string | null): EndOfRent['returned'] {
  const back = rows.filter(({ state, returned }) => state === 'paid' && returned > 0);
  const on = back
    .flatMap(({ returned_on: day }) => day ?? [])
    .sort()
    .at(-1);
  if (on === undefined) return null;
  const afterEnd = ({ from, to, amount }: SettledRow) =>
    end === null || to <= end ? 0 : unusedRent({ from, to, amount }, end);
  const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);
  const later = back.filter((row) => afterEnd(row) > 0);
  const first = later.map(({ from }) => from).sort()[0];
  const last = later
    .map(({ to }) => to)
    .sort()
    .at(-1);
  return {
    amount: sum(back.map(({ returned }) => returned)),
    on,
    in_stay: sum(back.map((row) => Math.max(0, row.returned - afterEnd(row)))),
    days:
      end === null || first === undefined || last === undefined
        ? null
        : { from: first > end ? first : end, to: last },
  };
}

/** What a page or an email shows of a settlement. Amounts in one unit. */
export interface SettlementAmounts {
  unused: { amount: number } | null;
  unused_manual: number;
  credit: number;
  open: readonly { amount: number }[];
  deposit_held: number;
  refunds_pending: number;
}

/** Whether nothing is left to do for either side. */
export const isSettled = (amounts: SettlementAmounts): boolean =>
  amounts.unused === null &&
  amounts.open.length === 0 &&
  [amounts.unused_manual, amounts.credit, amounts.deposit_held, amounts.refunds_pending].every(
    (amount) => amount === 0,
  );

/** An open-ended stay that ends with less notice is ended early. */
export const CHECKOUT_NOTICE_DAYS = 10;

/**
 * Whether a lister who ends a stay on a day owes the tenant a reason: it is before the agreed end,
 * or with short notice, and not what the tenant asked for.
 */
export function needsCheckoutReason({
  agreed,
  requested,
  today,
  day,
}: {
  agreed: string | null;
  requested: string | null;
  /** At the crash pad. */
  today: string;
  day: string;
}): boolean {
  if (requested !== null && requested <= day) return false;
  return agreed === null ? day < addDays(today, CHECKOUT_NOTICE_DAYS) : day < agreed;
}

/** Days between the end of a stay and its agreed end; 0 without one. */
export const daysBeforeAgreed = (agreed: string | null, day: string): number =>
  agreed === null ? 0 : Math.max(0, daysBetween(day, agreed));
