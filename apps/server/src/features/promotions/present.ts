import type { contract } from '@crewpad/contract';
import {
  FEATURED_PLAN_RECORDS,
  FEATURED_PLANS,
  LISTING_STATUS,
  promotionEnd,
  toDollars,
} from '@crewpad/domain';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { Texts } from '../../platform/texts.ts';
import type { PromotedListing } from './policy.ts';
import type { OfferRow, PaidPromotion, PromotionRow } from './promotions.queries.ts';
import { planWords } from './promotions.ts';

/** A promotion for its lister. Pure. */
export function presentPromotion(row: PromotionRow): contract.promotions.Promotion {
  const { renewal } = row;
  return {
    id: row.id,
    charge_id: row.obligation_id,
    listing_id: row.listing_id,
    title: row.title,
    featured_listing_plan: row.plan,
    state: row.ended_at !== null ? 'ended' : row.repeat ? 'featured' : 'boosted',
    amount: toDollars(row.amount_cents),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    repeat: row.ended_at === null && row.repeat,
    renewal: renewal && {
      charge_id: renewal.id,
      status: renewal.status,
      amount: toDollars(renewal.amount_cents),
      next_attempt_at:
        renewal.next_attempt_at === null ? null : new Date(renewal.next_attempt_at).toISOString(),
    },
  };
}

/** A promotion among the services of an account. Pure. */
export function presentService(
  row: PromotionRow,
  texts: Texts,
): contract.billing.AccountServiceRow {
  const { title, term } = planWords(row.plan, texts);
  // One that ended early counts until then.
  const end = row.ended_at !== null && row.ended_at < row.ends_at ? row.ended_at : row.ends_at;
  return {
    id: row.obligation_id,
    plan: null,
    featured_listing_plan: row.plan,
    listing_id: row.listing_id,
    title,
    description: `${row.title}, ${term}`,
    amount: toDollars(row.amount_cents),
    payment_type: 'card',
    expire_at: end.toISOString(),
    ended: row.ended_at !== null,
    created_at: row.created_at.toISOString(),
    repeat: row.ended_at === null && row.repeat,
    changed: null,
    txn_code: 'PAYMENT.FEE.FEATURED',
  };
}

const flagOf = (value: number): 0 | 1 => (value === 1 ? 1 : 0);

/** What a paid charge bought. Pure. */
export function presentBought(chargeId: number, row: PaidPromotion): contract.promotions.Bought {
  return {
    charge_id: chargeId,
    listing_id: row.listing_id,
    featured_listing_plan: row.featured_plan,
    feature_listing: flagOf(row.feature_listing),
    feature_ongoing: flagOf(row.feature_ongoing),
    ends_at: row.ends_at.toISOString(),
    repeat: row.repeat,
  };
}

/** The options for promoting a listing, with their details. Pure. */
export function presentOffer(
  listingId: number,
  row: OfferRow,
  refusal: contract.promotions.PromotionOffer['refusal'],
  now: Date,
): contract.promotions.PromotionOffer {
  return {
    listing_id: listingId,
    plans: FEATURED_PLANS.map((plan) => ({
      featured_listing_plan: plan,
      price: toDollars(FEATURED_PLAN_RECORDS[plan].price_cents),
      ends_at: promotionEnd(plan, now).toISOString(),
      repeat: FEATURED_PLAN_RECORDS[plan].renews,
    })),
    airports: row.airports,
    refusal,
    hidden: row.hidden,
    full: row.full,
  };
}

/** Why an own listing cannot be promoted now, in the order of the policy; null if it can. Pure. */
export function refusalOf(
  actor: MemberActor,
  { status, feature_listing, removed_at }: PromotedListing,
): contract.promotions.PromotionOffer['refusal'] {
  if (actor.isExpired) return 'expired';
  if (actor.status !== 'ACTIVE') return 'inactive_account';
  if (status !== LISTING_STATUS.active) return 'not_active';
  if (removed_at !== null) return 'removed';
  return feature_listing === 1 ? 'promoted' : null;
}
