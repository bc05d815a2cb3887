import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { invalidRequest } from '../../errors.ts';
import { randomText } from '../../ids.ts';
import type { Nullable } from '../../operation.ts';
import { mergedMetadata } from '../fields.ts';
import {
  changedSchedule,
  DEFAULT_SCHEDULE,
  externalAccountList,
  type Schedule,
  saveAccount,
} from './changes.ts';
import { accountCountry, stateFields } from './states.ts';

/** Creates an account without any answered questions. */
export function makeAccount(
  context: Context,
  params: Nullable<Stripe.AccountCreateParams>,
): Stripe.Account {
  const requested = requestedCapabilities(params.capabilities);
  const country = params.country ?? 'US';
  const { currency, leastDelay } = accountCountry(country);
  const blank = blankAccount(context.now, controllerOf(params.controller), requested);
  const defaults = {
    ...blank,
    country,
    default_currency: currency,
    settings: blankSettings({ ...DEFAULT_SCHEDULE, delay_days: leastDelay }),
  };
  const account = withParams(defaults, params);
  context.objects.put('account', account);
  context.objects.setHidden(account.id, {
    requested: Object.fromEntries(requested.map((name) => [name, context.now])),
  });
  return account;
}

/** Changes the fields that the platform may change. */
export function updateAccount(
  context: Context,
  before: Stripe.Account,
  params: Nullable<Fields>,
): Stripe.Account {
  return saveAccount(context, before, withParams(before, params));
}

type Fields = Pick<
  Stripe.AccountUpdateParams,
  'business_profile' | 'business_type' | 'email' | 'metadata' | 'settings'
>;

function withParams(account: Stripe.Account, params: Nullable<Fields>): Stripe.Account {
  const { business_type, business_profile, email, metadata, settings } = params;
  return {
    ...account,
    ...(business_type && { business_type }),
    ...(email !== undefined && { email }),
    ...(business_profile && {
      business_profile: { ...account.business_profile, ...business_profile },
    }),
    metadata: mergedMetadata(account.metadata ?? null, metadata),
    ...(settings && { settings: changedSettings(account, settings) }),
  } as Stripe.Account;
}

function changedSettings(
  { settings: current, country }: Stripe.Account,
  requested: Stripe.AccountUpdateParams.Settings,
) {
  const foreign = Object.keys(requested).find((key) => key !== 'payouts');
  if (foreign)
    throw invalidRequest(`The sandbox does not act on settings[${foreign}].`, {
      code: 'parameter_unsupported',
      param: `settings[${foreign}]`,
    });
  const { schedule, ...payouts } = requested.payouts ?? {};
  const before = current?.payouts?.schedule ?? DEFAULT_SCHEDULE;
  return {
    ...current,
    payouts: {
      ...current?.payouts,
      ...payouts,
      schedule: schedule
        ? changedSchedule(before, schedule, accountCountry(country ?? 'US').leastDelay)
        : before,
    },
  };
}

function controllerOf(
  params: Stripe.AccountCreateParams.Controller | null | undefined,
): Stripe.Account.Controller {
  if (params?.stripe_dashboard?.type !== 'express')
    throw invalidRequest('The sandbox has accounts with the Express dashboard only.', {
      code: 'parameter_unsupported',
      param: 'controller[stripe_dashboard][type]',
    });
  return {
    fees: { payer: params.fees?.payer ?? 'account' },
    is_controller: true,
    losses: { payments: params.losses?.payments ?? 'stripe' },
    requirement_collection: params.requirement_collection ?? 'stripe',
    stripe_dashboard: { type: 'express' },
    type: 'application',
  };
}

function requestedCapabilities(
  params: Stripe.AccountCreateParams.Capabilities | null | undefined,
): string[] {
  const requested = Object.entries(params ?? {})
    .filter(([, capability]) => capability?.requested)
    .map(([name]) => name);
  if (requested.includes('transfers') && !requested.includes('card_payments'))
    throw invalidRequest(
      'Your platform needs approval for accounts to have requested the `transfers` capability without the `card_payments` capability.',
      { param: 'capabilities' },
    );
  return requested;
}

function blankAccount(
  now: number,
  controller: Stripe.Account.Controller,
  requested: string[],
): Stripe.Account {
  const id = `acct_${randomText(16)}`;
  return {
    id,
    object: 'account',
    ...stateFields('new', requested),
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: null,
      minority_owned_business_designation: null,
      name: null,
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    business_type: null,
    controller,
    country: 'US',
    created: now,
    default_currency: 'usd',
    email: null,
    external_accounts: externalAccountList(id, []),
    future_requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: [],
      disabled_reason: null,
      errors: [],
      eventually_due: [],
      past_due: [],
      pending_verification: [],
    },
    metadata: {},
    settings: blankSettings(DEFAULT_SCHEDULE),
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: 'express',
  };
}

function blankSettings(schedule: Schedule): Stripe.Account.Settings {
  return {
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_payments: {
      decline_on: { avs_failure: false, cvc_failure: false },
      statement_descriptor_prefix: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: null, timezone: 'Etc/UTC' },
    payments: {
      statement_descriptor: null,
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    payouts: {
      debit_negative_balances: true,
      schedule,
      statement_descriptor: null,
    },
  };
}
