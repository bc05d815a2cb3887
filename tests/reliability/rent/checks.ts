import {
  CARD_AMOUNT_MIN,
  firstBilledDay,
  nextPaymentDay,
  prorate,
  type RentTerms,
  unbilledRent,
} from '@crewpad/domain';
import type { Stripe } from '../../../apps/server/src/features/billing/testing.ts';
import { stayOf } from '../../../apps/server/src/features/rentals/present-rental.ts';
import { getRental } from '../../../apps/server/src/features/rentals/rentals.queries.ts';
import { sql } from '../../../apps/server/src/testing/services.ts';
import type { Rig } from '../support/rig.ts';
import type { Tenancy } from './house.ts';
import type { Offer } from './schedule.ts';

/** The message when a rule is broken. */
export function require(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

interface ObligationRow {
  id: number;
  kind: 'rent' | 'deposit' | 'payment_request';
  status: string;
  amount_cents: number;
  settled_cents: number;
  carried_cents: number;
  rest_cents: number;
  allocated: number;
  payment_intent: string | null;
  charge_id: string | null;
  paid_at: Date | null;
  due_at: Date;
  period_from: string | null;
  period_to: string | null;
  entries: string[];
  receipts: number;
  request: string | null;
  replaces_id: number | null;
  /** What the payee has lost of the row that this one replaces; null if a share of it was lost. */
  lost: number | null;
  /** Shares that covered it and were returned or lost after a card had paid the rest. */
  moved: number;
  /** The same for shares that were returned or lost at the instant of the charge: before it, or after. */
  moved_at_once: number;
}

/** Checks the invariants of a rental and its money. @throws Error naming the broken rule */
export async function checkRental(
  rig: Rig,
  tenancy: Tenancy,
  { paidUntil }: { paidUntil: Date | undefined },
): Promise<void> {
  const obligations = await listObligations(rig, tenancy);
  const provider = await readProvider(rig, tenancy);
  for (const obligation of obligations) {
    checkObligation(obligation, provider, tenancy);
    checkReplacement(obligation);
  }
  await checkNothingLost(rig, provider);
  await checkRefunds(rig, tenancy, provider);
  await checkDays(rig, tenancy, obligations);
  await checkSettled(rig, tenancy);
  if (paidUntil !== undefined) checkPaid(obligations, paidUntil);
}

async function listObligations(rig: Rig, { id }: Tenancy): Promise<ObligationRow[]> {
  const { rows } = await sql<ObligationRow>`
    select o.id, o.kind, o.status, o.amount_cents, o.settled_cents, o.carried_cents, o.rest_cents, o.payment_intent, o.charge_id,
      o.paid_at, o.due_at, o.period_from, o.period_to,
      (
        select coalesce(sum(amount_cents), 0)::int from allocations where obligation_id = o.id
      ) as allocated,
      array(
        select source_id from journal where obligation_id = o.id and source_type = 'charge'
          and source_id not like 'fee:%'
      ) as entries,
      (select count(*)::int from outbox where dedup_key = 'receipt:' || o.id) as receipts,
      (select status from payment_requests where obligation_id = o.id) as request,
      o.replaces_id,
      (
        select taken_cents - returned_cents from disputes
        where provider_id = o.replaces_cause and obligation_id = o.replaces_id
      ) as lost,
      (
        select coalesce(-sum(amount_cents), 0)::int from allocations
        where obligation_id = o.id and amount_cents < 0 and o.charge_id is not null
          and created_at > o.paid_at
      ) as moved,
      (
        select coalesce(-sum(amount_cents), 0)::int from allocations
        where obligation_id = o.id and amount_cents < 0 and o.charge_id is not null
          and created_at = o.paid_at
      ) as moved_at_once
    from obligations o where o.rental_id = ${id} order by o.period_from, o.id`.execute(
    rig.database.db,
  );
  return rows;
}

interface Provider {
  intents: Stripe.PaymentIntent[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
}

/** The provider's record of the tenant. */
async function readProvider(rig: Rig, { house }: Tenancy): Promise<Provider> {
  const { stripe } = rig.workers[0].billing.payments;
  const { customer } = house.cards;
  const intents: Stripe.PaymentIntent[] = [];
  for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 }))
    intents.push(intent);
  const charges: Stripe.Charge[] = [];
  for await (const charge of stripe.charges.list({ customer, limit: 100 })) {
    if (charge.status === 'succeeded') charges.push(charge);
  }
  const refunds: Stripe.Refund[] = [];
  for (const { id, amount_refunded } of charges) {
    if (amount_refunded === 0) continue;
    for await (const refund of stripe.refunds.list({ charge: id, limit: 100 }))
      refunds.push(refund);
  }
  return { intents, charges, refunds };
}

/** Each obligation is charged at most once, and is paid if and only if it was charged. */
function checkObligation(
  obligation: ObligationRow,
  { intents }: Provider,
  { house }: Tenancy,
): void {
  const succeeded = intents.filter(
    ({ metadata, status }) =>
      metadata.obligation_id === String(obligation.id) && status === 'succeeded',
  );
  require(succeeded.length <= 1, `${nameOf(obligation)} was charged ${succeeded.length} times`);
  const [intent] = succeeded;
  require((obligation.charge_id !== null) ===
    (intent !==
      undefined), `${nameOf(obligation)} is ${obligation.status}, and was charged ${succeeded.length} times`);
  const cents = obligation.amount_cents + obligation.carried_cents - obligation.rest_cents;
  const isSettled = obligation.settled_cents === cents;
  require((obligation.paid_at !== null) ===
    (obligation.charge_id !== null ||
      isSettled), `${nameOf(obligation)} is ${obligation.status} with ${obligation.settled_cents} cents settled`);
  require(obligation.allocated ===
    obligation.settled_cents, `${nameOf(obligation)} has ${obligation.allocated} cents allocated, ${obligation.settled_cents} settled`);
  require(obligation.settled_cents <= cents, `${nameOf(obligation)} is settled twice`);
  const isPaidStatus = ['paid', 'partially_refunded', 'refunded', 'disputed'].includes(
    obligation.status,
  );
  require((obligation.paid_at !== null) ===
    isPaidStatus, `${nameOf(obligation)} is ${obligation.status}`);
  if (obligation.kind === 'payment_request') {
    require((obligation.request === 'complete') ===
      isPaidStatus, `the request of ${nameOf(obligation)} is ${obligation.request}`);
  }
  const expected = intent === undefined ? 0 : 1;
  require(obligation.entries.length === expected &&
    obligation.receipts ===
      expected, `${nameOf(obligation)} has ${obligation.entries.length} journal entries and ${obligation.receipts} receipts`);
  if (intent === undefined) return;
  require(intent.id === obligation.payment_intent &&
    intent.latest_charge === obligation.charge_id &&
    obligation.entries[0] ===
      obligation.charge_id, `${nameOf(obligation)} was paid by another intent than that of its row`);
  require(intent.amount ===
    cents -
      obligation.settled_cents, `${intent.amount} cents were charged for ${nameOf(obligation)} of ${obligation.amount_cents}, ${obligation.settled_cents} settled`);
  require(intent.transfer_data?.destination ===
    house.account, `${nameOf(obligation)} was paid to somebody else`);
}

/** Rent that a bank took back is owed again, exactly as far as its payee has lost it. */
function checkReplacement(obligation: ObligationRow): void {
  if (obligation.lost === null || obligation.paid_at !== null || obligation.status === 'cancelled')
    return;
  const expected = Math.max(obligation.lost, obligation.settled_cents);
  require(obligation.amount_cents ===
    expected, `${nameOf(obligation)} replaces ${expected} cents with ${obligation.amount_cents}`);
}

const nameOf = ({ id, kind, period_from, period_to }: ObligationRow) =>
  `${kind} ${id}${period_from === null ? '' : ` from ${period_from} to ${period_to}`}`;

/** Every charge of the tenant has a row. */
async function checkNothingLost(rig: Rig, { charges }: Provider): Promise<void> {
  if (charges.length === 0) return;
  const ids = charges.map(({ id }) => id);
  const rows = await rig.database.db
    .selectFrom('obligations')
    .select('charge_id')
    .where('charge_id', 'in', ids)
    .execute();
  const chargeIds = new Set(rows.map((row) => row.charge_id));
  const missing = ids.filter((id) => !chargeIds.has(id));
  require(missing.length === 0, `the charges ${missing.join(', ')} stand in no row`);
}

/** Every requested refund was made once; failed ones were not; none is pending. */
async function checkRefunds(rig: Rig, { id }: Tenancy, { refunds }: Provider): Promise<void> {
  const { rows } = await sql<{
    id: number;
    charge_id: string;
    amount_cents: number;
    kept_cents: number;
    state: string;
    method: string;
  }>`
    select r.id, o.charge_id, r.amount_cents, r.kept_cents, r.state, r.method
    from refunds r join obligations o on o.id = r.obligation_id
    where o.rental_id = ${id}`.execute(rig.database.db);
  const isGiven = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled';
  const chargeIds = new Set(rows.map((row) => row.charge_id));
  for (const { charge, metadata } of refunds) {
    if (!chargeIds.has(String(charge))) continue;
    require(rows.some(
      (row) => metadata?.refund_id === String(row.id),
    ), `a refund of ${charge} was never asked for`);
  }
  for (const row of rows) {
    const refundsOfRow = refunds.filter(
      (refund) => isGiven(refund) && refund.metadata?.refund_id === String(row.id),
    );
    const cents = refundsOfRow.reduce((sum, { amount }) => sum + amount, 0);
    const expected = row.state === 'done' && row.method === 'card' ? row.amount_cents : 0;
    require(row.state !== 'pending', `the refund ${row.id} is still pending`);
    require(cents === expected &&
      refundsOfRow.length <=
        1, `${cents} cents were returned ${refundsOfRow.length} times for the refund ${row.id} of ${row.amount_cents}, which is ${row.state}`);
  }
}

/**
 * Rent covers every day from the first one to the next billed day exactly once, without gaps. Rows
 * whose terms never changed have the quoted amount.
 */
async function checkDays(
  rig: Rig,
  { id, offer }: Tenancy,
  obligations: readonly ObligationRow[],
): Promise<void> {
  const rental = await getRental(rig.database.db, id);
  const live = obligations.filter(
    (obligation) =>
      obligation.kind === 'rent' &&
      obligation.status !== 'cancelled' &&
      obligation.replaces_id === null,
  );
  const [first] = live;
  if (rental.accepted_at === null) {
    require(first === undefined, 'rent is owed for an invitation');
    return;
  }
  const stay = stayOf(rental);
  const agreedAt = [
    rental.accepted_at,
    ...obligations.filter(({ kind }) => kind === 'deposit').map(({ due_at }) => due_at),
  ];
  const firstDays = agreedAt.map((at) => firstBilledDay(stay, at));
  const from = first?.period_from ?? rental.next_rent_on;
  // What was paid for days after the check-out stays; unpaid days before it end with the stay.
  const isUnused = (day: string) => rental.checkout_date !== null && day >= rental.checkout_date;
  require(from === null ||
    isUnused(from) ||
    firstDays.includes(from), `rent begins on ${from}, not on ${firstDays[0]}`);
  for (const [at, obligation] of live.entries()) {
    const next = live[at + 1]?.period_from;
    require(typeof next !== 'string' ||
      isUnused(next) ||
      next === obligation.period_to, `${nameOf(obligation)} is followed by rent from ${next}`);
    checkAmount(obligation, rental.terms, offer);
    const isOver =
      obligation.paid_at !== null || obligation.settled_cents > 0 || rental.checkout_date === null;
    require(isOver ||
      String(obligation.period_to) <=
        String(rental.checkout_date), `${nameOf(obligation)} is owed for days after check-out`);
  }
  const covered = live.at(-1)?.period_to ?? from;
  if (covered === null || covered === undefined) return;
  const unbilled = unbilledRent(stay, covered);
  require(rental.next_rent_on ===
    unbilled.next_rent_on, `after ${covered} rent is billed from ${rental.next_rent_on}, not from ${unbilled.next_rent_on}`);
  const { next_due_at } = unbilled;
  require(next_due_at === null ||
    next_due_at > rig.now, `rent from ${unbilled.next_rent_on} is not billed`);
}

function checkAmount(
  obligation: ObligationRow,
  terms: readonly RentTerms[],
  { rent, paymentDate }: Offer,
): void {
  const {
    period_from: from,
    period_to: to,
    amount_cents,
    moved,
    moved_at_once,
    settled_cents,
  } = obligation;
  const isOffered = terms.every(
    ({ rental_amount, payment_date }) => rental_amount === rent && payment_date === paymentDate,
  );
  if (from === null || to === null || !isOffered || settled_cents > 0) return;
  // A row that includes small amounts of earlier periods covers more than one month.
  if (to > nextPaymentDay(from, paymentDate)) return;
  const expected = prorate(rent, from, to, paymentDate);
  const amount = amount_cents + moved;
  const isExpected = amount <= expected && expected <= amount + moved_at_once;
  require(isExpected, `${nameOf(obligation)} is ${amount} cents, not ${expected}`);
}

/** Rent covered by a paid request is settled with it, as long as there is rent to settle. */
async function checkSettled(rig: Rig, { id }: Tenancy): Promise<void> {
  const { rows } = await sql<{ id: number; open: boolean }>`
    select o.id, exists (
        select from obligations r where r.rental_id = o.rental_id and r.kind = 'rent'
          and r.paid_at is null and r.status <> 'cancelled' and r.created_at <= o.paid_at
      ) as open
    from payment_requests q join obligations o on o.id = q.obligation_id
    where q.rental_id = ${id} and q.payment_for = 'rent' and o.status = 'paid'
      and not exists (select from allocations a where a.request_obligation_id = o.id)`.execute(
    rig.database.db,
  );
  const openRow = rows.find(({ open }) => open);
  require(openRow ===
    undefined, `the request ${openRow?.id} was paid for rent, which is still owed`);
}

/** Everything the tenant could pay by then is paid. */
function checkPaid(obligations: readonly ObligationRow[], until: Date): void {
  for (const obligation of obligations.filter(({ due_at }) => due_at <= until)) {
    const openCents = obligation.amount_cents + obligation.carried_cents - obligation.settled_cents;
    const isLeft =
      obligation.paid_at === null &&
      obligation.status !== 'cancelled' &&
      openCents >= CARD_AMOUNT_MIN;
    const isAnswered =
      obligation.kind === 'deposit' ||
      (obligation.request !== null && obligation.request !== 'pending');
    require(!isLeft ||
      isAnswered, `${nameOf(obligation)} is ${obligation.status} although the tenant has a good card`);
  }
}
