import { OBLIGATION_KINDS, OBLIGATION_STATUSES, PLANS } from '@crewpad/domain';
import { z } from 'zod';
import { ownUser } from '../accounts/shapes.ts';
import { dollars, idParams, isoInstant, line, oneOfNumbers, text } from '../common.ts';
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
  summary: 'The plans that can be bought',
  answer: z.object({ data: z.array(subscriptionPlan) }),
});

/** The card as it may be shown: never its number. */
export const cardInfo = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
  name: z.string(),
  valid: z.boolean().meta({
    description: 'The provider knows it, and its last month is not over',
  }),
});
export type CardInfo = z.infer<typeof cardInfo>;

/** A payment that the provider has not decided yet; asked again, the same call finishes it. */
export const processing = z.object({ status: z.literal('processing'), charge_id: z.number() });
/** A payment that the card's owner must confirm first. */
export const requiresAction = z.object({
  status: z.literal('requires_action'),
  charge_id: z.number(),
  client_secret: z.string(),
});

/** A plan that is paid, or how its payment stands. */
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
  summary: 'Pays the first term of a plan and makes the account ACTIVE (Idempotency-Key)',
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
  summary: 'Pays one more term with the card on file (Idempotency-Key)',
  body: planChoice,
  answer: subscribed,
});

export const changePackage = operation({
  feature,
  method: 'POST',
  path: '/user/change-package',
  summary: 'Buys another plan with the card on file, from now on (Idempotency-Key)',
  body: planChoice,
  answer: subscribed,
});

const ids = {
  /** Taken only when it is the caller's own, else 404. */
  user_id: z.union([z.number(), text(20)]).nullish(),
  customer_id: text(255).nullish(),
};
const person = { name: line(200).nullish(), email: text(254).nullish() };

export const setupCustomer = operation({
  feature,
  method: 'POST',
  path: '/stripe/setup-customer',
  summary: "The caller's customer at the payment provider, made when there is none",
  body: z.object({ ...ids, ...person }),
  answer: z.object({ user_id: z.number(), customer_id: z.string() }),
});

export const setupIntent = operation({
  feature,
  method: 'POST',
  path: '/stripe/setup-intent',
  summary: 'What the card form needs to save a card with the provider',
  body: z.object({ customer_id: ids.customer_id, ...person }),
  answer: z.object({ client_secret: z.string() }),
});

const renewalTry = z.object({
  status: z.enum(['paid', 'processing', 'requires_action', 'declined']).meta({
    description:
      'requires_action: the bank wants to be asked on the renew page (/account-expired). processing: GET /charges/{id} tells the end',
  }),
  charge_id: z.number(),
  plan: z.enum(PLANS),
  amount: dollars,
  refusal: z
    .object({ code: z.string(), decline_code: z.string().optional(), message: z.string() })
    .nullable()
    .meta({
      description:
        'Why the bank said no, of declined and requires_action; else null, or when there was no card that could be tried',
    }),
  next_try_at: isoInstant.nullable().meta({
    description: 'When this card is charged again by itself; null: not again',
  }),
});

/**
 * What became of a renewal that could not be charged before and was tried with the card at once. The
 * card itself is kept in any case.
 */
export const triedRenewal = renewalTry
  .nullable()
  .meta({ description: 'A renewal that waited for a card and was tried with it; null: none' });
export type TriedRenewal = z.infer<typeof triedRenewal>;

export const savePaymentMethod = operation({
  feature,
  method: 'POST',
  path: '/stripe/save-payment-method',
  summary:
    'Keeps a card that the provider has confirmed, and tries it where a renewal waits for it',
  body: z.object({ ...ids, payment_method: text(255) }),
  answer: z.object({ user: ownUser, renewal: triedRenewal }),
});

export const getCard = operation({
  feature,
  method: 'GET',
  path: '/stripe/card',
  summary: 'The card on file, and a renewal that it could not pay',
  answer: z.object({
    card: cardInfo.nullable(),
    renewal: renewalTry.nullable().meta({
      description:
        'A renewal on its schedule that waits for the member (declined or requires_action); null: none',
    }),
  }),
});

const wrong = { error: 'expiry_is_not_valid' };

export const updateCard = operation({
  feature,
  method: 'POST',
  path: '/stripe/update-card',
  summary: 'Changes the expiry of the card on file, and tries it where a renewal waits for it',
  body: z.object({
    exp_month: z.number({ error: 'month_is_required' }).int(wrong).min(1, wrong).max(12, wrong),
    exp_year: z
      .number({ error: 'year_is_required' })
      .int(wrong)
      .meta({ description: 'From the current year to 20 years after it' }),
  }),
  answer: z.object({ user: ownUser, card: cardInfo, renewal: triedRenewal }),
});

export const removePaymentMethod = operation({
  feature,
  method: 'POST',
  path: '/stripe/remove-payment-method',
  summary: 'Takes the card away: nothing is charged any more, and a plan holder becomes INACTIVE',
  answer: z.object({ user: ownUser }),
});

/** A lister's AutoPay: whether his tenants may pay their rent by it. */
export const setAutopay = operation({
  feature,
  method: 'PUT',
  path: '/lister/settings/autopay',
  summary: 'Switches AutoPay of a lister on (1) or off (0)',
  body: z.object({ status: oneOfNumbers([0, 1]) }),
  answer: z.object({ user: ownUser }),
});

export const getPaymentMethod = operation({
  feature,
  method: 'GET',
  path: '/user/payment-method',
  summary: 'Whether a card is on file',
  answer: z.object({ have_card: z.boolean() }),
});

export const accountServiceRow = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  amount: dollars,
  payment_type: z.string(),
  expire_at: isoInstant.nullable(),
  created_at: isoInstant,
  repeat: z.boolean(),
  txn_code: z.string(),
});
export type AccountServiceRow = z.infer<typeof accountServiceRow>;

export const getAccountService = operation({
  feature,
  method: 'GET',
  path: '/account-service',
  summary: 'What the member has paid for, and until when',
  answer: z.object({ data: z.array(accountServiceRow) }),
});

export const charge = z.object({
  id: z.number(),
  kind: z.enum(OBLIGATION_KINDS),
  status: z.enum(OBLIGATION_STATUSES),
  amount: dollars,
  client_secret: z.string().optional(),
});

export const getCharge = operation({
  feature,
  method: 'GET',
  path: '/charges/{id}',
  summary: 'How a payment stands',
  params: idParams,
  answer: z.object({ data: charge }),
});

export const receipt = z.object({
  id: z.number(),
  number: z.string(),
  title: z.string(),
  description: z.string(),
  amount: dollars,
  currency: z.string(),
  paid_at: isoInstant,
  payer: z.object({ name: z.string(), email: z.string() }),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  period_start: isoInstant.nullable(),
  period_end: isoInstant.nullable(),
  refund: z
    .object({
      amount: dollars,
      refunded_at: isoInstant.meta({ description: 'When the last part of it was given back' }),
      is_whole: z.boolean(),
    })
    .nullable()
    .meta({ description: 'What was given back, wholly or in part; null: nothing' }),
});
export type Receipt = z.infer<typeof receipt>;

export const getReceipts = operation({
  feature,
  method: 'GET',
  path: '/receipts',
  summary: 'What the member has paid, newest first',
  answer: z.object({ data: z.array(receipt) }),
});

export const getReceipt = operation({
  feature,
  method: 'GET',
  path: '/receipts/{id}',
  summary: 'One receipt',
  params: idParams,
  answer: z.object({ data: receipt }),
});

export const receiveWebhook = operation({
  feature,
  method: 'POST',
  path: '/stripe/webhook',
  summary: 'Events of the payment provider, taken by their signature only',
  answer: z.object({ received: z.literal(true) }),
});
