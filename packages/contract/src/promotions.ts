import { FEATURED_PLANS, OBLIGATION_STATUSES, PROMOTION_STATES } from '@crewpad/domain';
import { z } from 'zod';
import { processing, requiresAction } from './billing/plan-operations.ts';
import { dollars, id, idParams, isoInstant, page } from './common.ts';
import { rowId } from './listings/editor-form.ts';
import { operation } from './operation.ts';

const feature = 'promotions';
const plan = z.enum(FEATURED_PLANS, { error: 'featured_listing_plan_is_not_valid' });
const flag = z.union([z.literal(0), z.literal(1)]);

/** A promotion of a listing: one payment, one promotion. */
export const promotion = z.object({
  id: z.number(),
  charge_id: z.number(),
  listing_id: z.number(),
  title: z.string().meta({ description: "The listing's title" }),
  featured_listing_plan: z.enum(FEATURED_PLANS),
  state: z.enum(PROMOTION_STATES),
  amount: dollars,
  starts_at: isoInstant,
  ends_at: isoInstant,
  ended_at: isoInstant.nullable(),
  repeat: z.boolean().meta({ description: 'It is charged again when it ends' }),
  renewal: z
    .object({
      charge_id: z.number(),
      status: z.enum(OBLIGATION_STATUSES),
      amount: dollars,
      next_attempt_at: isoInstant.nullable(),
    })
    .nullable()
    .meta({ description: 'The next term while it is unpaid; null: nothing is due' }),
});
export type Promotion = z.infer<typeof promotion>;

/** A listing's current promotion. */
const promoted = z.object({
  listing_id: z.number(),
  feature_listing: flag,
  feature_ongoing: flag.meta({ description: '1: Featured, 0: Boosted' }),
  ends_at: isoInstant.nullable().meta({ description: 'null: no longer promoted' }),
});

const bought = promoted.extend({
  charge_id: z.number(),
  featured_listing_plan: z.enum(FEATURED_PLANS),
  ends_at: isoInstant,
  repeat: z.boolean(),
});
export type Bought = z.infer<typeof bought>;

export const featureListing = operation({
  feature,
  method: 'POST',
  path: '/user/featured-listings',
  summary: 'Feature or boost a listing, paid with the card on file (Idempotency-Key)',
  body: z.object({
    listing_id: z.number({ error: 'please_select_crashpad_and_try_again' }).pipe(rowId),
    featured_listing_plan: plan,
  }),
  answer: z.union([z.object({ data: bought, message: z.string() }), requiresAction, processing]),
});

export const cancelPromotion = operation({
  feature,
  method: 'DELETE',
  path: '/user/featured-listings/{id}',
  summary:
    "Change Featured to Boosted until its paid end, or end Boosted now (id: the listing's ID)",
  params: idParams,
  query: z.object({
    state: z
      .enum(['featured', 'boosted'])
      .optional()
      .meta({ description: 'The expected value; 409 if it differs' }),
  }),
  answer: z.object({ data: promoted, message: z.string() }),
});

/** The promotion options of a listing, with their details. */
export const promotionOffer = z.object({
  listing_id: z.number(),
  plans: z.array(
    z.object({
      featured_listing_plan: z.enum(FEATURED_PLANS),
      price: dollars,
      ends_at: isoInstant.meta({ description: 'The end if it is paid now' }),
      repeat: z.boolean(),
    }),
  ),
  airports: z
    .array(z.object({ prefix: z.string(), featured: z.number() }))
    .meta({ description: 'How many listings are Featured at each airport of the listing' }),
  refusal: z
    .enum(['not_active', 'removed', 'promoted', 'expired', 'inactive_account'])
    .nullable()
    .meta({ description: 'Why it cannot be bought now; null: it can' }),
  hidden: z.boolean().meta({ description: 'Its lister hides it from search' }),
  full: z.boolean().meta({ description: 'No bed is free' }),
});
export type PromotionOffer = z.infer<typeof promotionOffer>;

export const getPromotions = operation({
  feature,
  method: 'GET',
  path: '/user/featured-listings',
  summary: 'List current and past promotions, newest first, and the options for one listing',
  query: z.object({ listing_id: id.optional(), ...page() }),
  answer: z.object({
    data: z.array(promotion),
    total: z.number(),
    offer: promotionOffer.optional(),
  }),
});
