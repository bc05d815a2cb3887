import { describe, expect, it } from 'vitest';
import { needsOf, payoutStateOf } from './payout-state.ts';

const ready = {
  details_submitted: true,
  payouts_enabled: true,
  country: 'US',
  current_deadline: null,
  ready: true,
  needs: [],
  external_accounts: { data: [] },
};

describe('a payout account', () => {
  it.each([
    ['none', null],
    ['ready', ready],
    ['held', { ...ready, payouts_enabled: false }],
    ['started', { ...ready, ready: false, details_submitted: false, needs: ['x'] }],
    ['missing', { ...ready, ready: false, needs: ['external_account'] }],
    ['checking', { ...ready, ready: false }],
  ] as const)('is %s', (state, account) => {
    expect(
      payoutStateOf(
        account && { ...account, needs: [...account.needs], external_accounts: { data: [] } },
      ),
    ).toBe(state);
  });

  it('lists each missing item once, in plain words', () => {
    const needs = needsOf([
      'external_account',
      'individual.dob.day',
      'individual.dob.month',
      'individual.dob.year',
      'individual.address.line1',
      'individual.address.city',
      'individual.first_name',
      'individual.ssn_last_4',
      'person_123.verification.document',
      'tos_acceptance.date',
      'tos_acceptance.ip',
      'business_profile.url',
      'business_profile.mcc',
    ]).map((need) => need.key);
    expect(needs).toEqual([
      'bank',
      'birthday',
      'address',
      'name',
      'tax_number',
      'document',
      'terms',
      'website',
      'business',
    ]);
  });

  it('formats unknown items as words', () => {
    expect(needsOf(['settings.payments.statement_descriptor'])).toEqual([
      { key: null, text: 'Settings payments statement descriptor' },
    ]);
  });
});
