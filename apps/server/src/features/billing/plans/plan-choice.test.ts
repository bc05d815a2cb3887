import { expect, it } from 'vitest';
import { refusedPlan } from './plan-quote.ts';

it.each([
  [null, null, 0, 'basic', 'user_plan_is_not_valid'],
  [null, null, 0, 'seeker', 'user_plan_is_not_valid'],
  ['seeker', null, 0, 'basic', 'user_plan_is_not_valid'],
  ['seeker', null, 0, 'seeker', undefined],
  ['basic', null, 1, 'seeker', 'user_plan_is_not_valid'],
  ['basic', null, 1, 'basic', undefined],
  ['basic', null, 1, 'pro', undefined],
  ['pro', null, 1, 'basic', undefined],
  ['pro', null, 2, 'basic', 'plan_allows_fewer_listings'],
  ['pro', null, 4, 'premium', undefined],
  ['pro', null, 5, 'premium', 'plan_allows_fewer_listings'],
  // The current plan can always be renewed.
  ['basic', null, 9, 'basic', undefined],
  [null, 'basic', 0, 'basic', 'sign_up_is_not_paid'],
  [null, 'basic', 0, 'seeker', 'user_plan_is_not_valid'],
] as const)(
  'plan %s, sign-up %s, %i listings: %s is refused as %s',
  (plan, signupPlan, listings, requested, refusal) => {
    expect(refusedPlan({ plan, signupPlan, listings }, requested)).toBe(refusal);
  },
);
