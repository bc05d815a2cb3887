import { PLANS } from '@crewpad/domain';
import { z } from 'zod';
import { ownUser } from '../accounts/shapes.ts';
import { dollars, isoInstant, text, yesOrNo } from '../common.ts';
import { operation } from '../operation.ts';

/** One line of a receipt or of what a plan costs. */
export const priceLine = z.object({
  text: z.string(),
  amount: z.number().meta({ description: 'US dollars; a credit is negative' }),
});
export type PriceLine = z.infer<typeof priceLine>;

/** What another term of a plan costs, what it replaces and when it is charged. */
export const planQuote = z.object({
  kind: z.enum(['renewal', 'later', 'now']).meta({
    description:
      'renewal: one more term of the plan, paid now. later: a term of a cheaper plan, which the next renewal pays. now: a new term of another plan, which replaces the paid ones',
  }),
  plan: z.enum(PLANS),
  lines: z.array(priceLine),
  price: dollars,
  credit: dollars.meta({ description: 'For the unused days of the terms that it replaces' }),
  charge: dollars.meta({ description: 'What is charged now; `amount` of the call' }),
  extra_days: z.number().meta({ description: 'Days that a credit above the price adds' }),
  starts_at: isoInstant,
  ends_at: isoInstant,
  charge_at: isoInstant.meta({ description: 'When the price is charged' }),
});
export type PlanQuote = z.infer<typeof planQuote>;

const feature = 'billing';

export const subscriptionPlan = z.object({
  title: z.string(),
  plan: z.enum(PLANS),
  priceAmount: dollars,
  term: z.string(),
  description: z.string(),
  highlights: z.array(z.string()).length(3),
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

export const getPlans = operation({
  feature,
  method: 'GET',
  path: '/plans',
  summary: 'List the plans that can be bought',
  answer: z.object({ data: z.array(subscriptionPlan) }),
});

/** A payment without a final outcome yet. Repeating the same call completes it. */
export const processing = z.object({ status: z.literal('processing'), charge_id: z.number() });
/** A payment that the card owner must confirm first. */
export const requiresAction = z.object({
  status: z.literal('requires_action'),
  charge_id: z.number(),
  client_secret: z.string(),
});

export type Unpaid = z.infer<typeof processing> | z.infer<typeof requiresAction>;

/** A paid plan, or the status of its payment. */
const subscribed = z.union([
  z.object({
    user: ownUser,
    token: z.string(),
    data: z.object({ charge_id: z.number(), plan: z.enum(PLANS), expire_at: isoInstant }),
  }),
  requiresAction,
  processing,
]);

export const subscribe = operation({
  feature,
  method: 'POST',
  path: '/user/subscription',
  summary: 'Pay the first term of a plan and make the account ACTIVE (Idempotency-Key)',
  body: z.object({
    user_plan: z.enum(PLANS, { error: 'user_plan_is_not_valid' }),
    customer_id: text(255),
    payment_method: text(255),
  }),
  answer: subscribed,
});

const planChoice = z.object({ user_plan: z.enum(PLANS, { error: 'user_plan_is_not_valid' }) });

export const getPlanQuote = operation({
  feature,
  method: 'GET',
  path: '/user/plan-quote',
  summary: 'Get what another term of a plan costs now, and what it replaces',
  query: z.object({
    ...planChoice.shape,
    now: yesOrNo.default(false).meta({ description: 'A cheaper plan starts now, too' }),
  }),
  answer: z.object({ data: planQuote }),
});

const planPurchase = z.object({
  ...planChoice.shape,
  now: z.boolean().default(false).meta({ description: 'A cheaper plan starts now, too' }),
  amount: dollars.optional().meta({
    description: '`charge` of the quote that the page showed; 409 EDITED_MEANWHILE if it changed',
  }),
});

/** A cheaper plan for the next term, or the present one again: nothing is charged now. */
const scheduled = z.object({
  user: ownUser,
  token: z.string(),
  data: z.object({
    scheduled: z.boolean().meta({ description: 'false: the present plan goes on' }),
    starts_at: isoInstant,
    charge_at: isoInstant.meta({ description: 'When the price of the term is charged' }),
  }),
});

const purchased = z.union([...subscribed.options, scheduled]);

export const renewSubscription = operation({
  feature,
  method: 'POST',
  path: '/user/renew-subscription',
  summary:
    'Pay one more term with the card on file, or change the plan like /user/change-package (Idempotency-Key)',
  body: planPurchase,
  answer: purchased,
});

export const changePackage = operation({
  feature,
  method: 'POST',
  path: '/user/change-package',
  summary:
    'Change the plan: a cheaper one at the end of the paid terms, a dearer one now with a credit for unused days; the present one withdraws a change (Idempotency-Key)',
  body: planPurchase,
  answer: purchased,
});

export const planRenewal = z.object({
  repeat: z.boolean(),
  plan: z.enum(PLANS).meta({ description: 'The plan that the renewal charges' }),
  amount: dollars,
  term_ends_at: isoInstant,
  charge_at: isoInstant
    .nullable()
    .meta({ description: 'When the card is first charged for the next term; null: never' }),
});
export type PlanRenewal = z.infer<typeof planRenewal>;

export const setRenewal = operation({
  feature,
  method: 'PUT',
  path: '/user/renewal',
  summary: "Switch the automatic renewal of a lister's plan on or off; the card stays",
  body: z.object({ repeat: z.boolean({ error: 'repeat_is_not_valid' }) }),
  answer: z.object({ user: ownUser, renewal: planRenewal }),
});
