import { dueRent, LATE_AFTER_DAYS, type RentPeriod, unbilledRent } from '@crewpad/domain';
import type { DemoData } from '@crewpad/reference-data/demo';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import { insertRows } from '../insert-rows.ts';

const METHODS = ['zelle', 'venmo', 'cash', 'bank_transfer'] as const;
/** How many days of payments are recorded. */
const RECORDED_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Tenants pay within this many days after rent is due. */
const PAYS_WITHIN_DAYS = 3;
/** Late tenants have not paid rent that was due this many days ago. */
const LATE_DAYS = LATE_AFTER_DAYS + 1;

interface PaidRental {
  id: number;
  lister_id: number;
  user_id: number;
  status: 'accepted' | 'ended';
  start_date: string;
  end_date: string | null;
  rental_amount: number;
  payment_date: number;
  deposit: number;
}

/**
 * The tenants of the documented listers paid by hand: the deposit at check-in, and the rent of the last
 * year within days after it was due. Some are late. The job opens the rent that is still to come.
 */
export async function payDemoRent(trx: Trx, data: DemoData, now: Date): Promise<void> {
  const { rows: rentals } = await sql<PaidRental>`
    select r.id, r.lister_id, r.user_id, r.status, r.start_date, r.end_date,
      r.rental_amount, r.payment_date, r.deposit
    from rentals r
    join members w on w.id = r.lister_id and w.password_hash is not null
    where r.status in ('accepted', 'ended') and r.user_id is not null and r.rental_amount > 0
    order by r.id`.execute(trx);
  const histories = rentals.map((rental) =>
    historyOf(rental, data.rentals[rental.id - 1]?.unpaid_periods ?? 0, now),
  );
  // Each payment has its own number, in order of date.
  const payments = histories
    .flatMap(({ paid }) => paid)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((payment, index) => ({ ...payment, rentId: 2 * index + 1, id: 2 * index + 2 }));
  const rents = payments.filter(({ period }) => period !== null);
  const late = histories
    .flatMap((history) => history.late)
    .map((rent, index) => lateRow(rent, 2 * payments.length + 1 + index));
  await insertRows(trx, 'obligations', rents.map(rentRow));
  await insertRows(trx, 'obligations', late);
  await insertRows(trx, 'manual_payments', payments.map(paymentRow));
  await insertRows(
    trx,
    'allocations',
    rents.map(({ id, rental, rentId, amount, at }) => ({
      rental_id: rental.id,
      manual_payment_id: id,
      obligation_id: rentId,
      amount_cents: amount,
      created_at: at,
    })),
  );
  await sql`select setval(pg_get_serial_sequence('obligations', 'id'), ${2 * payments.length + 1 + late.length})`.execute(
    trx,
  );
  await sql`
    update rentals r set next_rent_on = n.next_rent_on, next_due_at = n.next_due_at
    from json_to_recordset(${JSON.stringify(histories.map(({ next }) => next))}::json)
      as n (id integer, next_rent_on date, next_due_at timestamptz)
    where r.id = n.id and r.status = 'accepted'`.execute(trx);
}

interface Payment {
  rental: PaidRental;
  /** The paid rent; null for the deposit. */
  period: RentPeriod | null;
  amount: number;
  at: Date;
}
type NumberedPayment = Payment & { id: number; rentId: number };

/** A tenant's payments, and the first rent that is not due yet. */
function historyOf(rental: PaidRental, unpaidPeriods: number, now: Date) {
  const { id, status, start_date, end_date, rental_amount, payment_date } = rental;
  const terms = [{ from_date: start_date, rental_amount, payment_date }];
  const stay = { start_date, checkout_date: end_date, terms };
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const due = dueRent(stay, start_date, before(unpaidPeriods > 0 ? LATE_DAYS : PAYS_WITHIN_DAYS));
  const settled = due.slice(0, due.length - unpaidPeriods);
  const late = due.slice(settled.length).map((period) => ({ rental, period }));
  const next = unbilledRent(stay, due.at(-1)?.to ?? start_date);
  const paid: Payment[] = settled
    .filter(({ due_at }) => due_at > before(RECORDED_DAYS))
    .map((period) => {
      const days = (id + period.due_at.getUTCMonth()) % PAYS_WITHIN_DAYS;
      const at = new Date(period.due_at.getTime() + days * DAY_MS + (1 + (id % 9)) * HOUR_MS);
      return { rental, period, amount: period.amount, at };
    });
  if (status === 'accepted' && rental.deposit > 0) {
    const at = new Date(`${start_date}T16:00:00Z`);
    if (at < now) paid.push({ rental, period: null, amount: rental.deposit, at });
  }
  return { paid, late, next: { id, ...next } };
}

function rentRow({ rental, period, rentId, at }: NumberedPayment) {
  if (period === null) throw new TypeError('a deposit is no rent');
  return { ...dueRow(rental, period, rentId), status: 'paid', paid_at: at, updated_at: at };
}

const lateRow = ({ rental, period }: { rental: PaidRental; period: RentPeriod }, id: number) => ({
  ...dueRow(rental, period, id),
  status: 'due',
});

const dueRow = (rental: PaidRental, { from, to, due_at, amount }: RentPeriod, id: number) => ({
  id,
  kind: 'rent',
  subject_key: `rent:${rental.id}:${from}:1`,
  payer_id: rental.user_id,
  payee_id: rental.lister_id,
  rental_id: rental.id,
  period_from: from,
  period_to: to,
  amount_cents: amount,
  due_at,
  // No card will pay it, so the provider does not matter.
  provider_mode: 'sandbox',
  created_at: due_at,
  updated_at: due_at,
});

function paymentRow({ rental, period, id, amount, at }: NumberedPayment) {
  return {
    id,
    rental_id: rental.id,
    lister_id: rental.lister_id,
    tenant_id: rental.user_id,
    amount_cents: amount,
    payment_for: period === null ? 'deposit' : 'rent',
    payment_method: METHODS[rental.id % METHODS.length],
    paid_on: at.toISOString().slice(0, 10),
    counted_on: at.toISOString().slice(0, 10),
    client_key: `demo:${id}`,
    created_at: at,
  };
}
