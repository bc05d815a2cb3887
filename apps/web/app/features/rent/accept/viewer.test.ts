import { AUTOPAY, maskedEmail } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { reachedStep, stepOf, totalToday, viewerOf } from './viewer.ts';

const email = 'ada@example.com';

describe('the viewer of an invitation', () => {
  it('has no account, or must log in', () => {
    expect(viewerOf({ email, has_account: false }, null)).toBe('no_account');
    expect(viewerOf({ email, has_account: true }, null)).toBe('logged_out');
  });

  it('is the invited member, whatever the letter case', () => {
    expect(viewerOf({ email, has_account: true }, { email: 'Ada@Example.com' })).toBe('invited');
  });

  it('is a member who was not invited', () => {
    expect(viewerOf({ email, has_account: true }, { email: 'eve@example.com' })).toBe(
      'other_member',
    );
    expect(viewerOf({ email, has_account: false }, { email: 'eve@example.com' })).toBe(
      'other_member',
    );
  });

  it('is assumed to be invited if the email is unknown: the server decides', () => {
    expect(viewerOf({ has_account: true }, { email })).toBe('invited');
  });
});

describe('an invitation', () => {
  it('shows its address to its owner only', () => {
    expect(maskedEmail(email)).toBe('a•••@example.com');
  });

  it('starts with the details', () => {
    expect(stepOf(new URLSearchParams('step=terms'))).toBe('terms');
    expect(stepOf(new URLSearchParams('step=nothing'))).toBe('details');
    expect(stepOf(new URLSearchParams())).toBe('details');
  });

  it('has a payment step only with AutoPay, after the account exists', () => {
    expect(reachedStep('payment', { auto_pay: AUTOPAY.on }, 'invited')).toBe('payment');
    // A reload keeps the step, also across the login.
    expect(reachedStep('payment', { auto_pay: AUTOPAY.on }, 'logged_out')).toBe('payment');
    expect(reachedStep('payment', { auto_pay: AUTOPAY.on }, 'no_account')).toBe('terms');
    for (const auto_pay of [0, 2, 3] as const) {
      expect(reachedStep('payment', { auto_pay }, 'invited')).toBe('terms');
    }
    expect(reachedStep('details', { auto_pay: AUTOPAY.on }, 'invited')).toBe('details');
  });

  it('adds up in whole cents', () => {
    const today = [
      { kind: 'deposit', by: 'autopay', amount: 0.1 },
      { kind: 'rent', by: 'autopay', amount: 0.2 },
    ] as const;
    expect(totalToday({ today: [...today] })).toBe(0.3);
  });
});
