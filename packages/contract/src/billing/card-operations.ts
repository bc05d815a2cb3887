import { CHARGE_OUTCOMES, OBLIGATION_KINDS, PLANS } from '@crewpad/domain';
import { z } from 'zod';
import { ownUser } from '../accounts/shapes.ts';
import { dollars, isoInstant, line, text } from '../common.ts';
import { operation } from '../operation.ts';

const feature = 'billing';

/** A card without its number. */
export const cardInfo = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
  name: z.string(),
  valid: z.boolean().meta({
    description: 'The card exists at the provider and has not expired',
  }),
});
export type CardInfo = z.infer<typeof cardInfo>;

const ids = {
  /** The caller's own id, else 404. */
  user_id: z.union([z.number(), text(20)]).nullish(),
  customer_id: text(255).nullish(),
};

const person = { name: line(200).nullish(), email: text(254).nullish() };

export const setupCustomer = operation({
  feature,
  method: 'POST',
  path: '/stripe/setup-customer',
  summary: "Get the caller's customer at the payment provider; created if missing",
  body: z.object({ ...ids, ...person }),
  answer: z.object({ user_id: z.number(), customer_id: z.string() }),
});

export const setupIntent = operation({
  feature,
  method: 'POST',
  path: '/stripe/setup-intent',
  summary: 'Get the data with which the card form saves a card at the provider',
  body: z.object({ customer_id: ids.customer_id, ...person }),
  answer: z.object({ client_secret: z.string() }),
});

const renewalOutcome = z.object({
  status: z.enum(CHARGE_OUTCOMES).meta({
    description:
      'requires_action: the member must confirm on the renewal page (/account-expired). processing: see GET /charges/{id}. blocked: there is no card that can be charged',
  }),
  charge_id: z.number(),
  plan: z.enum(PLANS),
  amount: dollars,
  refusal: z
    .object({ code: z.string(), decline_code: z.string().optional(), message: z.string() })
    .nullable()
    .meta({
      description: 'The reason, when declined or requires_action; else null',
    }),
  next_try_at: isoInstant.nullable().meta({
    description: 'When this card is charged again automatically; null: never',
  }),
});

/** A failed renewal that was charged to the new card. The card is saved even if this charge fails. */
export const chargedRenewal = renewalOutcome.nullable().meta({
  description: 'The renewal that waited for a card and was charged to this one; null: none',
});
export type ChargedRenewal = z.infer<typeof chargedRenewal>;

/** What a card is charged when it is saved, and later. */
const willCharge = z.object({
  charge_id: z.number().nullable().meta({ description: 'null: not due yet' }),
  kind: z.enum(OBLIGATION_KINDS),
  title: z.string(),
  amount: dollars,
  at: isoInstant,
  at_once: z.boolean().meta({ description: 'As soon as a card is saved' }),
});
export type WillCharge = z.infer<typeof willCharge>;

/** A charge that saving a card has set off. */
const charged = z.object({
  charge_id: z.number(),
  kind: z.enum(OBLIGATION_KINDS),
  title: z.string(),
  status: z.enum(CHARGE_OUTCOMES),
  amount: dollars,
  reason: z.string().nullable().meta({ description: 'Why it was not charged; null otherwise' }),
});
export type Charged = z.infer<typeof charged>;

export const savePaymentMethod = operation({
  feature,
  method: 'POST',
  path: '/stripe/save-payment-method',
  summary: 'Save a card confirmed by the provider, and charge a waiting renewal',
  body: z.object({
    ...ids,
    payment_method: text(255),
    repeat: z.boolean().default(true).meta({
      description:
        'false: a plan that does not renew stays that way. This never turns off an active renewal',
    }),
  }),
  answer: z.object({ user: ownUser, renewal: chargedRenewal, charged: z.array(charged) }),
});

/** The renewals that saving a card re-enables, shown before the member saves one. */
export const restorableRenewal = z.object({
  plan: z.enum(PLANS),
  amount: dollars,
  term_ends_at: isoInstant,
  charge_at: isoInstant.meta({ description: 'When the card is first charged for the next term' }),
});
export type RestorableRenewal = z.infer<typeof restorableRenewal>;

export const getCard = operation({
  feature,
  method: 'GET',
  path: '/stripe/card',
  summary: 'Get the card on file, and what a card that is saved now would be charged',
  answer: z.object({
    card: cardInfo.nullable(),
    will_charge: z.array(willCharge),
    renewal: renewalOutcome.nullable().meta({
      description:
        'A scheduled renewal that waits for the member (declined, requires_action or blocked); null: none',
    }),
    restorable_renewal: restorableRenewal.nullable().meta({
      description:
        'The plan that does not renew now: saving a card makes it renew again unless repeat is false; null: saving a card changes no renewal',
    }),
  }),
});

const wrong = { error: 'expiry_is_not_valid' };

export const updateCard = operation({
  feature,
  method: 'POST',
  path: '/stripe/update-card',
  summary: 'Change the expiry date of the card on file, and charge a waiting renewal',
  body: z.object({
    exp_month: z.number({ error: 'month_is_required' }).int(wrong).min(1, wrong).max(12, wrong),
    exp_year: z
      .number({ error: 'year_is_required' })
      .int(wrong)
      .meta({ description: 'From the current year to 20 years after it' }),
  }),
  answer: z.object({
    user: ownUser,
    card: cardInfo,
    renewal: chargedRenewal,
    charged: z.array(charged),
  }),
});

export const removePaymentMethod = operation({
  feature,
  method: 'POST',
  path: '/stripe/remove-payment-method',
  summary: 'Remove the card: plans are no longer charged, and a plan holder becomes INACTIVE',
  answer: z.object({ user: ownUser }),
});

export const getPaymentMethod = operation({
  feature,
  method: 'GET',
  path: '/user/payment-method',
  summary: 'Check whether a card is on file',
  answer: z.object({ have_card: z.boolean() }),
});
