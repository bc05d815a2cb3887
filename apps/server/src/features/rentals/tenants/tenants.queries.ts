import type { contract, OperationRequest } from '@crewpad/contract';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { OPEN_STATUSES } from '../../billing/index.ts';
import { depositHeld, hasRentToSettle, isOpenObjection, refundsPending } from '../money.queries.ts';

type Ids = RawBuilder<{ id: number }>;
type TenantsRequest = OperationRequest<typeof contract.rentals.getTenants>['query'];

/** Of the money, `isSettled` has the last word. An objection also waits after it was settled. */
const toSettle = sql`r.status = 'ended' and (
  exists (select from objections b where b.rental_id = r.id and ${isOpenObjection})
  or r.accepted_at is not null and r.settled_at is null
    and (${hasRentToSettle} or ${depositHeld} > 0 or ${refundsPending} > 0 or exists (
      select from allocations a where a.rental_id = r.id and a.use = 'credit'
      having sum(a.amount_cents) > 0)))`;

/** The condition of each filter on a rental `r`. */
const FILTERS = {
  all: sql`true`,
  pending: sql`r.status = 'pending'`,
  accepted: sql`r.status = 'accepted'`,
  deleted: sql`r.status in ('cancelled', 'declined')`,
  complete: sql`r.status = 'ended'`,
  history: sql`r.status in ('cancelled', 'declined', 'ended')`,
  to_settle: toSettle,
  open: sql`(r.status = 'accepted' or (${toSettle}))`,
  unpaid: sql`r.status = 'ended' and (
    exists (
      select from obligations o
      where o.rental_id = r.id and o.kind = 'rent' and o.status in (${sql.join(OPEN_STATUSES)})
    ) or exists (
      select from payment_requests q where q.rental_id = r.id and q.status = 'pending'
    ))`,
} satisfies Record<TenantsRequest['status'], unknown>;

/**
 * The search text of a lister's rental: names, and the email if visible to them. It has one index.
 */
const searched = sql`lower(concat_ws(' ', r.first_name, r.last_name,
  case when not r.email_hidden or r.accepted_at is not null then r.email::text end))`;

interface TenantsFilter
  extends Pick<TenantsRequest, 'status'>,
    Partial<Pick<TenantsRequest, 'search' | 'location_id' | 'user_id'>> {
  /** Only these. */
  ids?: readonly number[] | undefined;
}

/** The ids of a lister's matching rentals. */
export function rentalsOfLister(
  listerId: number,
  { search, status, location_id, user_id, ids }: TenantsFilter,
): Ids {
  const words = (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const conditions = [
    sql`r.lister_id = ${listerId}`,
    FILTERS[status],
    ...(location_id === undefined ? [] : [sql`r.listing_id = ${location_id}`]),
    ...(user_id === undefined ? [] : [sql`r.user_id = ${user_id}`]),
    ...(ids === undefined ? [] : [sql`r.id = any (${ids}::integer[])`]),
    ...words.map((word) => matchesWord(listerId, word)),
  ];
  return sql<{ id: number }>`select r.id from rentals r where ${sql.join(conditions, sql` and `)}`;
}

/**
 * Matches a search word in the rental, or in the title of a listing, a room or a bed of the lister;
 * a number also as a booking reference.
 */
function matchesWord(listerId: number, word: string) {
  const own = sql`select o.id from listings o where o.user_id = ${listerId}`;
  const reference = /^\d{1,9}$/.test(word) ? sql`or r.id = ${Number(word)}` : sql``;
  return sql`(strpos(${searched}, ${word}) > 0 ${reference}
    or r.listing_id = any (array(${own} and strpos(lower(o.title), ${word}) > 0))
    or r.bed_id = any (array(
      select b.id from listings o join beds b on b.listing_id = o.id join rooms rm on rm.id = b.room_id
      where o.user_id = ${listerId}
        and strpos(lower(rm.room_name || ' ' || b.bed_name), ${word}) > 0)))`;
}

/** The ids of a member's rentals as a tenant, by their id or their verified email. */
export function rentalsOfTenant({ id, email, isEmailVerified }: MemberActor): Ids {
  const byId = sql`select r.id from rentals r where r.user_id = ${id}`;
  if (!isEmailVerified) return sql<{ id: number }>`${byId}`;
  return sql<{ id: number }>`${byId}
    union all select r.id from rentals r where r.user_id is null and r.email = ${email}::citext`;
}

/** The ids of a member's rentals in one role, or in both. */
export function rentalsOfMember(actor: MemberActor, role: 'tenant' | 'lister' | undefined): Ids {
  const asLister = sql<{ id: number }>`select r.id from rentals r where r.lister_id = ${actor.id}`;
  if (role === 'lister') return asLister;
  if (role === 'tenant') return rentalsOfTenant(actor);
  // A member cannot invite themselves, so no rental is in both.
  return sql<{ id: number }>`${asLister} union all ${rentalsOfTenant(actor)}`;
}
