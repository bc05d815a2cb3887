import { z } from 'zod';

/** Stable codes of refusals, for programs; the message beside them is for people. */
export const ERROR_CODES = [
  'NOT_FOUND',
  'INVALID_INPUT',
  'UNREADABLE_REQUEST',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'METHOD_NOT_ALLOWED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'ACCOUNT_EXPIRED',
  'ACCOUNT_INACTIVE',
  'TOKEN_EXPIRED',
  'EMAIL_TAKEN',
  'PAYMENT_METHOD_REQUIRED',
  'CUSTOMER_ID_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
  'CONFLICT',
  'UPGRADE_REQUIRED',
  'CARD_REQUIRED',
  'EDITED_MEANWHILE',
  'RENEWAL_TOO_EARLY',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What went wrong with a payment, as the payment error modal tells it apart. */
export const PAYMENT_ERRORS = [
  'invalid_payment_method',
  'invalid_customer_id',
  'card_error',
  'rate_limit',
  'provider_error',
] as const;
export type PaymentErrorName = (typeof PAYMENT_ERRORS)[number];

/** The body of every refusal; `error` and `data` stand only in those of payments. */
export const errorAnswer = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  error_code: z.enum(ERROR_CODES).optional(),
  error: z.enum(PAYMENT_ERRORS).optional(),
  data: z
    .object({
      code: z.string().optional(),
      decline_code: z.string().optional(),
      client_secret: z.string().optional(),
    })
    .optional(),
  possible_from: z
    .string()
    .optional()
    .meta({ description: 'Of RENEWAL_TOO_EARLY: the ISO 8601 instant from which it is possible' }),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
