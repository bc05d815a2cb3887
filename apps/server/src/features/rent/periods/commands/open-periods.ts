import {
  billableFrom,
  isAutopayOn,
  type RentPeriod,
  rentDueAt,
  unbilledRent,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { PaymentProvider } from '../../../../platform/payments/provider.ts';
import { obligations } from '../../../billing/index.ts';
import { stayOf } from '../../../rentals/index.ts';
import type { BilledRental } from '../queries/billed-rentals.ts';
import { balanceRent } from './balance-rent.ts';
import type { OpenedRent } from './tell-of-rent.ts';

/** A locked rental, and its periods that get a rent row, in order. */
export interface RentToOpen {
  rental: BilledRental;
  periods: readonly RentPeriod[];
}

export interface RentOpening {
  payments: Pick<PaymentProvider, 'mode' | 'cardAmountMax'>;
  now: Date;
}

const COLUMNS = [
  'kind',
  'subject_key',
  'payer_id',
  'payee_id',
  'rental_id',
  'period_from',
  'period_to',
  'amount_cents',
  'due_at',
  'status',
  'collection',
  'left_at',
  'next_attempt_at',
  'provider_mode',
  'created_at',
  'updated_at',
] as const;

/**
 * Inserts rent rows, and schedules the period after them. Days with a row are never billed again.
 * A period that is already over was missed in an outage: it is left to both sides. Credit and a
 * waiting rest are applied to the new rows before they can be charged.
 * @returns the new rows
 */
export async function openPeriods(
  trx: Trx,
  rents: readonly RentToOpen[],
  { payments, now }: RentOpening,
): Promise<OpenedRent[]> {
  if (rents.length === 0) return [];
  const rows = rents.flatMap(({ rental, periods }) =>
    periods.map((period) => rowOf(rental, period, { payments, now })),
  );
  const rent = sql`
    select 'rent',
      -- A cancelled row for the same day may have come before.
      'rent:' || p.rental_id || ':' || p.period_from || ':' || (
        select count(*) + 1 from obligations o
        where o.rental_id = p.rental_id and o.kind = 'rent' and o.period_from = p.period_from
      ),
      p.payer_id, p.payee_id, p.rental_id, p.period_from, p.period_to, p.amount_cents, p.due_at,
      case when p.due_at > ${now}::timestamptz then 'scheduled' else 'due' end, p.collection,
      case when p.is_over then ${now}::timestamptz end, case when p.collection = 'auto' then p.due_at end, ${payments.mode}::text,
      ${now}::timestamptz, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as p (rental_id integer, payer_id integer,
      payee_id integer, period_from date, period_to date, amount_cents integer, due_at timestamptz,
      collection text, is_over boolean)`;
  const inserted = await obligations.openAll(trx, COLUMNS, rent);
  const next = rents.map((rent) => ({ id: rent.rental.id, ...nextOf(rent, now) }));
  await sql`
    update rentals r set next_rent_on = n.next_rent_on, next_due_at = n.next_due_at
    from json_to_recordset(${JSON.stringify(next)}::json)
      as n (id integer, next_rent_on date, next_due_at timestamptz)
    where r.id = n.id`.execute(trx);
  const ids = rents.filter(({ periods }) => periods.length > 0).map(({ rental }) => rental.id);
  await balanceRent(trx, ids, { now });
  return inserted;
}

function nextOf({ rental, periods }: RentToOpen, now: Date) {
  const stay = stayOf(rental);
  const from = periods.at(-1)?.to ?? rental.next_rent_on;
  return from === null
    ? { next_rent_on: null, next_due_at: null }
    : unbilledRent(stay, billableFrom(stay, from, now));
}

function rowOf(rental: BilledRental, period: RentPeriod, opening: RentOpening) {
  const { id, user_id, lister_id, accepted_at } = rental;
  return {
    rental_id: id,
    payer_id: user_id,
    payee_id: lister_id,
    period_from: period.from,
    period_to: period.to,
    amount_cents: period.amount,
    // After a late acceptance, the current period is due from that moment on.
    due_at: accepted_at !== null && accepted_at > period.due_at ? accepted_at : period.due_at,
    collection: isAutomatic(rental, period, opening) ? 'auto' : 'hand',
    is_over: isOver(period, opening.now),
  };
}

/** After an outage only the current period is charged automatically. */
function isAutomatic(
  { status, auto_pay }: BilledRental,
  period: RentPeriod,
  { payments, now }: RentOpening,
): boolean {
  const isOn = status === 'accepted' && isAutopayOn(auto_pay);
  return isOn && !isOver(period, now) && period.amount <= payments.cardAmountMax;
}

const isOver = ({ to }: RentPeriod, now: Date) => rentDueAt(to) <= now;
