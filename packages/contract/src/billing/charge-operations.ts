import {
  DISPUTE_NEXT,
  DISPUTE_STATES,
  FEATURED_PLANS,
  OBLIGATION_KINDS,
  OBLIGATION_STATUSES,
  PLANS,
  REFUND_STATES,
} from '@crewpad/domain';
import { z } from 'zod';
import { dollars, downFrom, idParams, isoDate, isoInstant, next, page } from '../common.ts';
import { paidFacts } from '../errors.ts';
import { operation } from '../operation.ts';
import { coveredPeriod, creditGoesTo, objection } from '../rentals/money-shapes.ts';
import { priceLine, processing, requiresAction } from './plan-operations.ts';

const feature = 'billing';

export const accountServiceRow = z.object({
  id: z
    .number()
    .meta({ description: 'The charge that paid for it, as in /charges/{id} and /receipts/{id}' }),
  plan: z.enum(PLANS).nullable().meta({ description: 'null: it is a promotion of a listing' }),
  featured_listing_plan: z.enum(FEATURED_PLANS).nullable(),
  listing_id: z.number().nullable().meta({ description: 'The promoted listing' }),
  title: z.string(),
  description: z.string(),
  amount: dollars,
  payment_type: z.string(),
  expire_at: isoInstant.nullable(),
  ended: z.boolean().meta({ description: 'It has ended, early or on time' }),
  changed: z
    .object({ plan: z.enum(PLANS), at: isoInstant })
    .nullable()
    .meta({ description: 'The plan that replaced this term before its end; null: none did' }),
  created_at: isoInstant,
  repeat: z.boolean(),
  txn_code: z.string(),
});
export type AccountServiceRow = z.infer<typeof accountServiceRow>;

export const getAccountService = operation({
  feature,
  method: 'GET',
  path: '/account-service',
  summary: "List the member's paid terms and promotions, newest first",
  answer: z.object({ data: z.array(accountServiceRow) }),
});

export const charge = z.object({
  id: z.number(),
  kind: z.enum(OBLIGATION_KINDS),
  status: z.enum(OBLIGATION_STATUSES),
  amount: dollars,
  paid: paidFacts.optional().meta({ description: 'How it was paid' }),
  paid_text: z.string().optional().meta({
    description: 'The same in a sentence for its payer, in their language',
  }),
  closed_text: z.string().optional().meta({
    description:
      'What became of one that was cancelled or is owed again, for its payer, in their language',
  }),
  reopened_as: z.number().optional().meta({
    description: 'The open payment that is owed instead, for its payer',
  }),
  client_secret: z.string().optional(),
});

export const getCharge = operation({
  feature,
  method: 'GET',
  path: '/charges/{id}',
  summary: 'Get the status of a payment',
  params: idParams,
  answer: z.object({ data: charge }),
});

export const collectCharge = operation({
  feature,
  method: 'POST',
  path: '/charges/{id}/collect',
  summary: 'Pay an open charge with the card on file now (Idempotency-Key)',
  params: idParams,
  answer: z.union([z.object({ data: charge }), requiresAction, processing]),
});

/** Days are those at the crash pad, or UTC without one. */
export const paymentRefund = z.object({
  id: z.number(),
  amount: dollars,
  state: z.enum(REFUND_STATES).meta({
    description: 'retrying: the bank returned it, and it is tried again; returned: three times',
  }),
  method: z.enum(['card', 'outside']),
  on: isoDate.meta({
    description:
      'When it moved, or else when it was asked for; once the bank has returned it, the day of the last return or new try',
  }),
  next_try_on: isoDate.nullable(),
  returns: z.number().meta({ description: 'How often the bank has returned it' }),
  replaced: z.boolean().meta({ description: 'Another refund was made in its place' }),
  reason: z.string().nullable().meta({
    description: 'As the lister gave it; null without one, and for the tenant after a block',
  }),
});
export type PaymentRefund = z.infer<typeof paymentRefund>;

export const paymentDispute = z.object({
  state: z.enum(DISPUTE_STATES),
  amount: dollars.meta({ description: 'At stake: at most what refunds had left of the payment' }),
  taken_back: dollars.meta({ description: 'What the bank took and has not given back' }),
  given_back: dollars.meta({ description: 'What it gave back of a payment it had taken for good' }),
  opened_on: isoDate,
  decided_on: isoDate.nullable(),
  next: z.enum(DISPUTE_NEXT).nullable().meta({ description: 'What comes next' }),
  replacement: z
    .object({
      charge_id: z.number(),
      left: dollars.meta({ description: 'Unpaid' }),
    })
    .nullable()
    .meta({ description: 'After a loss: the rent row of the same days that is owed instead' }),
});
export type PaymentDispute = z.infer<typeof paymentDispute>;

export const receipt = z.object({
  id: z.number(),
  number: z.string(),
  plan: z
    .enum(PLANS)
    .nullable()
    .meta({ description: 'The plan that was paid for; null: the payment was for something else' }),
  title: z.string(),
  description: z.string(),
  amount: dollars,
  currency: z.string(),
  paid_at: isoInstant,
  time_zone: z.string().nullable().meta({
    description: 'Where a payment to a lister is dated; null: the product was paid',
  }),
  payer: z.object({ name: z.string(), email: z.string().meta({ description: 'For the payer' }) }),
  paid_to: z
    .string()
    .nullable()
    .meta({ description: 'The lister who was paid; null: the product was paid' }),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  method: z.string().meta({
    description: 'card, how it was paid by hand (cash), or credit: unused days paid it all',
  }),
  period_start: isoInstant.nullable(),
  period_end: isoInstant.nullable(),
  refund: z
    .object({
      amount: dollars,
      refunded_at: isoInstant.meta({ description: 'When the latest refund was made' }),
      is_whole: z.boolean(),
    })
    .nullable()
    .meta({ description: 'The total refunded amount; null: nothing was refunded' }),
  lines: z.array(priceLine).meta({
    description: 'For a change of the plan: the new term and the credits; otherwise empty',
  }),
  refunds: z.array(paymentRefund).meta({ description: 'Every refund, oldest first' }),
  objections: z.array(objection).meta({ description: 'Oldest first' }),
  dispute: paymentDispute.nullable(),
  owed_to_lister: dollars.optional().meta({
    description: 'For the payee: what we could not transfer to them yet',
  }),
  periods: z.array(coveredPeriod).meta({ description: 'What it covers of which rent' }),
  credit: dollars.meta({ description: 'What covers nothing yet, and lowers the next rent' }),
  credit_goes_to: creditGoesTo,
  parts: z.array(z.object({ text: z.string(), amount: dollars })).meta({
    description: 'Of a card payment of rent: the rent, a rest, and what was covered before',
  }),
  voided: z.object({ on: isoDate, reason: z.string() }).nullable(),
  deductions: z
    .array(z.object({ reason: z.string(), amount: dollars }))
    .meta({ description: 'What the lister kept of a deposit, and why' }),
  fee: dollars.optional().meta({ description: 'For the payee: what the payment cost them' }),
  net: dollars.optional().meta({ description: 'For the payee: what they got' }),
});
export type Receipt = z.infer<typeof receipt>;

/** Without `limit`, a call returns this many. */
const RECEIPTS_MAX = 500;

export const getReceipts = operation({
  feature,
  method: 'GET',
  path: '/receipts',
  summary: "List the member's payments, newest first",
  query: z.object({ ...downFrom, limit: page(RECEIPTS_MAX, RECEIPTS_MAX).limit }),
  answer: z.object({ data: z.array(receipt), next }),
});

export const getReceipt = operation({
  feature,
  method: 'GET',
  path: '/receipts/{id}',
  summary: 'Get a receipt',
  params: idParams,
  answer: z.object({ data: receipt }),
});

export const receiveWebhook = operation({
  feature,
  method: 'POST',
  path: '/stripe/webhook',
  summary: 'Receive an event of the payment provider; verifies its signature',
  answer: z.object({ received: z.literal(true) }),
});
