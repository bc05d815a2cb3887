import type { contract } from '@crewpad/contract';
import {
  CARD_AMOUNT_MIN,
  COVERED_AHEAD_MAX,
  type Collection,
  type ObligationStatus,
  type RentPeriod,
  rentPeriods,
  toDollars,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { invalidInput } from '../../../platform/errors.ts';
import type { Texts } from '../../../platform/texts.ts';
import { OPEN_STATUSES } from '../../billing/index.ts';
import {
  type CarriedRest,
  type Cover,
  type Covered,
  formatPeriod,
  type StoredRental,
  stayOf,
} from '../../rentals/index.ts';
import { lostOf } from '../periods/balance-rent.ts';
import { listCredit, listWaitingRests } from '../periods/settlement.queries.ts';

/** Rent of one period that is not fully paid. Amounts in whole cents. */
interface OpenRent {
  id: number;
  period_from: string;
  period_to: string;
  /** The rent of the period, with the rest of an earlier one. */
  of_cents: number;
  left_cents: number;
}

/** The open rent of a rental, oldest first. */
export async function listOpenRent(db: Db | Trx, rentalId: number): Promise<OpenRent[]> {
  const { rows } = await sql<OpenRent>`
    select o.id, o.period_from, o.period_to, o.amount_cents + o.carried_cents as of_cents,
      a.left_cents
    from obligations o
    cross join lateral (
      select least(o.amount_cents, ${lostOf}) + o.carried_cents - o.settled_cents as left_cents
    ) a
    where o.rental_id = ${rentalId} and o.kind = 'rent' and o.status in (${sql.join(OPEN_STATUSES)})
      and a.left_cents > 0 and o.cancel_requested_at is null
    order by o.period_from, o.id`.execute(db);
  return rows;
}

/** The source of an allocation. */
export type Source = { manual_payment_id: number } | { request_obligation_id: number };

export const fromSource = (source: Source) =>
  'manual_payment_id' in source
    ? sql`manual_payment_id = ${source.manual_payment_id}`
    : sql`request_obligation_id = ${source.request_obligation_id}`;

/** Rent covered by a payment. */
export interface Allocation {
  obligation_id: number;
  cents: number;
  due_at: Date;
  period_from: string;
  period_to: string;
  status: ObligationStatus;
  collection: Collection;
  /** Whether the card was declined for it. */
  was_declined: boolean;
  /** Whether other money, which stays, has paid what this payment left open. */
  is_completed: boolean;
  is_open: boolean;
  /** The open row that collects its rest. */
  carrier_id: number | null;
}

/** The rent that a payment covers now, latest period first. */
export async function listAllocations(db: Db | Trx, source: Source): Promise<Allocation[]> {
  const { rows } = await sql<Allocation>`
    select o.id as obligation_id, a.cents, o.due_at, o.period_from, o.period_to, o.status,
      o.collection, exists (
        select from payment_attempts t where t.obligation_id = o.id and t.status = 'declined'
      ) as was_declined,
      o.charge_id is not null or c.paid_at is not null as is_completed,
      o.paid_at is null and o.status <> 'cancelled' as is_open,
      case when c.paid_at is null then c.id end as carrier_id
    from (
      select obligation_id, sum(amount_cents)::int as cents from allocations
      where ${fromSource(source)} and use = 'rent'
      group by obligation_id having sum(amount_cents) > 0
    ) a
    join obligations o on o.id = a.obligation_id
    left join obligations c on c.carried_from_id = o.id and c.status <> 'cancelled'
    order by o.period_from desc, o.id desc`.execute(db);
  return rows;
}

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

type Line = [name: string, value: string];

interface CreditOf extends Pick<Covered, 'has_next_rent' | 'is_settled'> {
  /** Of an entry: the day of its void. */
  voided_on?: string | null;
}

/**
 * What becomes of credit: the next rent, the settlement where no rent follows, the lister once they
 * have closed that, or nothing.
 */
export function creditGoesTo({
  has_next_rent,
  is_settled,
  voided_on,
}: CreditOf): contract.rentals.CreditGoesTo {
  if (voided_on) return 'void';
  if (is_settled) return 'kept';
  return has_next_rent ? 'next' : 'end';
}

/** What a payment covers: the periods with their shares, credit and a rest; never a range. */
export function coveredLines(covered: Covered & CreditOf, texts: Texts): Line[] {
  const { periods, rest_cents, has_next_rent } = covered;
  const { t, money } = texts;
  const lines = periods.map(
    ({ period_from, period_to, cents, of_cents }): Line => [
      formatPeriod(period_from, period_to, texts),
      t('rent/payments:share', { amount: money(cents), of: money(of_cents) }),
    ],
  );
  return [...lines, ...creditLines(covered, texts), ...restLines(rest_cents, has_next_rent, texts)];
}

/** What of a payment covers nothing, and what becomes of it. */
export function creditLines(
  covered: Pick<Covered, 'credit_cents'> & CreditOf,
  { t, money }: Texts,
): Line[] {
  if (covered.credit_cents === 0) return [];
  const goesTo = creditGoesTo(covered);
  const amount = money(covered.credit_cents);
  const key = goesTo === 'kept' ? 'credit_settled' : (`credit_${goesTo}` as const);
  return [[t('rent/payments:credit'), t(`rent/payments:${key}`, { amount })]];
}

/** The credit that the lister kept, as a receipt lists it. */
export const keptParts = ({
  credit_kept_cents: amount_cents,
  credit_kept_reason: reason,
}: Pick<Covered, 'credit_kept_cents' | 'credit_kept_reason'>) =>
  amount_cents > 0 ? [{ reason: reason ?? '', amount_cents }] : [];

/** What happens to a rest that is too small for a card. */
export function restLines(cents: number, isCarried: boolean, { t, money }: Texts): Line[] {
  if (cents === 0) return [];
  const amount = money(cents);
  const next = t(isCarried ? 'rent/payments:rest_carried' : 'rent/payments:rest_waived', {
    amount,
  });
  return [[t('rent/payments:rest'), next]];
}

/** The same for receipts. */
export const restParts = (
  { rest_cents, has_next_rent }: Pick<Covered, 'rest_cents' | 'has_next_rent'>,
  { t }: Texts,
): { text: string; amount: number }[] =>
  rest_cents === 0
    ? []
    : [
        {
          text: t(has_next_rent ? 'rent:rest_carried' : 'rent:rest_waived'),
          amount: toDollars(rest_cents),
        },
      ];

/** The parts of an amount of rent in whole cents, unless it is the whole rent of the period. */
export function rentLines(
  { rent, carried, credit }: { rent: number; carried: CarriedRest | null; credit: number },
  texts: Texts,
): Line[] {
  const { t, money } = texts;
  if (carried === null && credit === 0) return [];
  const lines: Line[] = [[t('rent/payments:rent_line'), money(rent)]];
  if (carried !== null) {
    const period = formatPeriod(carried.period_from, carried.period_to, texts);
    lines.push([t('rent/payments:rest_of', { period }), money(carried.cents)]);
  }
  if (credit > 0) lines.push([t('rent/payments:covered_before'), money(-credit)]);
  return lines;
}

/** The text keys of payment purposes. */
export const PURPOSES = {
  deposit: 'rent:deposit',
  rent: 'rent:rent',
  parking: 'rent:parking',
  late_fee: 'rentals:late_fee',
  extra_nights: 'rent:extra_nights',
  damage: 'rent:damage',
  other: 'rent:other_payment',
} as const;
