import { addMonths } from './calendar.ts';

/** Prices, terms and transition table of promotions, for commands, buttons, jobs and tests. */

export const FEATURED_PLANS = ['boost_subscription', 'boost_1_week', 'boost_1_month'] as const;
export type FeaturedPlan = (typeof FEATURED_PLANS)[number];

interface FeaturedPlanRecord {
  /** Whole US cents. */
  price_cents: number;
  /** The term of one payment: calendar months, or days of 24 hours. */
  term: { months: number } | { days: number };
  /** Whether it renews automatically when the term ends: Featured. Otherwise Boosted. */
  renews: boolean;
}

export const FEATURED_PLAN_RECORDS: Readonly<Record<FeaturedPlan, FeaturedPlanRecord>> = {
  boost_subscription: { price_cents: 999, term: { months: 1 }, renews: true },
  boost_1_week: { price_cents: 500, term: { days: 7 }, renews: false },
  boost_1_month: { price_cents: 1500, term: { months: 1 }, renews: false },
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The end of a number of terms of an option. Months are counted from the anchor, like those of
 * plans.
 */
export function promotionEnd(plan: FeaturedPlan, anchor: Date, terms = 1): Date {
  const { term } = FEATURED_PLAN_RECORDS[plan];
  return 'months' in term
    ? addMonths(anchor, term.months * terms)
    : new Date(anchor.getTime() + term.days * terms * DAY_MS);
}

export const PROMOTION_STATES = ['featured', 'boosted', 'ended'] as const;
/** Featured: it renews. Boosted: it ends with its paid term. */
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** How a promotion ended. Renewed: the next one continues it. */
export const PROMOTION_ENDS = ['renewed', 'expired', 'cancelled', 'unpaid', 'removed'] as const;
export type PromotionEnd = (typeof PROMOTION_ENDS)[number];

export type PromotionAction = 'cancel' | 'lose_card' | 'renew' | 'expire' | 'give_up' | 'remove';

export interface PromotionTransition {
  readonly action: PromotionAction;
  readonly by: 'lister' | 'system';
  readonly from: PromotionState;
  readonly to: PromotionState;
  /** Set on steps that end it. */
  readonly endedAs?: PromotionEnd;
}

/** Transitions that are not listed are impossible. */
export const PROMOTION_TRANSITIONS: readonly PromotionTransition[] = [
  { action: 'cancel', by: 'lister', from: 'featured', to: 'boosted' },
  { action: 'cancel', by: 'lister', from: 'boosted', to: 'ended', endedAs: 'cancelled' },
  { action: 'lose_card', by: 'system', from: 'featured', to: 'boosted' },
  { action: 'renew', by: 'system', from: 'featured', to: 'ended', endedAs: 'renewed' },
  // A payment in progress when the lister cancelled.
  { action: 'renew', by: 'system', from: 'boosted', to: 'ended', endedAs: 'renewed' },
  { action: 'expire', by: 'system', from: 'featured', to: 'ended', endedAs: 'expired' },
  { action: 'expire', by: 'system', from: 'boosted', to: 'ended', endedAs: 'expired' },
  { action: 'give_up', by: 'system', from: 'featured', to: 'ended', endedAs: 'unpaid' },
  { action: 'remove', by: 'system', from: 'featured', to: 'ended', endedAs: 'removed' },
  { action: 'remove', by: 'system', from: 'boosted', to: 'ended', endedAs: 'removed' },
];

/** The transition of an action from a state; undefined if impossible. */
export function promotionTransition(
  action: PromotionAction,
  from: PromotionState,
): PromotionTransition | undefined {
  return PROMOTION_TRANSITIONS.find((step) => step.action === action && step.from === from);
}

/** A listing's promotion from its two fields. */
export function promotionOf(listing: {
  feature_listing: number;
  feature_ongoing: number;
}): 'featured' | 'boosted' | null {
  if (listing.feature_listing !== 1) return null;
  return listing.feature_ongoing === 1 ? 'featured' : 'boosted';
}

/** Delay before the redirect after a promotion payment. */
export const AFTER_FEATURED_MS = 7500;
