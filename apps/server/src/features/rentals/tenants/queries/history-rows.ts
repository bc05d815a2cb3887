import type { PaymentPurpose, RentalStatus } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { ChangeSummary, Deduction } from '../../../../platform/database/column-types.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { isBlocked } from '../../../accounts/index.ts';
import type { Cover } from '../../present-owed.ts';
import { isAfterDispute } from '../../queries/open-charge.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';
import { usedParts } from '../../queries/transaction-periods.ts';
import { rentalsOfTenant } from './matching-rentals.ts';
import { type HistoryScope, moneyHistory } from './money-history.ts';

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

/** What one step moved comes after it, and what happened to a payment after the payment. */
const newestFirst = sql`at desc, amount_cents is null,
  action in ('charge', 'add_payment', 'send_request'), id desc, action`;

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
  const found = rows.filter((row): row is HistoryEntry & { total: number } => row.id !== null);
  return { rows: found, total: rows[0]?.total ?? 0 };
}
