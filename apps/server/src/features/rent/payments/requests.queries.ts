import type { ObligationStatus, PaymentPurpose, PaymentRequestStatus } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { isBlocked } from '../../accounts/index.ts';
import { disputedCents, paymentHold, wasStopped } from '../../rentals/index.ts';
import { wasDeclined } from './payments.queries.ts';

/** A payment request with the data for its readers. Amounts in whole cents. */
export interface RequestRow {
  id: number;
  obligation_id: number;
  obligation_status: ObligationStatus;
  rental_id: number;
  lister_id: number;
  tenant_id: number;
  amount_cents: number;
  /** The lister's fee; null if no card was charged yet. */
  fee_cents: number | null;
  /** The country of the tenant's card; null if unknown. */
  card_country: string | null;
  payment_for: PaymentPurpose;
  /** Its latest attempt was declined. */
  was_declined: boolean;
  /** What it waits for; null for nothing, or once it is closed. */
  hold: 'bank_confirmation' | 'collections_held' | 'payouts' | null;
  /** It was closed while the bank waited for the tenant to confirm its payment. */
  was_stopped: boolean;
  /** What a bank took back and has not returned. */
  taken_back_cents: number;
  /** A bank has not decided about it. */
  is_disputed: boolean;
  notes: string;
  /** One party blocked the other: no free text of one reaches the other. */
  is_blocked: boolean;
  /** The stored status: attempts are recorded on the obligation. */
  status: 'pending' | 'complete' | 'rejected' | 'withdrawn';
  reason: string | null;
  /** Rejected in a stay that goes on; the lister has neither dismissed it nor asked again. */
  waits_for_lister: boolean;
  lister_name: string;
  /** The invited name, for emails. */
  tenant_name: string;
  /** The name shown with their other rentals. */
  tenant_display_name: string;
  crashpad_name: string;
  time_zone: string;
  room_name: string;
  bed_name: string;
  created_at: Date;
  /** Its amount before the latest edit of amount or purpose; null without one. */
  amount_before: number | null;
  /** The same of its purpose. */
  payment_for_before: PaymentPurpose | null;
}

const columns = sql`
  q.id, q.obligation_id, o.status as obligation_status, q.rental_id, q.lister_id, q.tenant_id,
  o.amount_cents, o.application_fee_cents as fee_cents, p.country as card_country, q.payment_for,
  q.notes, ${isBlocked(sql`q.lister_id`, sql`q.tenant_id`)} as is_blocked, ${wasDeclined} as was_declined,
  ${wasStopped} as was_stopped, case when q.status = 'pending' then ${paymentHold} end as hold, ${disputedCents} as taken_back_cents,
  exists (select from disputes d where d.obligation_id = o.id and d.state = 'open') as is_disputed,
  q.status, q.reason,
  q.status = 'rejected' and q.seen_at is null and r.status = 'accepted' and not exists (
    select from payment_requests n
    where n.lister_id = q.lister_id and n.id > q.id and n.rental_id = q.rental_id
      and n.payment_for = q.payment_for
  ) as waits_for_lister, w.display_name as lister_name,
  coalesce(t.display_name, nullif(trim(r.first_name || ' ' || r.last_name), '')) as tenant_name,
  t.display_name as tenant_display_name,
  l.title as crashpad_name, r.time_zone, rm.room_name, b.bed_name, q.created_at,
  edited.amount_before, edited.payment_for_before`;

const parts = sql`
  join obligations o on o.id = q.obligation_id
  join rentals r on r.id = q.rental_id
  join listings l on l.id = r.listing_id
  join beds b on b.id = r.bed_id
  join rooms rm on rm.id = b.room_id
  join members w on w.id = q.lister_id
  join members t on t.id = q.tenant_id
  left join payment_methods p on p.member_id = q.tenant_id and p.provider_mode = o.provider_mode
  left join lateral (
    select (h.change_summary->'request_amount'->>'from')::int as amount_before,
      h.change_summary->'request_for'->>'from' as payment_for_before
    from rental_history h
    where h.rental_id = q.rental_id and h.action = 'edit_request'
      and (h.change_summary->'request'->>'to')::int = q.id
    order by h.id desc limit 1
  ) edited on true`;

/** undefined if none. Includes withdrawn ones. */
export async function findRequest(db: Db | Trx, id: number): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from payment_requests q ${parts} where q.id = ${id}`.execute(db);
  return rows[0];
}

/** A request that must exist. */
export async function getRequest(db: Db | Trx, id: number): Promise<RequestRow> {
  const row = await findRequest(db, id);
  if (row === undefined) throw new Error(`there is no payment request ${id}`);
  return row;
}

/** The requests of some obligations. */
export async function findRequestsOf(db: Db | Trx, obligations: readonly number[]) {
  const { rows } = await sql<RequestRow>`
    select ${columns} from payment_requests q ${parts}
    where q.obligation_id = any (${obligations}::integer[])`.execute(db);
  return rows;
}

const isInFlight = sql`(select x.status = 'collecting' from obligations x where x.id = q.obligation_id)`;
const hasStatus: Record<PaymentRequestStatus, RawBuilder<unknown>> = {
  pending: sql`q.status = 'pending' and not ${isInFlight}`,
  processing: sql`q.status = 'pending' and ${isInFlight}`,
  complete: sql`q.status = 'complete'`,
  rejected: sql`q.status = 'rejected'`,
};

/** A page of the requests that a member sent or received, newest first, with the total. */
export async function listRequests(
  db: Db,
  memberId: number,
  {
    status,
    limit,
    offset,
  }: { status?: PaymentRequestStatus | undefined; limit: number; offset: number },
): Promise<{ rows: RequestRow[]; total: number }> {
  const condition = status === undefined ? sql`q.status <> 'withdrawn'` : hasStatus[status];
  const { rows } = await sql<(RequestRow | { id: null }) & { total: number }>`
    with matching as materialized (
      select q.id from payment_requests q where q.lister_id = ${memberId} and ${condition}
      union
      select q.id from payment_requests q where q.tenant_id = ${memberId} and ${condition}
    ), shown as materialized (
      select id from matching order by id desc limit ${limit} offset ${offset}
    )
    select page.*, counted.total
    from (select count(*)::int as total from matching) counted
    left join (
      select ${columns} from shown s join payment_requests q on q.id = s.id ${parts}
    ) page on true
    order by page.id desc`.execute(db);
  const requests = rows.filter((row): row is RequestRow & { total: number } => row.id !== null);
  return { rows: requests, total: rows[0]?.total ?? 0 };
}

/** The number of payment requests that the member has not answered. */
export const countOpenRequests = sql<number>`(
  select count(*)::int from payment_requests q where q.tenant_id = m.id and q.status = 'pending'
)`;
