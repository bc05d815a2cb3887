import {
  COLLECTION,
  type FeaturedPlan,
  LISTING_STATUS,
  type Locale,
  type ObligationStatus,
  PROMOTION_KIND,
  type PromotionEnd,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { BlockReason, Obligation } from '../../platform/payments/obligation-kinds.ts';
import { OPEN_STATUSES } from '../billing/index.ts';
import type { PromotedListing } from './policy.ts';

/** A listing with the data for buying a promotion; undefined if unknown. */
export function findPromotedListing(
  db: Db | Trx,
  listingId: number,
): Promise<PromotedListing | undefined> {
  return db
    .selectFrom('listings')
    .select(['user_id', 'status', 'feature_listing', 'feature_ongoing', 'removed_at'])
    .where('id', '=', listingId)
    .executeTakeFirst();
}

export interface PromotionRow {
  id: number;
  obligation_id: number;
  listing_id: number;
  title: string;
  plan: FeaturedPlan;
  amount_cents: number;
  starts_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  ended_as: PromotionEnd | null;
  repeat: boolean;
  created_at: Date;
  /** The next term, while it is owed. */
  renewal: {
    id: number;
    status: ObligationStatus;
    amount_cents: number;
    next_attempt_at: string | null;
  } | null;
}

const openStatuses = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));

/** The open renewal of an active promotion `f`. */
const renewalOf = sql`(
  select json_build_object('id', r.id, 'status', r.status, 'amount_cents', r.amount_cents,
    'next_attempt_at', r.next_attempt_at)
  from obligations r
  where f.ended_at is null and r.listing_id = f.listing_id and r.kind = ${sql.lit(PROMOTION_KIND)}
    and r.collection = 'auto' and r.cancel_requested_at is null and r.status in (${openStatuses})
) as renewal`;

interface PromotionList {
  listingId?: number | undefined;
  limit: number;
  offset: number;
}

/** Promotions of a member's listings, newest first. */
export async function listPromotions(
  db: Db,
  memberId: number,
  { listingId, limit, offset }: PromotionList,
): Promise<{ rows: PromotionRow[]; total: number }> {
  const { rows } = await sql<PromotionRow & { total: number }>`
    select f.id, f.obligation_id, f.listing_id, l.title, f.plan, o.amount_cents, f.starts_at, f.ends_at,
      f.ended_at, f.ended_as, f.repeat, f.created_at, ${renewalOf},
      (count(*) over ())::integer as total
    from listings l
    join listing_features f on f.listing_id = l.id
    join obligations o on o.id = f.obligation_id
    where l.user_id = ${memberId}
      and (${listingId ?? null}::integer is null or l.id = ${listingId ?? null}::integer)
    order by f.id desc limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** The option of the newest active promotion of member `m`. */
export const runningPlanOf: RawBuilder<FeaturedPlan | null> = sql<FeaturedPlan | null>`(
  select f.plan from listings l join listing_features f on f.listing_id = l.id and f.ended_at is null
  where l.user_id = m.id order by f.id desc limit 1
)`;

export interface OfferRow {
  hidden: boolean;
  full: boolean;
  airports: { prefix: string; featured: number }[];
}

/** The number of Featured listings at each of a listing's airports, shown before promoting it. */
export async function getOffer(db: Db, listingId: number, now: Date): Promise<OfferRow> {
  const { rows } = await sql<OfferRow>`
    select l.hidden, l.num_beds > 0 and l.num_occupied_beds + l.num_blocked_beds >= l.num_beds as full, (
      select coalesce(json_agg(json_build_object('prefix', a.prefix, 'featured', (
        select count(*) from airport_listings f
        where f.airport_id = a.id and f.featured and f.owner_expire_at > ${now}
      )) order by la.position), '[]')
      from listing_airports la join airports a on a.id = la.airport_id
      where la.listing_id = l.id
    ) as airports
    from listings l where l.id = ${listingId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no listing ${listingId}`);
  return row;
}

export interface PaidPromotion {
  featured_plan: FeaturedPlan;
  listing_id: number;
  feature_listing: number;
  feature_ongoing: number;
  ends_at: Date;
  repeat: boolean;
}

/** What a paid charge bought, and the listing's current promotion. */
export function findPaidPromotion(
  db: Db,
  obligationId: number,
): Promise<PaidPromotion | undefined> {
  return db
    .selectFrom('listing_features as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .select([
      'f.plan as featured_plan',
      'f.listing_id',
      'l.feature_listing',
      'l.feature_ongoing',
      'f.ends_at',
      'f.repeat',
    ])
    .where('f.obligation_id', '=', obligationId)
    .executeTakeFirst();
}

/** What promotions were paid for, for receipts and emails. */
export function listPurchases(
  db: Db | Trx,
  ids: readonly number[],
): Promise<{ id: number; title: string; featured_plan: FeaturedPlan | null }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('obligations as o')
    .innerJoin('listings as l', 'l.id', 'o.listing_id')
    .select(['o.id', 'l.title', 'o.featured_plan'])
    .where('o.id', 'in', ids)
    .execute();
}

/** Whether a charge was cancelled before it was paid. */
export async function isCancelled(db: Db, obligationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('obligations')
    .select('status')
    .where('id', '=', obligationId)
    .executeTakeFirst();
  return row?.status === 'cancelled';
}

/** Open charges for promotions, of one listing or of a member. */
export async function listOpenCharges(
  db: Db,
  of: { listingId: number } | { memberId: number },
): Promise<number[]> {
  const [column, value] =
    'listingId' in of
      ? (['listing_id', of.listingId] as const)
      : (['payer_id', of.memberId] as const);
  const rows = await db
    .selectFrom('obligations')
    .select('id')
    .where(column, '=', value)
    .where('kind', '=', PROMOTION_KIND)
    .where('status', 'in', OPEN_STATUSES)
    .execute();
  return rows.map(({ id }) => id);
}

/** A listing's current promotion. */
export async function findShown(
  db: Db,
  listingId: number,
): Promise<{
  listing_id: number;
  feature_listing: 0 | 1;
  feature_ongoing: 0 | 1;
  ends_at: string | null;
}> {
  const row = await db
    .selectFrom('listings')
    .select(['feature_listing', 'feature_ongoing', 'feature_ends_at'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  return {
    listing_id: listingId,
    feature_listing: row.feature_listing === 1 ? 1 : 0,
    feature_ongoing: row.feature_ongoing === 1 ? 1 : 0,
    ends_at: row.feature_ends_at?.toISOString() ?? null,
  };
}

/**
 * Why a promotion cannot be charged right now. Invisible promotions are not charged: the listing
 * must be active, and its owner's account active and unexpired.
 */
export async function findBlockReason(
  trx: Trx,
  { listing_id, payer_id, cancel_requested_at, collection, lease_until }: Obligation,
): Promise<BlockReason | undefined> {
  if (cancel_requested_at !== null || listing_id === null) return 'not_owed';
  const row = await trx
    .selectFrom('listings as l')
    .innerJoin('members as m', 'm.id', 'l.user_id')
    .leftJoin('listing_features as f', (join) =>
      join.onRef('f.listing_id', '=', 'l.id').on('f.ended_at', 'is', null),
    )
    .select([
      'l.user_id',
      'l.status',
      'l.feature_listing',
      'l.removed_at',
      'm.expire_at',
      'f.repeat',
    ])
    .select('m.status as owner_status')
    .where('l.id', '=', listing_id)
    .executeTakeFirst();
  if (row === undefined || row.user_id !== payer_id) return 'not_owed';
  // The lease was just renewed: anything that ends before it does counts as ended.
  const isExpired = row.expire_at !== null && lease_until !== null && row.expire_at <= lease_until;
  const isListed = row.status === LISTING_STATUS.active && row.removed_at === null;
  const isFindable = isListed && row.owner_status === 'ACTIVE' && !isExpired;
  const isRequested =
    collection === COLLECTION.auto ? row.repeat === true : row.feature_listing === 0;
  return isFindable && isRequested ? undefined : 'not_owed';
}

interface EmailedRenewal {
  listing_id: number;
  title: string;
  thumbnail: string | null;
  email: string;
  locale: Locale;
  first_name: string;
  status: ObligationStatus;
  amount_cents: number;
  due_at: Date;
  hasCard: boolean;
  card_brand: string | null;
  card_last4: string | null;
  code: string | null;
  decline_code: string | null;
}

/** An unpaid renewal for an email; undefined if it was paid or cancelled, or its payer has left. */
export async function findEmailedRenewal(
  trx: Trx,
  obligationId: number | undefined,
  attemptId: number | undefined,
): Promise<EmailedRenewal | undefined> {
  if (obligationId === undefined) return undefined;
  const { rows } = await sql<EmailedRenewal>`
    select o.listing_id, l.title, l.thumbnail, m.email, m.locale, m.first_name, o.status, o.amount_cents, o.due_at,
      coalesce(a.card_brand, p.brand) as card_brand, coalesce(a.card_last4, p.last4) as card_last4,
      a.id is not null as "hasCard", a.code, a.decline_code
    from obligations o
    join listings l on l.id = o.listing_id
    join members m on m.id = o.payer_id and m.status <> 'CLOSED'
    left join payment_attempts a on a.id = ${attemptId ?? null}::integer and a.obligation_id = o.id
    left join payment_methods p on p.member_id = m.id and p.provider_mode = o.provider_mode
    where o.id = ${obligationId} and o.paid_at is null and o.status <> 'cancelled'`.execute(trx);
  return rows[0];
}

interface EmailedEnd {
  listing_id: number;
  title: string;
  thumbnail: string | null;
  email: string;
  locale: Locale;
  first_name: string;
  ends_at: Date;
  ended_as: PromotionEnd | null;
  /** Whether it was Featured to the end. */
  renewed: boolean;
}

/** An ended promotion; undefined if its lister has left, or a new one is active. */
export async function findEmailedEnd(
  trx: Trx,
  promotionId: number | undefined,
): Promise<EmailedEnd | undefined> {
  if (promotionId === undefined) return undefined;
  const { rows } = await sql<EmailedEnd>`
    select f.listing_id, l.title, l.thumbnail, m.email, m.locale, m.first_name, f.ends_at, f.ended_as, f.repeat as renewed
    from listing_features f
    join listings l on l.id = f.listing_id and l.status <> ${sql.lit(LISTING_STATUS.deleted)} and l.feature_listing = 0
    join members m on m.id = l.user_id and m.status <> 'CLOSED'
    where f.id = ${promotionId} and f.ended_at is not null`.execute(trx);
  return rows[0];
}

/** The listing of a promotion, for a notification about it. */
export function findNotifiedListing(
  trx: Trx,
  promotionId = 0,
): Promise<{ listing_id: number } | undefined> {
  return trx
    .selectFrom('listing_features')
    .select('listing_id')
    .where('id', '=', promotionId)
    .executeTakeFirst();
}
