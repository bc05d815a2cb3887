import { expect, test } from 'vitest';
import { remedyFor } from './declines.ts';

test.each([
  ['lost_card', 'do_not_try_again', 'other_card'],
  ['stolen_card', 'do_not_try_again', 'other_card'],
  ['fraudulent', 'do_not_try_again', 'other_card'],
  ['do_not_honor', 'try_again_later', 'try_later'],
  ['expired_card', 'do_not_try_again', 'other_card'],
  ['revocation_of_authorization', 'do_not_try_again', 'other_card'],
  ['card_velocity_exceeded', 'try_again_later', 'try_later'],
  ['stop_payment_order', 'do_not_try_again', 'other_card'],
  // Advice of the bank is stronger than a code that is usually temporary.
  ['do_not_honor', 'do_not_try_again', 'other_card'],
  ['unknown_to_us', undefined, 'other_card'],
] as const)('after %s with the advice %s the remedy is %s', (declineCode, adviceCode, remedy) => {
  expect(remedyFor({ code: 'card_declined', declineCode, adviceCode })).toBe(remedy);
});
