import { CARD_AMOUNT_MIN, MANUAL_PAYMENT_METHODS, toDollars } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockObligations } from '../../../platform/database/locks.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import {
  type Closing,
  cardAmount,
  cardCents,
  type Obligation,
  type Settlement,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Text } from '../../../platform/texts.ts';
import { isBlocked } from '../../accounts/index.ts';
import { dayWords, leasedRow, OPEN_STATUSES, RESTING_STATUSES } from '../../billing/index.ts';
import { formatPeriod, isAfterDispute, isRestWaiting } from '../../rentals/index.ts';
import { inPeriodOrder } from './periods.queries.ts';

interface SettlementRow {
  by: 'entry' | 'request';
  method: string | null;
  receipt_id: number;
  cents: number;
  at: Date;
  name: string;
  timeZone: string;
}

/** The latest entry or request that settled rent, with its share. */
export async function findSettlement(
  db: Db,
  { id }: Pick<Obligation, 'id'>,
  now: Date,
): Promise<Settlement | undefined> {
  const { rows } = await sql<SettlementRow>`
    select case when e.id is null then 'request' else 'entry' end as by, e.payment_method as method,
      coalesce(e.id, q.id) as receipt_id, a.cents, coalesce(e.created_at, q.paid_at) as at,
      l.display_name as name, r.time_zone as "timeZone"
    from (
      select manual_payment_id, request_obligation_id, rental_id, sum(amount_cents)::int as cents
      from allocations where obligation_id = ${id}
      group by 1, 2, 3 having sum(amount_cents) > 0
    ) a
    join rentals r on r.id = a.rental_id
    join members l on l.id = r.lister_id
    left join manual_payments e on e.id = a.manual_payment_id
    left join obligations q on q.id = a.request_obligation_id
    order by at desc limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { by, method, cents, at, name, timeZone, receipt_id } = row;
  return {
    text: (texts) => {
      const { t } = texts;
      const amount = texts.money(cents);
      const when = dayWords(texts, { at, now, timeZone });
      if (by === 'request') return t('rent:request_paid', { amount, when });
      const key = methodKey(method ?? '');
      if (key === 'another_method') return t('rent:entry_paid', { name, amount, when });
      const word = t(`rentals/emails:${key}`);
      const isName = key !== 'method_cash' && key !== 'method_bank_transfer';
      const how = isName ? word : word.toLocaleLowerCase(texts.locale);
      return t('rent:entry_paid_by', { name, amount, method: how, when });
    },
    facts: { by, method, amount: toDollars(cents), at: at.toISOString(), receipt_id },
  };
}

interface ReopenedRent {
  id: number;
  cents: number;
  isDisputed: boolean;
  since: Date;
  timeZone: string;
}

/** The open rent for the days of a paid row, after a lost dispute or a voided entry. */
async function findReopened(
  db: Db,
  { id, kind }: Pick<Obligation, 'id' | 'kind'>,
): Promise<ReopenedRent | undefined> {
  if (kind !== 'rent') return undefined;
  const { rows } = await sql<ReopenedRent>`
    select o.id, o.amount_cents - o.settled_cents as cents, o.created_at as since,
      r.time_zone as "timeZone",
      ${isAfterDispute} as "isDisputed"
    from obligations o join rentals r on r.id = o.rental_id
    where o.replaces_id = ${id} and o.status in (${sql.join(OPEN_STATUSES)})
    order by o.id desc limit 1`.execute(db);
  return rows[0];
}

/**
 * What became of rent that is cancelled or owed again: who wrote it off and why, what else ended it,
 * or why it is open again and since when.
 */
export async function findRentClosing(
  db: Db,
  obligation: Obligation,
): Promise<Closing | undefined> {
  const period = await findReopened(db, obligation);
  if (period !== undefined) return reopenedClosing(obligation, period);
  const text = obligation.status === 'cancelled' && (await findCancellation(db, obligation));
  return text ? { text } : undefined;
}

function reopenedClosing(
  { period_from, period_to }: Obligation,
  { id, cents, isDisputed, since, timeZone }: ReopenedRent,
): Closing {
  return {
    reopenedAs: id,
    text: (texts) =>
      texts.t(`rent:reopened_${isDisputed ? 'dispute' : 'entry'}`, {
        amount: texts.money(cents),
        period: formatPeriod(period_from ?? '', period_to ?? '', texts),
        day: texts.day(since, timeZone),
      }),
  };
}

async function findCancellation(db: Db, obligation: Obligation): Promise<Text | undefined> {
  const { payer_id, payee_id, period_from, period_to, closed_as } = obligation;
  if (period_from === null || period_to === null) return undefined;
  const lister = await db
    .selectFrom('members as m')
    .select('display_name as name')
    .select(isBlocked(sql`m.id`, payer_id ?? 0).as('is_blocked'))
    .where('id', '=', payee_id ?? 0)
    .executeTakeFirst();
  // After a block it stands on the rental's page only.
  const reason = lister?.is_blocked ? null : obligation.close_reason;
  return (texts) => {
    const period = formatPeriod(period_from, period_to, texts);
    const values = {
      name: lister?.name ?? '',
      period,
      amount: texts.money(cardAmount(obligation)),
    };
    const says = texts.t(`rent:closed_${closed_as ?? 'cancelled'}`, values);
    return reason ? `${says} ${texts.t('rentals/emails:reason_given', { reason })}` : says;
  };
}

/** The key in `rentals/emails` of how a payment was recorded by hand. */
export function methodKey(provider: string) {
  const method = MANUAL_PAYMENT_METHODS.find((item) => item === provider);
  // The key "method_other" would be parsed as the plural of "method".
  return method === undefined || method === 'other'
    ? 'another_method'
    : (`method_${method}` as const);
}

const RESTING = sql.join(RESTING_STATUSES);

/** Rentals among these with credit, or with a rest that no row collects yet. */
export async function listUnbalanced(trx: Trx, rentalIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select rental_id as id from allocations
    where rental_id = any (${rentalIds}::integer[]) and use = 'credit'
    group by rental_id having sum(amount_cents) > 0
    union
    select o.rental_id from obligations o
    where o.rental_id = any (${rentalIds}::integer[]) and ${isRestWaiting}
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Open rent whose payment intent has to be closed before credit or a rest changes its amount. */
export interface RentToBalance {
  rentalId: number;
  /** The rows with a payment intent. */
  intents: number[];
}

/**
 * Rentals with open rent that can take credit or a rest now, or that is only a rest itself, because
 * an attempt was in flight when the money came.
 */
export async function listRentToBalance(db: Db, now: Date): Promise<RentToBalance[]> {
  const { rows } = await sql<RentToBalance>`
    with credited as (
      select rental_id from allocations where use = 'credit'
      group by rental_id having sum(amount_cents) > 0
    ), resting as (
      select o.rental_id from obligations o where ${isRestWaiting}
    )
    select o.rental_id as "rentalId",
      coalesce(array_agg(o.id) filter (where o.payment_intent is not null), '{}') as intents
    from obligations o
    where o.kind = 'rent' and o.status in (${RESTING})
      and not ${leasedRow(now)} and o.cancel_requested_at is null
      and (o.rental_id in (select rental_id from credited)
        or o.carried_from_id is null and o.rental_id in (select rental_id from resting)
        or o.settled_cents > 0 and ${cardCents} < ${sql.lit(CARD_AMOUNT_MIN)})
    group by o.rental_id order by o.rental_id limit 500`.execute(db);
  return rows;
}

/** An open rent row that no charge is changing. Amounts in whole cents. */
export interface RestingRent {
  id: number;
  carried_cents: number;
  settled_cents: number;
  left_cents: number;
}

/** Locks the open rent of a rental that can take credit or a rest now, oldest first. */
export async function lockRestingRent(
  trx: Trx,
  rentalId: number,
  { held, now }: { held: readonly number[]; now: Date },
): Promise<RestingRent[]> {
  const rows = await lockObligations(
    trx,
    sql`o.rental_id = ${rentalId} and o.kind = 'rent' and o.status in (${RESTING})
      and o.cancel_requested_at is null
      and (o.id = any (${held}::integer[])
        or o.payment_intent is null and not ${leasedRow(now)})`,
    {
      columns: ['period_from', 'carried_cents', 'settled_cents'],
      extra: sql<{ left_cents: number }>`${cardCents} as left_cents`,
    },
  );
  return inPeriodOrder(rows);
}

/** The credit of a rental that is left of one source, in whole cents. */
export interface Credit {
  manual_payment_id: number | null;
  request_obligation_id: number | null;
  cents: number;
}

/** The credit of a rental by source, oldest first. */
export async function listCredit(db: Db | Trx, rentalId: number): Promise<Credit[]> {
  const { rows } = await sql<Credit>`
    select manual_payment_id, request_obligation_id, sum(amount_cents)::int as cents
    from allocations where rental_id = ${rentalId} and use = 'credit'
    group by 1, 2 having sum(amount_cents) > 0 order by min(id)`.execute(db);
  return rows;
}

/** A paid row whose rest no later row collects yet. */
export interface WaitingRest {
  id: number;
  cents: number;
}

export async function listWaitingRests(db: Db | Trx, rentalId: number): Promise<WaitingRest[]> {
  const { rows } = await sql<WaitingRest>`
    select o.id, o.rest_cents as cents from obligations o
    where o.rental_id = ${rentalId} and ${isRestWaiting} order by o.period_from, o.id`.execute(db);
  return rows;
}
