import { CONFLICTS_IN_PLACE, OAUTH_PROVIDERS } from '@crewpad/domain';
import { z } from 'zod';
import { planQuote } from './billing/plan-operations.ts';
import { dollars, isoDate, isoInstant } from './common.ts';
import { coveredPeriod } from './rentals/money-shapes.ts';
import { rentQuote } from './rentals/shapes.ts';

/** Stable error codes for programs; the message next to them is for people. */
export const ERROR_CODES = [
  'NOT_FOUND',
  'INVALID_INPUT',
  'UNREADABLE_REQUEST',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'METHOD_NOT_ALLOWED',
  'UNAUTHENTICATED',
  'PASSKEY_UNKNOWN',
  'FORBIDDEN',
  'ACCOUNT_EXPIRED',
  'ACCOUNT_INACTIVE',
  'ACCOUNT_LOCKED',
  'TOKEN_EXPIRED',
  'EMAIL_TAKEN',
  'PAYMENT_METHOD_REQUIRED',
  'CUSTOMER_ID_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
  'CONFLICT',
  'UPGRADE_REQUIRED',
  'CARD_REQUIRED',
  'NOT_INVITED',
  'EMAIL_NOT_VERIFIED',
  'CONFIRMATION_REQUIRED',
  'PAYEE_NOT_READY',
  'CARD_SHARED',
  'REFUND_NOT_COVERED',
  'CANNOT_WRITE',
  'CANNOT_INVITE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
  ...CONFLICTS_IN_PLACE,
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The kinds of payment errors that the payment error modal distinguishes. */
export const PAYMENT_ERRORS = [
  'invalid_payment_method',
  'invalid_customer_id',
  'card_error',
  'rate_limit',
  'provider_error',
] as const;
export type PaymentErrorName = (typeof PAYMENT_ERRORS)[number];

/** How a charge was paid, and when. */
export const paidFacts = z.object({
  by: z.enum(['card', 'entry', 'request']),
  method: z.string().nullable().meta({ description: 'How an entry was paid, such as zelle' }),
  amount: z.number(),
  at: z.string(),
  receipt_id: z.number(),
});
export type PaidFacts = z.infer<typeof paidFacts>;

/** The body of every error; only payment errors have `error` and `data`. */
export const errorAnswer = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  values: z
    .record(z.string(), z.number())
    .optional()
    .meta({ description: 'Computed numbers behind `errors`, by field: miles to an airport' }),
  error_code: z.enum(ERROR_CODES).optional(),
  error: z.enum(PAYMENT_ERRORS).optional(),
  data: z
    .object({
      code: z.string().optional(),
      decline_code: z.string().optional(),
      client_secret: z.string().optional(),
      methods: z
        .array(z.enum(['passkey', 'password', 'code', ...OAUTH_PROVIDERS]))
        .optional()
        .meta({
          description: 'For CONFIRMATION_REQUIRED: how the member can confirm that it is them',
        }),
    })
    .optional(),
  possible_from: z.string().optional().meta({
    description: 'For RENEWAL_TOO_EARLY: the ISO 8601 instant from which the renewal is possible',
  }),
  charge_id: z.number().optional().meta({
    description: 'For PAYMENT_IN_PROGRESS: the charge whose payment the caller can follow',
  }),
  paid: paidFacts.optional().meta({ description: 'For ALREADY_PAID' }),
  covers: z.array(coveredPeriod).optional().meta({
    description: 'For a manual payment whose periods changed in the meantime',
  }),
  rents: z.record(z.string(), dollars).optional().meta({
    description:
      'For a change of rents that others changed in the meantime: the rents now, by rental',
  }),
  price: z
    .object({
      rate_per_from: dollars,
      rate_per_to: dollars.nullable(),
      updated_at: isoInstant,
    })
    .optional()
    .meta({ description: 'For a price of a listing that was changed in the meantime' }),
  taken_on: isoDate.optional().meta({
    description: 'For BED_TAKEN: the first of the requested days that is not free',
  }),
  next_on: isoDate.nullable().optional().meta({
    description: 'For ALREADY_REMINDED: the next possible day; null: no more for this period',
  }),
  quote: z
    .union([rentQuote, planQuote])
    .optional()
    .meta({ description: 'For an offer or a price that changed in the meantime' }),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
