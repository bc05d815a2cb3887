import { expect, it } from 'vitest';
import { wordsOf } from '../../../../lib/testing.tsx';
import { CheckoutNotice } from './stay-notices.tsx';

const words = (more: object) => {
  const rental = {
    ...{ id: 7, time_zone: 'UTC', checkout_date: null, checkout_time: null },
    ...{ checkout_answer: null, checkout_reason: null, lister: { display_name: 'Lea' } },
    ...{ checkout_requested_date: null, checkout_requested_time: null },
    abilities: { withdraw_checkout: true },
    ...more,
  };
  return wordsOf(<CheckoutNotice rental={rental as never} />);
};

it('a request of the tenant says that it is not answered, and can be withdrawn', () => {
  const request = { checkout_requested_date: '2027-06-15', checkout_requested_time: '10:00' };
  const notice = words(request);
  expect(notice).toContain('Asked for Tue, Jun 15, 2027, 10:00 AM');
  expect(notice).toContain(
    'hasn&#x27;t answered Until then, your rental stays open-ended. Withdraw',
  );
});

it('an answer shows its reason until the tenant dismisses it', () => {
  const answer = { date: '2027-06-15', time: '10:00', answered_at: '2027-06-01T00:00:00.000Z' };
  const decline = { ...answer, state: 'declined', reason: 'The cleaners come.' };
  expect(words({ checkout_answer: decline })).toMatch(
    /^Lea declined your check-out on .* Reason: The cleaners come\. Got it$/,
  );
  const confirmation = { ...answer, state: 'confirmed', reason: null };
  expect(words({ checkout_answer: confirmation })).toMatch(
    /^Lea confirmed your check-out on .* Got it$/,
  );
});

it('an early end names its reason, and nothing else says anything', () => {
  const set = { checkout_date: '2027-06-15', checkout_time: '10:00', checkout_reason: 'We sell.' };
  expect(words(set)).toMatch(/^Lea set your check-out to .* Reason: We sell\.$/);
  expect(words({})).toBe('');
});
