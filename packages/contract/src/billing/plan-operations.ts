import { PLANS } from '@crewpad/domain';
import { z } from 'zod';
import { ownUser } from '../accounts/shapes.ts';
import { dollars, isoInstant, text } from '../common.ts';
import { operation } from '../operation.ts';

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

export const renewSubscription = operation({
  feature,
  method: 'POST',
  path: '/user/renew-subscription',
  summary: 'Pay one more term with the card on file (Idempotency-Key)',
  body: planChoice,
  answer: subscribed,
});

export const changePackage = operation({
  feature,
  method: 'POST',
  path: '/user/change-package',
  summary: 'Change to another plan now, paid with the card on file (Idempotency-Key)',
  body: planChoice,
  answer: subscribed,
});
