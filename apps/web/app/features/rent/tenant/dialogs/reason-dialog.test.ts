import { ApiError } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { answerOf } from './reason-dialog.tsx';

it('the dialog with a reason closes only once its step is done', () => {
  expect(answerOf(null)).toEqual({ isDone: true, issue: undefined });
  const conflict = new ApiError(409, { message: 'Being paid.', error_code: 'PAYMENT_IN_PROGRESS' });
  for (const refusal of [conflict, new Error('offline')]) {
    expect(answerOf(refusal)).toEqual({ isDone: false, issue: undefined });
  }
  const errors = { reason: ['is_too_long'] };
  const answer = answerOf(new ApiError(422, { message: 'Please check.', errors }));
  expect(answer).toEqual({ isDone: false, issue: 'is_too_long' });
});
