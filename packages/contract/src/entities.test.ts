import { expect, it } from 'vitest';
import { ownUser } from './accounts/shapes.ts';
import { cardInfo } from './billing/card-operations.ts';
import { accountServiceRow } from './billing/charge-operations.ts';
import { subscriptionPlan } from './billing/plan-operations.ts';
import { errorAnswer } from './errors.ts';
import { payoutAccount } from './payouts.ts';
import { airport } from './search/shapes.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** The fields that the specification names. Answers may have more. */
it.each([
  [
    'user',
    ownUser,
    `id first_name last_name middle_name display_name email status user_plan
    featured_listing_plan social_type social_id photo about birthdate_month birthdate_day
    birthdate_year hear_about_us referral_code airlines gender total_location price payment_method
    customer_id phone_number country_code stripe_customer acc_stripe automatic_payment
    payout_config_id approval_public_phone_user approval_public_phone_tenant
    verified_email_payment expire_at locale`,
  ],
  ['airport', airport, 'id prefix name city country total_listings'],
  ['card', cardInfo, 'brand last4 exp_month exp_year'],
  ['plan', subscriptionPlan, 'title plan priceAmount term description highlights'],
  [
    'service',
    accountServiceRow,
    'title description amount payment_type expire_at created_at repeat txn_code',
  ],
  ['payout account', payoutAccount, 'external_accounts'],
  [
    'bank account or debit card',
    payoutAccount.shape.external_accounts.shape.data.element,
    'object bank_name last4',
  ],
  ['error', errorAnswer, 'message errors error data'],
] as const)('a %s has the specified fields', (_name, shape, fields) => {
  expect(Object.keys(shape.shape)).toEqual(expect.arrayContaining(words(fields)));
});
