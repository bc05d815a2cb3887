import type { Collection, PaymentPurpose, RentalStatus } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { ChangeSummary, Deduction } from '../../../platform/database/column-types.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { cardCents } from '../../../platform/payments/obligation-kinds.ts';
import { isBlocked } from '../../accounts/index.ts';
import { OPEN_STATUSES } from '../../billing/index.ts';
import { isAfterDispute } from '../money.queries.ts';
import type { Cover } from '../present-money.ts';
import type { RentalRow } from '../rentals.queries.ts';
import { rentalsOfTenant } from './tenants.queries.ts';

/** A period of rent, and the part of it that a payment covers. */
export interface TransactionPeriod {
  charge_id: number;
  period_from: string;
  period_to: string;
  cents: number;
  of_cents: number;
  due_at: string;
  collection: Collection;
  was_declined: boolean;
}

/** What a payment covers. Amounts in whole cents. */
export interface Covered {
  /** What it covers, or had covered before it was voided. */
  periods: TransactionPeriod[];
  credit_cents: number;
  rest_cents: number;
  /** Whether there is other rent to collect that rest. */
  has_next_rent: boolean;
  /** The lister closed the settlement without returning its credit. */
  is_settled: boolean;
  credit_kept_cents: number;
  credit_kept_reason: string | null;
}

/** What the entry `mp` or the paid request `o` is used for. */
export const usedParts = sql`
  left join lateral (
    select min(ro.period_from) as period_from, max(ro.period_to) as period_to,
      count(*) filter (where a.use = 'rent') = 1
        and bool_and(a.cents = ro.amount_cents + ro.carried_cents) filter (where a.use = 'rent')
        as is_whole,
      json_agg(json_build_object('charge_id', ro.id, 'period_from', ro.period_from,
        'period_to', ro.period_to, 'cents', a.cents,
        'of_cents', ro.amount_cents + ro.carried_cents, 'due_at', ro.due_at,
        'collection', ro.collection, 'was_declined', exists (
          select from payment_attempts t where t.obligation_id = ro.id and t.status = 'declined'
        )) order by ro.period_from, ro.id) filter (where a.use = 'rent') as periods,
      sum(a.cents) filter (where a.use = 'credit')::int as credit_cents,
      sum(a.cents) filter (where a.use = 'kept')::int as kept_cents,
      sum(ro.rest_cents) filter (where a.last = (
        select max(x.id) from allocations x where x.obligation_id = ro.id
      ))::int as rest_cents
    from (
      -- A voided entry still names what it had covered, and the credit that its void has undone.
      select use, obligation_id, max(id) as last, case
        when mp.voided_at is null or use = 'kept' then sum(amount_cents)
        else -sum(amount_cents) filter (where amount_cents < 0
          and (use = 'rent' or created_at >= mp.voided_at)) end::int as cents
      from (
        select * from allocations where manual_payment_id = mp.id
        union all
        select * from allocations where request_obligation_id = o.id
      ) both_sources group by use, obligation_id
    ) a left join obligations ro on ro.id = a.obligation_id
    where a.cents > 0
  ) used on true`;

/** The credit of a payment of the rental `r` that the lister kept, `used` for that, and why. */
export const keptCredit = sql`coalesce(used.kept_cents, 0) as credit_kept_cents,
    case when used.kept_cents > 0 then (
      select h.reason from rental_history h
      where h.rental_id = r.id and h.action = 'keep_credit' order by h.id desc limit 1
    ) end as credit_kept_reason`;

/** Why the lister kept parts of the obligation `o` or the entry `mp`; of the credit `used`. */
export const keptReasons = sql<string[]>`(
      select coalesce(json_agg(k.reason order by k.at, k.place), '[]') from (
        select coalesce(d ->> 'reason', rf.reason) as reason, rf.created_at as at, place
        from refunds rf
        left join jsonb_array_elements(rf.deductions) with ordinality x (d, place) on true
        where (rf.obligation_id = o.id or rf.manual_payment_id = mp.id)
          and rf.state <> 'failed' and rf.kept_cents > 0
        union all
        select h.reason, h.created_at, 0 from rental_history h
        where h.rental_id = r.id and h.action = 'keep_credit' and used.kept_cents > 0
      ) k where k.reason <> ''
    )`;

/** Whether a rental `r` has rent that can collect a rest. */
export const hasNextRent = sql<boolean>`(r.next_rent_on is not null or exists (
      select from obligations n
      where n.rental_id = r.id and n.kind = 'rent' and n.status in (${sql.join(OPEN_STATUSES)})
    ))`;

/** What paid requests cover. */
export async function listCovered(
  db: Db | Trx,
  ids: readonly number[],
): Promise<(Covered & { id: number })[]> {
  const { rows } = await sql<Covered & { id: number }>`
    select o.id, coalesce(used.periods, '[]') as periods,
      coalesce(used.credit_cents, 0) as credit_cents, coalesce(used.rest_cents, 0) as rest_cents,
      ${hasNextRent} as has_next_rent, r.settled_at is not null as is_settled,
      ${keptCredit}
    from obligations o
    join rentals r on r.id = o.rental_id
    left join manual_payments mp on false
    ${usedParts}
    where o.id = any (${ids}::integer[])`.execute(db);
  return rows;
}

/** Selects a reader's rows by the lister or by the rental they belong to. */
type HistoryScope = (row: {
  lister: RawBuilder<unknown>;
  rental: RawBuilder<unknown>;
}) => RawBuilder<unknown>;

const ofCharge = { lister: sql`o.payee_id`, rental: sql`o.rental_id` };
const ofEntry = { lister: sql`mp.lister_id`, rental: sql`mp.rental_id` };
const isOfStay = sql`o.kind in ('rent', 'deposit', 'payment_request')`;
const purpose = sql`coalesce((
  select q.payment_for from payment_requests q where q.obligation_id = o.id), o.kind)`;
/** The provider's times are whole seconds: no payment comes before its request. */
const chargedAt = sql`greatest(o.paid_at, (
  select q.created_at from payment_requests q where q.obligation_id = o.id))`;
const refundAction = sql`case when f.amount_cents = 0 then 'keep_deposit' else 'refund' end`;
/** The bank's returns of a refund and its new tries are steps of their own. */
const refundState = sql`case when f.returns > 0 and exists (
      select from rental_history h
      where h.rental_id = o.rental_id and h.action in ('refund_returned', 'refund_refused')
        and (h.change_summary -> 'refund' ->> 'to')::int = f.id
    ) then 'done' else f.state end`;

/**
 * What happened to the money of the stays in a scope, from the rows that moved it: columns action,
 * id, rental_id, at, actor, amount_cents, payment_for, method, state, kept_cents, deductions, reason,
 * paid_on, obligation_id, manual_payment_id. `id` is unique for each action.
 */
const moneyHistory = (scope: HistoryScope): RawBuilder<unknown> => sql`
  select 'charge' as action, o.id, o.rental_id, ${chargedAt} as at, 'tenant' as actor,
    ${cardCents} as amount_cents, ${purpose} as payment_for, 'card' as method,
    null as state, 0 as kept_cents, '[]'::jsonb as deductions, null as reason,
    null::date as paid_on, o.id as obligation_id, null::int as manual_payment_id
  from obligations o
  where ${scope(ofCharge)} and ${isOfStay} and o.paid_at is not null and ${cardCents} > o.rest_cents
  union all
  select ${refundAction}, f.id, o.rental_id, f.created_at, 'lister', f.amount_cents, ${purpose},
    f.method, ${refundState}, f.kept_cents, f.deductions, f.reason, null, o.id, null
  from obligations o join refunds f on f.obligation_id = o.id
  where ${scope(ofCharge)} and ${isOfStay}
  union all
  -- made in the provider's own pages
  select 'provider_refund', j.id, o.rental_id, j.at, 'system', -sum(l.amount_cents)::int,
    ${purpose}, 'card', 'done', 0, '[]', null, null, o.id, null
  from obligations o
  join journal j on j.obligation_id = o.id and j.source_type = 'refund' and j.source_id like 're\\_%'
  join journal_lines l on l.journal_id = j.id and l.account = 'connected'
  where ${scope(ofCharge)} and ${isOfStay}
    and not exists (select from refunds f where f.provider_refund_id = j.source_id)
    -- one that a bank sent back has reached nobody: its request tells of the tries
    and not exists (
      select from journal b
      where b.source_type = 'refund' and b.source_id = 'failed:' || j.source_id)
  group by j.id, o.id having sum(l.amount_cents) < 0
  union all
  select e.action, abs(hashtext(d.provider_id)),
    o.rental_id, e.at, 'system', d.amount_cents, ${purpose}, 'card', d.state, 0, '[]', null, null,
    o.id, null
  from obligations o
  join disputes d on d.obligation_id = o.id and d.state <> 'inquiry'
  cross join lateral (values ('open_dispute', d.opened_at), ('close_dispute', d.closed_at)) e (action, at)
  where ${scope(ofCharge)} and ${isOfStay} and e.at is not null
  union all
  select e.action, q.id, q.rental_id, e.at, e.actor, e.amount_cents, e.payment_for, null, null, 0,
    '[]', e.reason, null, null, null
  from obligations o join payment_requests q on q.obligation_id = o.id
  -- Edits are steps of their own.
  left join lateral (
    select (h.change_summary->'request_amount'->>'from')::int as amount_cents,
      h.change_summary->'request_for'->>'from' as payment_for
    from rental_history h
    where h.rental_id = q.rental_id and h.action = 'edit_request'
      and (h.change_summary->'request'->>'to')::int = q.id
    order by h.id limit 1
  ) sent on true
  cross join lateral (values
    ('send_request', q.created_at, 'lister', null, coalesce(sent.amount_cents, q.amount_cents),
      coalesce(sent.payment_for, q.payment_for)),
    (case q.status when 'rejected' then 'reject_request' when 'withdrawn' then 'withdraw_request' end,
      q.closed_at, case q.status when 'rejected' then 'tenant' else 'lister' end, q.reason,
      q.amount_cents, q.payment_for)
  ) e (action, at, actor, reason, amount_cents, payment_for)
  where ${scope(ofCharge)} and o.kind = 'payment_request' and e.action is not null
  union all
  select e.action, mp.id, mp.rental_id, e.at, 'lister', mp.amount_cents, mp.payment_for,
    mp.payment_method, null, 0, '[]', e.reason, mp.paid_on, null, mp.id
  from manual_payments mp
  cross join lateral (values ('add_payment', mp.created_at, null),
    ('void_payment', mp.voided_at, mp.void_reason)) e (action, at, reason)
  where ${scope(ofEntry)} and e.at is not null
  union all
  select ${refundAction}, f.id, mp.rental_id, f.created_at, 'lister', f.amount_cents,
    mp.payment_for, f.method, f.state, f.kept_cents, f.deductions, f.reason, null, null, mp.id
  from manual_payments mp join refunds f on f.manual_payment_id = mp.id
  where ${scope(ofEntry)}`;

/** What happened to money. Amounts in whole cents. */
interface HistoryMoney {
  amount_cents: number;
  payment_for: PaymentPurpose;
  /** The rent of a card charge; the end is exclusive. */
  period_from: string | null;
  period_to: string | null;
  /** The rent that an entry or a paid request covers. */
  periods: Cover[];
  method: string | null;
  state: string | null;
  kept_cents: number;
  /** Of an entry: what covers no rent. */
  credit_cents: number;
  deductions: Deduction[];
  /** The rent that a lost dispute has opened again. */
  reopened_cents: number | null;
  paid_on: string | null;
}

/** An entry of the history with the rental data for its readers. Amounts in whole cents. */
export interface HistoryEntry {
  id: number;
  rental_id: number;
  lister_id: number;
  listing_id: number;
  title: string;
  room_and_bed: string;
  tenant: string;
  lister: string;
  email: string;
  email_hidden: boolean;
  accepted_at: Date | null;
  /** One party blocked the other. */
  is_blocked: boolean;
  action: string;
  change_summary: ChangeSummary;
  reason: string | null;
  actor: 'lister' | 'tenant' | 'system' | 'admin';
  status: RentalStatus;
  time_zone: string;
  money: HistoryMoney | null;
  created_at: Date;
}

interface Page {
  limit: number;
  offset: number;
}
interface HistoryPage {
  rows: HistoryEntry[];
  total: number;
}

/** The history of all rentals of a member, as lister and as tenant, newest first. */
export function listHistory(db: Db, actor: MemberActor, page: Page): Promise<HistoryPage> {
  const asLister: HistoryScope = ({ lister }) => sql`${lister} = ${actor.id}`;
  const asTenant: HistoryScope = ({ rental }) =>
    sql`${rental} = any (array(${rentalsOfTenant(actor)}))`;
  return listEntries(db, [asLister, asTenant], page);
}

/** The history of all rentals of the same person with the same lister as a rental, newest first. */
export function listHistoryOf(
  db: Db,
  actor: MemberActor,
  rental: RentalRow,
  page: Page,
): Promise<HistoryPage> {
  const rentals =
    actor.id === rental.lister_id
      ? rentalsOfPerson(rental)
      : sql`select mine.id from (${rentalsOfTenant(actor)}) own join rentals mine on mine.id = own.id
          where mine.lister_id = ${rental.lister_id}`;
  return listEntries(db, [({ rental: id }) => sql`${id} = any (array(${rentals}))`], page);
}

/** A person is their account, or their email before they have one. */
function rentalsOfPerson({ id, lister_id, user_id, email }: RentalRow) {
  // The emails of old invitations are deleted: they no longer say who was the same person.
  if (user_id === null && email === '') return sql`select ${id}::integer as id`;
  const samePerson =
    user_id === null
      ? sql`r.email = ${email}::citext`
      : sql`(r.user_id = ${user_id} or r.user_id is null and r.email = ${email}::citext)`;
  return sql`select r.id from rentals r where r.lister_id = ${lister_id} and ${samePerson}`;
}

const ofStep = { lister: sql`h.lister_id`, rental: sql`h.rental_id` };
/** These were also written as steps; their rows know more. */
const isStep = sql`h.action not in ('add_payment', 'void_payment')`;

/** What happened at once: requests first, then steps, what they moved, and what happened to payments. */
const newestFirst = sql`at desc, case
    when action = 'send_request' then 0
    when amount_cents is null then 1
    when action in ('charge', 'add_payment') then 2
    else 3
  end desc, id desc, action`;

/**
 * The steps and the money of several disjoint scopes, newest first. Steps walk the index of their
 * scope.
 */
async function listEntries(
  db: Db,
  scopes: readonly HistoryScope[],
  { limit, offset }: Page,
): Promise<HistoryPage> {
  const steps = scopes.map(
    (scope) => sql`(
      select h.action, h.id, h.rental_id, h.created_at as at, h.actor, null::int as amount_cents,
        null as payment_for, null as method, null as state, 0 as kept_cents,
        '[]'::jsonb as deductions, h.reason, null::date as paid_on, null::int as obligation_id,
        null::int as manual_payment_id
      from rental_history h where ${scope(ofStep)} and ${isStep}
      order by h.id desc limit ${limit + offset})`,
  );
  const counts = scopes.map(
    (scope) => sql`(
      select count(*)::int from rental_history h where ${scope(ofStep)} and ${isStep})`,
  );
  const all = sql` union all `;
  const { rows } = await sql<(HistoryEntry | { id: null }) & { total: number }>`
    with money as materialized (${sql.join(scopes.map(moneyHistory), all)}),
    shown as materialized (
      select * from (${sql.join(steps, all)} union all select * from money) matching
      order by ${newestFirst} limit ${limit} offset ${offset}
    )
    select page.*, counted.total
    from (select (select count(*)::int from money) + ${sql.join(counts, sql` + `)} as total) counted
    left join (
      select s.id, s.rental_id, r.lister_id, r.listing_id, l.title,
        coalesce(h.room_and_bed, rm.room_name || ', ' || b.bed_name) as room_and_bed,
        coalesce(m.display_name, nullif(btrim(r.first_name || ' ' || r.last_name), ''), '') as tenant,
        w.display_name as lister, r.email::text as email, r.email_hidden, r.accepted_at, s.action,
        ${isBlocked(sql`r.user_id`, sql`r.lister_id`)} as is_blocked,
        coalesce(h.change_summary, '{}') as change_summary, s.reason,
        case when s.action = 'charge' then coalesce((
          select case when t.on_session then s.actor when t.by_payee then 'lister' end
          from payment_attempts t
          where t.obligation_id = s.obligation_id and t.status = 'paid'
          order by t.on_session desc, t.by_payee desc limit 1
        ), 'system') else s.actor end as actor,
        coalesce(h.status, r.status) as status, r.time_zone, s.at, s.at as created_at,
        case when s.amount_cents is not null then json_build_object(
          'amount_cents', s.amount_cents, 'payment_for', s.payment_for,
          'period_from', o.period_from, 'period_to', o.period_to,
          'periods', coalesce(used.periods, '[]'),
          'method', s.method, 'state', s.state, 'kept_cents', s.kept_cents,
          'credit_cents', case when s.action in ('charge', 'add_payment', 'void_payment')
            then coalesce(used.credit_cents, 0) else 0 end,
          'deductions', s.deductions, 'paid_on', s.paid_on,
          'reopened_cents', case when s.action = 'close_dispute' then (
            select o.amount_cents from obligations o
            where o.replaces_id = s.obligation_id and ${isAfterDispute}
              and o.closed_as is distinct from 'withdrawn'
            order by o.id limit 1
          ) end) end as money,
        s.amount_cents
      from shown s
      left join rental_history h on s.amount_cents is null and h.id = s.id
      join rentals r on r.id = s.rental_id
      join listings l on l.id = r.listing_id
      join beds b on b.id = r.bed_id
      join rooms rm on rm.id = b.room_id
      join members w on w.id = r.lister_id
      left join members m on m.id = r.user_id
      left join obligations o on o.id = s.obligation_id
      -- A refund names no rent: what it has uncovered is no longer paid.
      left join manual_payments mp on mp.id = s.manual_payment_id
        and s.action in ('add_payment', 'void_payment')
      ${usedParts}
    ) page on true
    order by ${newestFirst}`.execute(db);
  const entries = rows.filter((row): row is HistoryEntry & { total: number } => row.id !== null);
  return { rows: entries, total: rows[0]?.total ?? 0 };
}
