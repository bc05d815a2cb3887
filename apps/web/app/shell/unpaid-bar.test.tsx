import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../lib/testing.tsx';
import UnpaidBar from './unpaid-bar.tsx';

it('a sign-up that is not paid names an invitation, which makes it free, before the payment', () => {
  const bar = <UnpaidBar member={{ pending_invites: 1 }} />;
  const free = 'If you accept your invitation, your account is free.';
  expect(wordsOf(bar)).toBe(`${free} Answer your invitation`);
  expect(htmlOf(bar)).toContain('href="/my-crashpad"');
});

it('a sign-up that is not paid has a way back to its payment', () => {
  const bar = htmlOf(<UnpaidBar member={{ pending_invites: 0 }} />);
  expect(bar).toContain('You haven&#x27;t paid for your sign-up yet.');
  expect(bar).toContain('href="/processing/payment"');
});
