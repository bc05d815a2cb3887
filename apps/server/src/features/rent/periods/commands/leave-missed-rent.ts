import { RENT_HOUR_UTC } from '@crewpad/domain';
import { sql } from 'kysely';
import { lockObligations } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { leasedRow, obligations, RESTING_STATUSES } from '../../../billing/index.ts';
import type { OpenedRent } from './tell-of-rent.ts';

/** When the period of the row `o` is over. */
const periodEnd = sql`(
  (o.period_to + make_interval(hours => ${sql.lit(RENT_HOUR_UTC)})) at time zone 'UTC')`;

/**
 * Open rent that was not collected before its period was over, because the service was down: rent
 * that a payment had opened early, and rent whose next attempt was due within the period.
 */
const missedRent = (now: Date) => sql`(
    select o.id, o.rental_id from obligations o
    where o.kind = 'rent' and o.status = 'scheduled' and o.due_at <= ${now}::timestamptz
      and ${periodEnd} <= ${now}::timestamptz and o.cancel_requested_at is null
      and not ${leasedRow(now)}
    union
    select o.id, o.rental_id from obligations o
    where o.kind = 'rent' and o.collection = 'auto' and o.next_attempt_at <= ${now}::timestamptz
      and o.next_attempt_at < ${periodEnd} and ${periodEnd} <= ${now}::timestamptz
      and o.status in (${sql.join(RESTING_STATUSES)}) and o.cancel_requested_at is null
      and not ${leasedRow(now)}
  )`;

/**
 * Leaves missed rent to both sides: after an outage only the newest period is charged. It is late
 * five days after they are told. Locks the rentals.
 * @returns the rentals that had such rent, and the rows that were left
 */
export async function leaveMissedRent(
  trx: Trx,
  { now, limit }: { now: Date; limit: number },
): Promise<{ ids: number[]; missed: OpenedRent[] }> {
  const { rows: rentals } = await sql<{ id: number }>`
    select id from rentals where id in (select rental_id from ${missedRent(now)} missed)
    order by id limit ${limit} for update skip locked`.execute(trx);
  const ids = rentals.map(({ id }) => id);
  if (ids.length === 0) return { ids, missed: [] };
  const rent = await lockObligations(
    trx,
    sql`o.id in (select id from ${missedRent(now)} missed)
      and o.rental_id = any (${ids}::integer[])`,
  );
  const missed = await obligations.leave(
    trx,
    rent.map(({ id }) => id),
    now,
  );
  return { ids, missed };
}
