import { describe, expect, it } from 'vitest';
import { isGuide, requestedTab, tabsOf } from './tabs.ts';

const partsOf = (address: string) => {
  const { searchParams, hash } = new URL(address, 'http://localhost/account-setting');
  return [searchParams, hash] as const;
};
const tabOf = (address: string) => requestedTab(...partsOf(address));

describe('the tab of an address', () => {
  it.each([
    ['', null],
    ['#account-details', 'account-details'],
    ['?tab=security', 'security'],
    ['#security', 'security'],
    ['#my-services', 'my-services'],
    ['#change-plans', 'change-plans'],
    ['#payment-method', 'payment-method'],
    ['#payment-methods', 'payment-method'],
    ['?tab=payment-method', 'payment-method'],
    ['?tab=payment-methods', 'payment-method'],
    ['?tab=payments', 'payment-method'],
    ['?tab=payments&autopay-guide', 'autopay'],
    ['?tab=payments&connect-account=1', 'autopay'],
    ['#autopay', 'autopay'],
    ['?tab=autopay', 'autopay'],
    ['?tab=autopay&connect-account', 'autopay'],
    ['#connectStripeExpress', 'autopay'],
    ['?tab=one-time-payment', 'one-time-payment'],
    ['?tab=emails', 'emails'],
    ['#quick-replies', 'quick-replies'],
    ['?tab=my-services#payment-method', 'payment-method'],
    ['?tab=nothing', null],
    ['?tab=my-services#main', 'my-services'],
  ])('%s opens %s', (address, tab) => {
    expect(tabOf(address)).toBe(tab);
  });
});

describe('the guide of AutoPay', () => {
  it.each([
    ['?tab=autopay', false],
    ['#autopay', false],
    ['?tab=payments', false],
    ['?tab=autopay&autopay-guide', true],
    ['?tab=autopay&connect-account', true],
    ['?tab=autopay&onboarded=1', true],
    ['#connectStripeExpress', true],
  ])('is open at %s: %s', (address, is) => {
    expect(isGuide(...partsOf(address))).toBe(is);
  });
});

describe('the tabs of a member', () => {
  const tabs = (user_plan: 'pro' | 'seeker' | null, flags = {}) =>
    tabsOf({ user_plan, signup_plan: null }, { autopay: true, ...flags });

  it('hide plans behind their flag, and for members without one', () => {
    expect(tabs('pro')).not.toContain('change-plans');
    expect(tabs('pro', { changePlans: true })).toContain('change-plans');
    expect(tabs(null, { changePlans: true })).not.toContain('change-plans');
  });

  it('have one-time payments only behind their flag', () => {
    expect(tabs('pro')).not.toContain('one-time-payment');
    expect(tabs(null, { paymentRequest: true })).toContain('one-time-payment');
  });

  it('have the security of the login for everyone', () => {
    for (const plan of ['pro', 'seeker', null] as const) expect(tabs(plan)).toContain('security');
  });

  it('have quick replies for listers', () => {
    expect(tabs('pro')).toContain('quick-replies');
    expect(tabs('seeker')).not.toContain('quick-replies');
    expect(tabs(null)).not.toContain('quick-replies');
  });

  it('have AutoPay for listers, while it is switched on', () => {
    expect(tabs('pro')).toContain('autopay');
    expect(tabs('pro', { autopay: false })).not.toContain('autopay');
    expect(tabs('seeker')).not.toContain('autopay');
    expect(tabs(null)).not.toContain('autopay');
  });
});
