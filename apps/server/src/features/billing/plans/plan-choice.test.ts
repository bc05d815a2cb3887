import { expect, it } from 'vitest';
import { refusedPlan } from './plan-choice.ts';

const RENEW = false;
const CHANGE = true;

it.each([
  [null, null, 0, 'basic', RENEW, 'user_plan_is_not_valid'],
  [null, null, 0, 'seeker', RENEW, 'user_plan_is_not_valid'],
  ['seeker', null, 0, 'basic', RENEW, 'user_plan_is_not_valid'],
  ['seeker', null, 0, 'seeker', RENEW, undefined],
  ['seeker', null, 0, 'seeker', CHANGE, 'user_plan_is_not_valid'],
  ['basic', null, 1, 'seeker', CHANGE, 'user_plan_is_not_valid'],
  ['basic', null, 1, 'basic', RENEW, undefined],
  ['basic', null, 1, 'basic', CHANGE, 'user_plan_is_not_valid'],
  ['basic', null, 1, 'pro', RENEW, undefined],
  ['basic', null, 1, 'pro', CHANGE, undefined],
  ['pro', null, 1, 'basic', CHANGE, undefined],
  ['pro', null, 2, 'basic', CHANGE, 'plan_allows_fewer_listings'],
  ['pro', null, 2, 'basic', RENEW, 'plan_allows_fewer_listings'],
  ['pro', null, 4, 'premium', CHANGE, undefined],
  ['pro', null, 5, 'premium', CHANGE, 'plan_allows_fewer_listings'],
  // The current plan can always be renewed.
  ['basic', null, 9, 'basic', RENEW, undefined],
  [null, 'basic', 0, 'basic', RENEW, 'sign_up_is_not_paid'],
  [null, 'basic', 0, 'seeker', RENEW, 'user_plan_is_not_valid'],
] as const)(
  'plan %s, sign-up %s, %i listings: %s (change: %s) is refused as %s',
  (plan, signupPlan, listings, requested, isChange, refusal) => {
    expect(refusedPlan({ plan, signupPlan, listings }, requested, isChange)).toBe(refusal);
  },
);
