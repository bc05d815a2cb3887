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
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every refusal but payment errors. */
export const errorAnswer = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  error_code: z.enum(ERROR_CODES).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
