import {
  CARD_AMOUNT_MAX,
  dueRent,
  isAutopayOn,
  type ProviderMode,
  type RentPeriod,
  rentDueAt,
  unbilledRent,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { stayOf } from '../../present-rental.ts';
import { type BilledRental, lockDueRentals } from '../queries/billed-rentals.ts';

interface RentOpening {
  mode: ProviderMode;
  now: Date;
}

/**
 * Opens a rent row for each period that is due by now, until nothing is due.
 * @param batch rentals of one transaction
 * @returns number of rentals
 */
export async function openDueRent(
  db: Db,
  { mode, now, batch }: RentOpening & { batch: number },
): Promise<number> {
  let opened = 0;
  for (;;) {
    const count = await transaction(db, async (trx) => {
      const rentals = await lockDueRentals(trx, now, batch);
      await openRent(trx, rentals, { mode, now });
      return rentals.length;
    });
    opened += count;
    if (count < batch) return opened;
  }
}

/** Opens what is due of locked rentals, and notes what comes next. Days are never billed twice. */
async function openRent(
  trx: Trx,
  rentals: readonly BilledRental[],
  { mode, now }: RentOpening,
): Promise<void> {
  if (rentals.length === 0) return;
  const rows = rentals.flatMap((rental) => rowsOf(rental, now));
  await sql`
    insert into obligations (kind, subject_key, payer_id, payee_id, rental_id, period_from, period_to,
      amount_cents, due_at, collection, next_attempt_at, provider_mode, created_at, updated_at)
    select 'rent',
      'rent:' || p.rental_id || ':' || p.period_from || ':' || (
        select count(*) + 1 from obligations o
        where o.rental_id = p.rental_id and o.kind = 'rent' and o.period_from = p.period_from
      ),
      p.payer_id, p.payee_id, p.rental_id, p.period_from, p.period_to, p.amount_cents, p.due_at,
      p.collection, case when p.collection = 'auto' then p.due_at end, ${mode}::text,
      ${now}::timestamptz, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as p (rental_id integer, payer_id integer,
      payee_id integer, period_from date, period_to date, amount_cents integer, due_at timestamptz,
      collection text)
    on conflict do nothing`.execute(trx);
  const next = rentals.map((rental) => ({ id: rental.id, ...nextOf(rental, now) }));
  await sql`
    update rentals r set next_rent_on = n.next_rent_on, next_due_at = n.next_due_at
    from json_to_recordset(${JSON.stringify(next)}::json)
      as n (id integer, next_rent_on date, next_due_at timestamptz)
    where r.id = n.id`.execute(trx);
}

function rowsOf(rental: BilledRental, now: Date) {
  const { id, user_id, lister_id, accepted_at } = rental;
  return periodsOf(rental, now).map((period) => ({
    rental_id: id,
    payer_id: user_id,
    payee_id: lister_id,
    period_from: period.from,
    period_to: period.to,
    amount_cents: period.amount,
    // Who accepts late owes the current period from that moment on.
    due_at: accepted_at !== null && accepted_at > period.due_at ? accepted_at : period.due_at,
    collection: isAutomatic(rental, period, now) ? 'auto' : 'hand',
  }));
}

const periodsOf = (rental: BilledRental, now: Date): RentPeriod[] =>
  rental.next_rent_on === null ? [] : dueRent(stayOf(rental), rental.next_rent_on, now);

/** After an outage only the period that runs now is charged automatically. */
function isAutomatic(
  { status, auto_pay }: BilledRental,
  { to, amount }: RentPeriod,
  now: Date,
): boolean {
  const isOver = rentDueAt(to) <= now;
  return status === 'accepted' && isAutopayOn(auto_pay) && !isOver && amount <= CARD_AMOUNT_MAX;
}

function nextOf(rental: BilledRental, now: Date) {
  const from = periodsOf(rental, now).at(-1)?.to ?? rental.next_rent_on;
  return from === null
    ? { next_rent_on: null, next_due_at: null }
    : unbilledRent(stayOf(rental), from);
}
