import type Stripe from 'stripe';
import { newId } from '../../ids.ts';
import { accountCountry, type BankNumber } from './countries.ts';

/** The payout destination: the test bank account or debit card of Stripe's own forms. */
export function externalAccount(
  { id, country = 'US' }: Stripe.Account,
  kind: 'bank' | 'card',
  now: number,
) {
  return kind === 'bank' ? bankAccount(id, country) : debitCard(id, now);
}

/** The numbers of Stripe's test bank accounts. */
const NUMBERS: Record<BankNumber, { routing_number: string | null; last4: string }> = {
  'routing number': { routing_number: '110000000', last4: '6789' },
  'transit number': { routing_number: '11000-000', last4: '6789' },
  'sort code': { routing_number: '108800', last4: '2345' },
  BSB: { routing_number: '110000', last4: '3456' },
  IBAN: { routing_number: null, last4: '3000' },
};

function bankAccount(account: string, country: string): Stripe.BankAccount {
  const { bank, currency } = accountCountry(country);
  return {
    ...NUMBERS[bank],
    id: newId('ba'),
    object: 'bank_account',
    account,
    account_holder_name: null,
    account_holder_type: null,
    account_type: null,
    available_payout_methods: ['standard'],
    bank_name: 'STRIPE TEST BANK',
    country,
    currency,
    default_for_currency: true,
    fingerprint: 'sandboxtestbank1',
    future_requirements: NOTHING_DUE,
    metadata: {},
    requirements: NOTHING_DUE,
    status: 'new',
  };
}

function debitCard(account: string, now: number): Stripe.Card {
  return {
    id: newId('card'),
    object: 'card',
    account,
    address_city: null,
    address_country: null,
    address_line1: null,
    address_line1_check: null,
    address_line2: null,
    address_state: null,
    address_zip: null,
    address_zip_check: null,
    allow_redisplay: 'unspecified',
    available_payout_methods: ['standard', 'instant'],
    brand: 'Visa',
    country: 'US',
    currency: 'usd',
    cvc_check: 'pass',
    default_for_currency: true,
    dynamic_last4: null,
    exp_month: 12,
    exp_year: new Date(now * 1000).getUTCFullYear() + 2,
    fingerprint: 'sandboxtestcard1',
    funding: 'debit',
    last4: '5556',
    metadata: {},
    name: null,
    regulated_status: 'unregulated',
    tokenization_method: null,
  };
}

const NOTHING_DUE = { currently_due: [], errors: [], past_due: [], pending_verification: [] };

/** The list inside of an account. */
export function externalAccountList(
  account: string,
  data: Stripe.ExternalAccount[],
): Stripe.ApiList<Stripe.ExternalAccount> {
  return {
    object: 'list',
    data,
    has_more: false,
    url: `/v1/accounts/${account}/external_accounts`,
  };
}
