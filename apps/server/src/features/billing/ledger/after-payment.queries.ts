import type { contract } from '@crewpad/contract';
import {
  type DisputeNext,
  type DisputeState,
  type ObjectionSubject,
  type ObligationKind,
  type PaymentPurpose,
  type ProviderMode,
  type RefundState,
  toDollars,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { cardAmount, type Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { ACCOUNTS, type DisputedCharge } from './journal.ts';

/** What happened to a payment afterward. Amounts in whole cents, days at the crash pad. */
export interface AfterPayment {
  refunds: {
    id: number;
    amount_cents: number;
    state: RefundState;
    method: 'card' | 'outside';
    on: string;
    next_try_on: string | null;
    /** How often the bank has returned it. */
    returns: number;
    replaced: boolean;
    /** As stored: typed by the payee, or preset. */
    reason: string | null;
  }[];
  objections: {
    id: number;
    about: ObjectionSubject;
    charge_id: number;
    refund_id: number | null;
    line: number | null;
    /** US dollars. */
    amount: number;
    /** The period of rent, or the day of a payment or return. */
    days: { from: string | null; to: string | null };
    /** Of a deduction. */
    reason: string | null;
    text: string;
    on: string;
    answer: string | null;
    answered_on: string | null;
    withdrawn_on: string | null;
    /** The tenant has dismissed the answer. */
    is_seen: boolean;
  }[];
  /** The latest dispute. */
  dispute: {
    state: DisputeState;
    amount_cents: number;
    taken_cents: number;
    given_back_cents: number;
    /** Not in an inquiry that was closed. */
    has_moved: boolean;
    kind: ObligationKind;
    payment_for: PaymentPurpose | null;
    /** The rent that is owed instead. */
    replacement: { charge_id: number; left_cents: number } | null;
    /** Whether a won dispute's money has not reached the payee. */
    is_owed: boolean;
    opened_on: string;
    decided_on: string | null;
  } | null;
  /** What the product still owes the payee: the provider has refused to transfer it for now. */
  owed_cents: number;
}

type Dispute = NonNullable<AfterPayment['dispute']>;

/** The columns of what happened to the payment `o`, in this time zone. */
export const afterPayment = (
  zone: RawBuilder<unknown>,
  isItsRefund = sql`obligation_id = o.id`,
  number = sql`o.id`,
) => sql<AfterPayment>`
    ${refundsOf(isItsRefund, zone)} as refunds,
    ${objectionsOf(sql`charge_id = ${number}`, zone)} as objections,
    ${disputeOf(zone)} as dispute,
    (
      select coalesce(sum(amount_cents), 0)::int from provider_moves
      where obligation_id = o.id and kind in ('dispute_return', 'refund_return')
        and state in ('waiting', 'refused', 'unknown', 'abandoned')
    ) as owed_cents`;

/** The refunds that match a condition, oldest first, as JSON. Kept parts of deposits are none. */
export const refundsOf = (condition: RawBuilder<unknown>, zone: RawBuilder<unknown>) => sql<
  AfterPayment['refunds']
>`(
      select coalesce(json_agg(json_build_object('id', id, 'amount_cents', amount_cents,
        'state', state, 'method', method, 'reason', nullif(reason, ''),
        'on', (${refundAt} at time zone ${zone})::date, 'returns', returns,
        'next_try_on', (next_try_at at time zone ${zone})::date, 'replaced', exists (
          select from refunds n where n.replaces_id = refunds.id and n.state <> 'failed'
        )) order by id), '[]')
      from refunds where (${condition}) and amount_cents > 0
    )`;

const atProvider = (id: RawBuilder<unknown>) => sql`(
          select j.at from journal j where j.source_type = 'refund' and j.source_id = ${id})`;

/**
 * When the state of a refund began: the last return of the bank or the last try. A first try counts
 * when it moved, or else when it was asked for.
 */
const refundAt = sql<Date>`(case
          when returns = 0 then coalesce(moved_at, created_at)
          when state in ('retrying', 'returned')
            then coalesce(${atProvider(sql`'failed:' || provider_refund_id`)}, updated_at)
          when state = 'done' then coalesce(${atProvider(sql`provider_refund_id`)}, updated_at)
          else coalesce((
            select max(h.created_at) from rental_history h join obligations p on p.rental_id = h.rental_id
            where p.id = refunds.obligation_id and h.action = 'refund_tried'
              and (h.change_summary -> 'refund' ->> 'to')::int = refunds.id
          ), updated_at) end)`;

/** The tenant's objections that match a condition, oldest first, as JSON. */
export const objectionsOf = (condition: RawBuilder<unknown>, zone: RawBuilder<unknown>) => sql<
  AfterPayment['objections']
>`(
      select coalesce(json_agg(json_build_object('id', id, 'about', ${objectionSubject},
        'charge_id', charge_id, 'refund_id', refund_id, 'line', line, 'text', text,
        'amount', round(${objectedCents} / 100.0, 2), 'days', ${objectedDays(zone)},
        'reason', ${deductionReason},
        'on', (at at time zone ${zone})::date, 'answer', answer,
        'answered_on', (answered_at at time zone ${zone})::date,
        'withdrawn_on', (withdrawn_at at time zone ${zone})::date,
        'is_seen', seen_at is not null) order by id), '[]')
      from objections where ${condition}
    )`;

/** What an objection is about. */
const objectionSubject = sql<ObjectionSubject>`(
        case when line is not null then 'deduction' when refund_id is not null then 'return'
          when exists (select from manual_payments where id = charge_id) then 'entry'
          else 'rent' end
      )`;

/** The amount of what an objection is about; of rent what is owed for its period. */
const objectedCents = sql`coalesce(
          (select case when objections.line is null then f.amount_cents
              else (f.deductions->objections.line->>'amount_cents')::int end
            from refunds f where f.id = objections.refund_id),
          (select m.amount_cents from manual_payments m where m.id = objections.charge_id),
          (select n.amount_cents + n.carried_cents from obligations n where n.id = objections.charge_id)
        )`;

/** What a deduction was kept for. */
const deductionReason = sql`(
          select f.deductions->objections.line->>'reason' from refunds f
          where f.id = objections.refund_id and objections.line is not null
        )`;

const objectedDays = (zone: RawBuilder<unknown>) => sql`case
          when refund_id is null and not exists (
            select from manual_payments m where m.id = objections.charge_id
          ) then (
            select json_build_object('from', n.period_from, 'to', n.period_to)
            from obligations n where n.id = objections.charge_id
          ) else json_build_object('to', null, 'from', coalesce(
            (select (f.created_at at time zone ${zone})::date from refunds f where f.id = objections.refund_id),
            (select m.paid_on from manual_payments m where m.id = objections.charge_id))) end`;

export const disputeOf = (zone: RawBuilder<unknown>) => sql`(
      select json_build_object('state', state, 'amount_cents', amount_cents,
        'opened_on', (opened_at at time zone ${zone})::date,
        'decided_on', (closed_at at time zone ${zone})::date,
        'taken_cents', taken_cents - returned_cents, 'kind', o.kind,
        'given_back_cents', case when state = 'lost' then returned_cents else 0 end,
        'has_moved', ${hasMoved(sql`disputes.provider_id`)},
        'payment_for', (select q.payment_for from payment_requests q where q.obligation_id = o.id),
        'is_owed', exists (
          select from provider_moves m where m.dispute_id = disputes.provider_id
            and m.kind = 'dispute_return' and m.state in ('waiting', 'refused', 'unknown', 'abandoned')
        ),
        'replacement', (
          select json_build_object('charge_id', n.id, 'left_cents', case
              when n.status = 'cancelled' or n.paid_at is not null then 0
              else n.amount_cents + n.carried_cents - n.settled_cents end)
          from obligations n
          where n.replaces_id = o.id and n.replaces_cause = disputes.provider_id
        ))
      from disputes where obligation_id = o.id
      order by opened_at desc limit 1
    )`;

/** The refunds and the latest dispute of a charge. */
export async function findAfterPayment(
  db: Db,
  id: number,
): Promise<Pick<AfterPayment, 'refunds' | 'dispute'>> {
  const zone = sql`coalesce(r.time_zone, 'UTC')`;
  const { rows } = await sql<Pick<AfterPayment, 'refunds' | 'dispute'>>`
    select ${refundsOf(sql`obligation_id = o.id`, zone)} as refunds, ${disputeOf(zone)} as dispute
    from obligations o left join rentals r on r.id = o.rental_id
    where o.id = ${id}`.execute(db);
  return rows[0] ?? { refunds: [], dispute: null };
}

/** Whether the bank has taken money in a dispute, and not only asked about a payment. */
export const hasMoved = (dispute: RawBuilder<unknown>) => sql<boolean>`exists (
          select from journal j where j.source_type = 'dispute' and j.source_id = ${dispute}
        )`;

/**
 * Objections as they stand on payments and receipts: after a block, without the words of the other
 * side, which stand on the rental's page only.
 */
export const presentObjections = (
  objections: AfterPayment['objections'],
  { reader, isBlocked }: { reader: 'tenant' | 'lister'; isBlocked: boolean },
): AfterPayment['objections'] =>
  objections.map((objection) => {
    if (!isBlocked) return objection;
    return reader === 'lister'
      ? { ...objection, text: '' }
      : { ...objection, reason: null, answer: objection.answer === null ? null : '' };
  });

/** `wordsOf`: a stored reason as its reader reads it. */
export const presentRefunds = (
  refunds: AfterPayment['refunds'],
  wordsOf: (reason: string | null) => string | null,
): contract.billing.PaymentRefund[] =>
  refunds.map(({ amount_cents, reason, ...refund }) => ({
    ...refund,
    amount: toDollars(amount_cents),
    reason: wordsOf(reason),
  }));

export const presentDispute = (
  dispute: AfterPayment['dispute'],
): contract.billing.PaymentDispute | null =>
  dispute && {
    state: dispute.state,
    amount: toDollars(dispute.amount_cents),
    taken_back: toDollars(dispute.taken_cents),
    given_back: toDollars(dispute.given_back_cents),
    opened_on: dispute.opened_on,
    decided_on: dispute.decided_on,
    next: nextOf(dispute),
    replacement: dispute.replacement && {
      charge_id: dispute.replacement.charge_id,
      left: toDollars(dispute.replacement.left_cents),
    },
  };

function nextOf({ state, kind, payment_for, is_owed, has_moved }: Dispute): DisputeNext | null {
  if (state === 'inquiry') return 'bank_asks';
  if (state === 'open') return 'bank_decides';
  if (state === 'won' && !has_moved) return 'nothing_moved';
  if (state === 'won') return is_owed ? 'owed_to_lister' : 'stays_paid';
  if (kind === 'rent') return 'rent_is_open';
  if (kind === 'deposit' || payment_for === 'deposit') return 'deposit_is_open';
  if (payment_for === 'rent') return 'covered_rent_is_open';
  return kind === 'payment_request' ? 'can_be_asked_again' : null;
}

/** What the refunds and disputes recorded so far have left of a charge. */
export async function findDisputedCharge(
  trx: Trx,
  obligation: Obligation,
  income: string,
): Promise<DisputedCharge> {
  const { rows } = await sql<{ taken: number; excess: number }>`
    select
      coalesce(sum(l.amount_cents) filter (where
        j.source_type = 'refund' and l.account = ${income} or l.account = ${ACCOUNTS.disputes}
      ), 0)::int as taken,
      coalesce(sum(l.amount_cents) filter (where l.account = ${ACCOUNTS.excess}), 0)::int as excess
    from journal j join journal_lines l on l.journal_id = j.id
    where j.obligation_id = ${obligation.id} and j.source_type in ('refund', 'dispute')`.execute(
    trx,
  );
  const { taken = 0, excess = 0 } = rows[0] ?? {};
  return { left: Math.max(0, cardAmount(obligation) - taken), excess };
}

/** What the bank has taken in a dispute and not returned, without what is the product's loss. */
export async function bankHolds(trx: Trx, id: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(l.amount_cents), 0)::int as cents
    from journal j join journal_lines l on l.journal_id = j.id and l.account = 'disputes'
    where j.source_type = 'dispute'
      and (j.source_id in (${id}, ${`won:${id}`}) or j.source_id like ${`${id}:%`})`.execute(trx);
  return rows[0]?.cents ?? 0;
}

/** Disputes that the bank has not decided. */
export async function listUndecidedDisputes(db: Db, mode: ProviderMode): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes as d')
    .innerJoin('obligations as o', 'o.id', 'd.obligation_id')
    .select('d.provider_id')
    .where('d.state', 'in', ['inquiry', 'open'])
    .where('o.provider_mode', '=', mode)
    .orderBy('d.opened_at')
    .execute();
  return rows.map(({ provider_id }) => provider_id);
}
