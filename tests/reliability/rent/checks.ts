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
import type { Played } from './house.ts';
import type { Offer } from './schedule.ts';

/** The message when a rule is broken. */
export function require(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

interface Owed {
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
  played: Played,
  { paidUntil }: { paidUntil: Date | undefined },
): Promise<void> {
  const owed = await listOwed(rig, played);
  const provider = await readProvider(rig, played);
  for (const item of owed) {
    checkOwed(item, provider, played);
    checkReplacement(item);
  }
  await checkNothingLost(rig, provider);
  await checkRefunds(rig, played, provider);
  await checkDays(rig, played, owed);
  await checkSettled(rig, played);
  if (paidUntil !== undefined) checkPaid(owed, paidUntil);
}

async function listOwed(rig: Rig, { id }: Played): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
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
async function readProvider(rig: Rig, { house }: Played): Promise<Provider> {
  const { stripe } = rig.workers[0].billing.payments;
  const { customer } = house.cards;
  const intents: Stripe.PaymentIntent[] = [];
  for await (const item of stripe.paymentIntents.list({ customer, limit: 100 })) intents.push(item);
  const charges: Stripe.Charge[] = [];
  for await (const item of stripe.charges.list({ customer, limit: 100 })) {
    if (item.status === 'succeeded') charges.push(item);
  }
  const refunds: Stripe.Refund[] = [];
  for (const { id, amount_refunded } of charges) {
    if (amount_refunded === 0) continue;
    for await (const item of stripe.refunds.list({ charge: id, limit: 100 })) refunds.push(item);
  }
  return { intents, charges, refunds };
}

/** Each obligation is charged at most once, and is paid if and only if it was charged. */
function checkOwed(one: Owed, { intents }: Provider, { house }: Played): void {
  const paid = intents.filter(
    ({ metadata, status }) => metadata.obligation_id === String(one.id) && status === 'succeeded',
  );
  require(paid.length <= 1, `${nameOf(one)} was charged ${paid.length} times`);
  const [intent] = paid;
  require((one.charge_id !== null) ===
    (intent !==
      undefined), `${nameOf(one)} is ${one.status}, and was charged ${paid.length} times`);
  const owed = one.amount_cents + one.carried_cents - one.rest_cents;
  const isSettled = one.settled_cents === owed;
  require((one.paid_at !== null) ===
    (one.charge_id !== null ||
      isSettled), `${nameOf(one)} is ${one.status} with ${one.settled_cents} cents settled`);
  require(one.allocated ===
    one.settled_cents, `${nameOf(one)} has ${one.allocated} cents allocated, ${one.settled_cents} settled`);
  require(one.settled_cents <= owed, `${nameOf(one)} is settled twice`);
  const isPaidStatus = ['paid', 'partially_refunded', 'refunded', 'disputed'].includes(one.status);
  require((one.paid_at !== null) === isPaidStatus, `${nameOf(one)} is ${one.status}`);
  if (one.kind === 'payment_request') {
    require((one.request === 'complete') ===
      isPaidStatus, `the request of ${nameOf(one)} is ${one.request}`);
  }
  const expected = intent === undefined ? 0 : 1;
  require(one.entries.length === expected &&
    one.receipts ===
      expected, `${nameOf(one)} has ${one.entries.length} journal entries and ${one.receipts} receipts`);
  if (intent === undefined) return;
  require(intent.id === one.payment_intent &&
    intent.latest_charge === one.charge_id &&
    one.entries[0] ===
      one.charge_id, `${nameOf(one)} was paid by another intent than that of its row`);
  require(intent.amount ===
    owed -
      one.settled_cents, `${intent.amount} cents were charged for ${nameOf(one)} of ${one.amount_cents}, ${one.settled_cents} settled`);
  require(intent.transfer_data?.destination ===
    house.account, `${nameOf(one)} was paid to somebody else`);
}

/** Rent that a bank took back is owed again, exactly as far as its payee has lost it. */
function checkReplacement(one: Owed): void {
  if (one.lost === null || one.paid_at !== null || one.status === 'cancelled') return;
  const expected = Math.max(one.lost, one.settled_cents);
  require(one.amount_cents ===
    expected, `${nameOf(one)} replaces ${expected} cents with ${one.amount_cents}`);
}

const nameOf = ({ id, kind, period_from, period_to }: Owed) =>
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
  const known = new Set(rows.map((row) => row.charge_id));
  const lost = ids.filter((id) => !known.has(id));
  require(lost.length === 0, `the charges ${lost.join(', ')} stand in no row`);
}

/** Every requested refund was made once; failed ones were not; none is pending. */
async function checkRefunds(rig: Rig, { id }: Played, { refunds }: Provider): Promise<void> {
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
  const charged = new Set(rows.map((row) => row.charge_id));
  for (const { charge, metadata } of refunds) {
    if (!charged.has(String(charge))) continue;
    require(rows.some(
      (row) => metadata?.refund_id === String(row.id),
    ), `a refund of ${charge} was never asked for`);
  }
  for (const row of rows) {
    const given = refunds.filter(
      (refund) => isGiven(refund) && refund.metadata?.refund_id === String(row.id),
    );
    const cents = given.reduce((sum, { amount }) => sum + amount, 0);
    const expected = row.state === 'done' && row.method === 'card' ? row.amount_cents : 0;
    require(row.state !== 'pending', `the refund ${row.id} is still pending`);
    require(cents === expected &&
      given.length <=
        1, `${cents} cents were returned ${given.length} times for the refund ${row.id} of ${row.amount_cents}, which is ${row.state}`);
  }
}

/**
 * Rent covers every day from the first one to the next billed day exactly once, without gaps. Rows
 * whose terms never changed have the quoted amount.
 */
async function checkDays(rig: Rig, { id, offer }: Played, owed: readonly Owed[]): Promise<void> {
  const rental = await getRental(rig.database.db, id);
  const live = owed.filter(
    (item) => item.kind === 'rent' && item.status !== 'cancelled' && item.replaces_id === null,
  );
  const [first] = live;
  if (rental.accepted_at === null) {
    require(first === undefined, 'rent is owed for an invitation');
    return;
  }
  const stay = stayOf(rental);
  const agreedAt = [
    rental.accepted_at,
    ...owed.filter(({ kind }) => kind === 'deposit').map(({ due_at }) => due_at),
  ];
  const firstDays = agreedAt.map((at) => firstBilledDay(stay, at));
  const from = first?.period_from ?? rental.next_rent_on;
  require(from === null ||
    firstDays.includes(from), `rent begins on ${from}, not on ${firstDays[0]}`);
  for (const [at, one] of live.entries()) {
    const next = live[at + 1]?.period_from;
    // What was paid for days after the check-out stays; unpaid days before it end with the stay.
    const isUnused = rental.checkout_date !== null && String(next) >= String(rental.checkout_date);
    require(next === undefined ||
      isUnused ||
      next === one.period_to, `${nameOf(one)} is followed by rent from ${next}`);
    checkAmount(one, rental.terms, offer);
    const isOver = one.paid_at !== null || one.settled_cents > 0 || rental.checkout_date === null;
    require(isOver ||
      String(one.period_to) <=
        String(rental.checkout_date), `${nameOf(one)} is owed for days after check-out`);
  }
  const covered = live.at(-1)?.period_to ?? from;
  if (covered === null || covered === undefined) return;
  const open = unbilledRent(stay, covered);
  require(rental.next_rent_on ===
    open.next_rent_on, `after ${covered} rent is billed from ${rental.next_rent_on}, not from ${open.next_rent_on}`);
  const { next_due_at } = open;
  require(next_due_at === null ||
    next_due_at > rig.now, `rent from ${open.next_rent_on} is not billed`);
}

function checkAmount(one: Owed, terms: readonly RentTerms[], { rent, paymentDate }: Offer): void {
  const {
    period_from: from,
    period_to: to,
    amount_cents,
    moved,
    moved_at_once,
    settled_cents,
  } = one;
  const isOffered = terms.every(
    ({ rental_amount, payment_date }) => rental_amount === rent && payment_date === paymentDate,
  );
  if (from === null || to === null || !isOffered || settled_cents > 0) return;
  // A row that includes small amounts of earlier periods covers more than one month.
  if (to > nextPaymentDay(from, paymentDate)) return;
  const expected = prorate(rent, from, to, paymentDate);
  const amount = amount_cents + moved;
  const isExpected = amount <= expected && expected <= amount + moved_at_once;
  require(isExpected, `${nameOf(one)} is ${amount} cents, not ${expected}`);
}

/** Rent covered by a paid request is settled with it, as long as there is rent to settle. */
async function checkSettled(rig: Rig, { id }: Played): Promise<void> {
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
  const unsettled = rows.find(({ open }) => open);
  require(unsettled ===
    undefined, `the request ${unsettled?.id} was paid for rent, which is still owed`);
}

/** Everything the tenant could pay by then is paid. */
function checkPaid(owed: readonly Owed[], until: Date): void {
  for (const item of owed.filter(({ due_at }) => due_at <= until)) {
    const left = item.amount_cents + item.carried_cents - item.settled_cents;
    const isLeft = item.paid_at === null && item.status !== 'cancelled' && left >= CARD_AMOUNT_MIN;
    const isAnswered =
      item.kind === 'deposit' || (item.request !== null && item.request !== 'pending');
    require(!isLeft ||
      isAnswered, `${nameOf(item)} is ${item.status} although the tenant has a good card`);
  }
}
