import { describe, expect, it } from 'vitest';
import { presentOwnUser } from './present.ts';
import type { OwnUserRow } from './profile.queries.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-09-01T12:00:00Z');

const lister: OwnUserRow = {
  id: 7,
  role: 'member',
  first_name: 'Ana',
  last_name: 'Lopez',
  middle_name: null,
  display_name: 'Ana L',
  email: 'ana@crewpad.test',
  email_verified: true,
  email_refusal: null,
  status: 'ACTIVE',
  user_plan: 'basic',
  signup_plan: null,
  locked_at: null,
  lock_reason: '',
  collections_held_at: null,
  email_change: null,
  second_step: false,
  second_step_due_at: null,
  created_at: NOW,
  expire_at: LATER,
  repeat: true,
  next_plan: null,
  next_plan_at: null,
  social_type: null,
  social_id: null,
  photo: null,
  about: '',
  birthdate_month: 5,
  birthdate_day: 17,
  birthdate_year: 1990,
  hear_about_us: 'friend',
  referral_code: null,
  airlines: null,
  gender: 'female',
  phone_number: '+12025550123',
  country_code: 'US',
  acc_stripe: null,
  automatic_payment: 0,
  payout_config_id: 1,
  approval_public_phone_user: 0,
  approval_public_phone_tenant: 0,
  locale: 'en',
  theme: 'auto',
  customer_id: 'cus_1',
  payment_method: 'pm_1',
  has_rentals: false,
  tenant_autopay: null,
  featured_listing_plan: null,
};
const present = (row: Partial<OwnUserRow>) => presentOwnUser({ ...lister, ...row }, NOW, true);
const abilities = (row: Partial<OwnUserRow>) =>
  Object.entries(present(row).abilities)
    .filter(([, may]) => may)
    .map(([name]) => name);

describe('the own profile', () => {
  it.each([
    ['a lister', {}, ['renew', 'message', 'manage_listings']],
    ['a seeker', { user_plan: 'seeker' }, ['renew', 'message']],
    ['an expired lister', { expire_at: NOW }, ['renew']],
    [
      'an expired lister who rents',
      { expire_at: NOW, has_rentals: true },
      ['renew', 'message', 'see_rentals'],
    ],
    ['a lister without a card', { status: 'INACTIVE', payment_method: null }, ['renew']],
    ['a free tenant', { user_plan: null, has_rentals: true }, ['message', 'see_rentals']],
    ['a free member without a landlord', { user_plan: null }, []],
    [
      'an unpaid sign-up',
      { status: 'INACTIVE', user_plan: null, signup_plan: 'pro' },
      ['pay_sign_up'],
    ],
    ['an admin', { role: 'admin', user_plan: null }, ['administer']],
  ] as const)('gives %s these abilities', (_who, row, expected) => {
    expect(abilities(row)).toEqual(expected);
  });

  it('is set up when ACTIVE, and a plan holder if it also has a card', () => {
    expect(present({}).setup_complete).toBe(true);
    expect(present({ payment_method: null }).setup_complete).toBe(false);
    expect(present({ customer_id: null }).setup_complete).toBe(false);
    expect(present({ status: 'INACTIVE' }).setup_complete).toBe(false);
    expect(present({ user_plan: null, customer_id: null, payment_method: null })).toMatchObject({
      setup_complete: true,
      expired: false,
      stripe_customer: null,
    });
  });

  it('has the limits of its plan', () => {
    expect(present({})).toMatchObject({ total_location: 1, price: 49, expired: false });
    expect(present({ user_plan: 'pro' })).toMatchObject({ total_location: null, price: 149 });
    expect(present({ user_plan: 'seeker' })).toMatchObject({ total_location: 0, price: 9.99 });
    expect(present({ user_plan: null })).toMatchObject({ total_location: 0, price: null });
  });

  it('is expired from the exact instant on', () => {
    expect(present({ expire_at: new Date(NOW.getTime() + 1) }).expired).toBe(false);
    expect(present({ expire_at: NOW }).expired).toBe(true);
  });
});
