import { expect, it } from 'vitest';
import {
  homeOfPlan,
  isInvitation,
  MEMBERS_HOME,
  owesSecondStep,
  owesSignUp,
  STARTS,
  startOf,
  UNPAID_HOME,
} from './member-homes.ts';

it('a payment leads listers to their crash pads, seekers to the airports, tenants to their rentals', () => {
  const plans = ['basic', 'premium', 'pro', 'seeker', null] as const;
  expect(plans.map(homeOfPlan)).toEqual([
    ...['/my-crashpads', '/my-crashpads', '/my-crashpads', '/airports', '/my-crashpad'],
  ]);
});

it('a login leads to the messages, an unpaid sign-up to its payment', () => {
  expect([MEMBERS_HOME, UNPAID_HOME]).toEqual(['/messages', '/processing/payment']);
  expect(owesSignUp({ status: 'INACTIVE', signup_plan: 'basic' })).toBe(true);
  expect(owesSignUp({ status: 'INACTIVE', signup_plan: null })).toBe(false);
  expect(owesSignUp({ status: 'ACTIVE', signup_plan: 'basic' })).toBe(false);
  expect(['/tenant/accept/a', '/messages', null].map(isInvitation)).toEqual([true, false, false]);
});

it('an empty page leads each role to what it needs', () => {
  const nobody = { user_plan: null, is_admin: false, has_rentals: false };
  expect(
    [
      null,
      { ...nobody, user_plan: 'seeker' as const },
      { ...nobody, has_rentals: true },
      { ...nobody, user_plan: 'basic' as const, has_rentals: true },
      { ...nobody, is_admin: true },
    ].map((member) => STARTS[startOf(member)]),
  ).toEqual(['/airports', '/airports', '/my-crashpad', '/my-crashpads', '/admin/overview']);
});

it.each([
  [null, false],
  ['2027-03-02T00:00:00.000Z', false],
  ['2027-03-01T12:00:00.000Z', true],
  ['2027-02-01T00:00:00.000Z', true],
])('admin pages wait for a second step that was due at %s: %s', (second_step_due_at, owes) => {
  expect(owesSecondStep({ second_step_due_at }, new Date('2027-03-01T12:00:00Z'))).toBe(owes);
});
