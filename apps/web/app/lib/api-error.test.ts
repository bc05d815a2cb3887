import { ApiError } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { refusalReason } from './api-error.ts';

const message = "Your lister can't receive payments right now.";

it.each([
  [422, { message, error_code: 'PAYEE_NOT_READY' }],
  [402, { message, error: 'card_error' }],
  [409, { message, error_code: 'EDITED_MEANWHILE' }],
  [403, { message }],
  [503, { message, error: 'provider_error' }],
] as const)(
  'a refusal with the status %i and %o is told in the words of the server',
  (status, body) => {
    expect(refusalReason(new ApiError(status, body))).toBe(message);
  },
);

it.each([
  ['a fault of the server', 500, { message }],
  ['an answer without words', 409, { message: '' }],
  ['a call that was held back', 0, { message }],
  ['what is wrong with a field', 422, { message, errors: { amount: ['is_too_large'] } }],
])('%s is told in the words of the page', (_what, status, body) => {
  expect(refusalReason(new ApiError(status, body))).toBeNull();
});
