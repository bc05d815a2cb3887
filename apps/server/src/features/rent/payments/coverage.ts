import { CARD_AMOUNT_MIN, COVERED_AHEAD_MAX, type RentPeriod, rentPeriods } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { invalidInput } from '../../../platform/errors.ts';
import { type Cover, type StoredRental, stayOf } from '../../rentals/index.ts';
import { listCredit, listWaitingRests } from '../periods/queries/rent-to-balance.ts';
import { listOpenRent, type OpenRent } from './queries/open-rent.ts';
/** What a payment for rent covers. Amounts in whole cents. */
export interface Coverage {
  covers: Cover[];
  /** What covers nothing, and lowers the next rent. */
  credit: number;
  /** The rest of the last period, too small for a card. */
  rest: number;
  /** Whether there is other rent that collects the rest. */
  isCarried: boolean;
  /** Whether there is rent behind what it can cover, to which credit goes. */
  hasNext: boolean;
  /** The coming periods whose rows are created early. */
  ahead: RentPeriod[];
}

interface Money {
  /** Whole cents. */
  amount: number;
  /** The first day of the period to pay first. */
  periodFrom?: string | null | undefined;
}

/** A rent row, or the one that a coming period will get. */
type Row = Omit<OpenRent, 'id'> & { id: number | null; period?: RentPeriod };

/**
 * What a payment for rent covers: the named period, open rent, oldest first, then coming periods,
 * one after another. Earlier credit and a waiting rest go into these first, as when their rows are
 * opened.
 * @throws ApiError 422 if the named period is neither open nor among the next twelve
 */
export async function planCoverage(
  db: Db | Trx,
  rental: StoredRental,
  { amount, periodFrom }: Money,
): Promise<Coverage> {
  const open: Row[] = await listOpenRent(db, rental.id);
  const coming = await listComing(db, rental);
  const rows = [...open, ...coming];
  const ahead = coming.slice(0, COVERED_AHEAD_MAX);
  const named = periodFrom
    ? [...open, ...ahead].find(({ period_from }) => period_from === periodFrom)
    : undefined;
  if (periodFrom && named === undefined) throw invalidInput({ period_from: ['is_not_an_option'] });
  const ordered = named === undefined ? rows : [named, ...rows.filter((row) => row !== named)];
  const shares = ordered.slice(0, open.length + COVERED_AHEAD_MAX);
  const hasNext = ordered.length > shares.length;
  const none = { covers: [], rest: 0, isCarried: false, ahead: [] };
  const plan: Coverage = { ...none, credit: amount, hasNext };
  let opened = 0;
  for (const [at, row] of shares.entries()) {
    if (plan.credit === 0) break;
    const { id: charge_id, period_from, period_to, of_cents, left_cents } = row;
    const cents = Math.min(plan.credit, left_cents);
    plan.credit -= cents;
    opened = Math.max(opened, ahead.indexOf(row) + 1);
    if (cents === 0) continue;
    plan.covers.push({ charge_id, period_from, period_to, cents, of_cents });
    const rest = left_cents - cents;
    if (rest < CARD_AMOUNT_MIN) {
      plan.rest = rest;
      plan.isCarried = rest > 0 && ordered.length > at + 1;
    }
  }
  // The rows of a rental have no gap: those before the named period are opened too.
  plan.ahead = ahead.slice(0, opened).flatMap(({ period }) => period ?? []);
  return plan;
}

/** The coming periods that a payment can cover, and one more, which can collect a rest. */
async function listComing(db: Db | Trx, rental: StoredRental): Promise<Row[]> {
  const { status, user_id, next_rent_on } = rental;
  if (status !== 'accepted' || user_id === null || next_rent_on === null) return [];
  const rests = await listWaitingRests(db, rental.id);
  let credit = (await listCredit(db, rental.id)).reduce((sum, { cents }) => sum + cents, 0);
  const rows: Row[] = [];
  for (const period of rentPeriods(stayOf(rental), next_rent_on)) {
    if (rows.length > COVERED_AHEAD_MAX) break;
    const of_cents = period.amount + (rests.shift()?.cents ?? 0);
    const settled = Math.min(credit, of_cents);
    credit -= settled;
    const { from: period_from, to: period_to } = period;
    rows.push({
      id: null,
      period_from,
      period_to,
      of_cents,
      left_cents: of_cents - settled,
      period,
    });
  }
  return rows;
}
