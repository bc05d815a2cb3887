import {
  LIST_LIMIT_DEFAULT,
  LIST_LIMIT_MAX,
  PAYOUT_SCHEDULES,
  payoutCountries,
} from '@crewpad/domain';
import { z } from 'zod';
import { ownUser } from './accounts/shapes.ts';
import { isoDate, oneOfNumbers, queryInteger } from './common.ts';
import { operation } from './operation.ts';

/** A lister's account at the payment provider for payouts. */

const feature = 'payouts';

export const payoutAccount = z.object({
  details_submitted: z.boolean(),
  payouts_enabled: z.boolean(),
  ready: z.boolean().meta({ description: 'The lister can receive payments' }),
  needs: z.array(z.string()).meta({
    description: "What is missing, by the provider's names, such as external_account",
  }),
  country: z.string().meta({ description: 'Two-letter code of the country of the bank account' }),
  current_deadline: z.string().nullable().meta({
    description: 'ISO 8601: without what is missing, payments stop then',
  }),
  external_accounts: z.object({
    data: z.array(
      z.object({
        object: z.enum(['bank_account', 'card']),
        bank_name: z.string().nullable(),
        last4: z.string(),
      }),
    ),
  }),
});
export type PayoutAccount = z.infer<typeof payoutAccount>;

export const getPayoutAccount = operation({
  feature,
  method: 'GET',
  path: '/stripe/account',
  summary: "Get the lister's payout account",
  answer: z.object({
    account: payoutAccount.nullable(),
    suggested_country: z.string().nullable().meta({
      description: "Country of the lister's first crash pad, if payouts are possible there",
    }),
  }),
});

const link = z.object({ url: z.string() });

export const getDashboardLink = operation({
  feature,
  method: 'GET',
  path: '/stripe/dashboard-link',
  summary:
    "Get the page that opens the lister's dashboard at the provider; null: onboarding is not complete",
  answer: z.object({ account_link: link.nullable() }),
});

const onboarding = {
  /** `sign` is the only mode. */
  mode: z.enum(['sign']).optional(),
  country: z.enum(payoutCountries(), { error: 'payout_country_is_not_supported' }).optional().meta({
    description:
      'Where the bank account is. Required for a new account without a suggested country',
  }),
};

export const startOnboarding = operation({
  feature,
  method: 'POST',
  path: '/stripe/onboarding-link',
  summary: "Get the page that opens the provider's onboarding; creates the payout account",
  body: z.object(onboarding),
  bodyIsOptional: true,
  answer: z.object({ account_link: link }),
});

export const getOnboardingLink = operation({
  feature,
  method: 'GET',
  path: '/stripe/onboarding-link',
  summary: 'Same as POST',
  query: z.object(onboarding),
  answer: z.object({ account_link: link }),
});

export const getCustomLink = operation({
  feature,
  method: 'GET',
  path: '/stripe/get-custom-link',
  summary: 'Get the page that opens the onboarding or the dashboard',
  query: z.object({ type: z.enum(['onboarding', 'dashboard'], { error: 'is_not_an_option' }) }),
  answer: z.object({ account_link: link.nullable() }),
});

export const openPayouts = operation({
  feature,
  method: 'POST',
  path: '/payouts/open',
  summary: "Get the provider's address of the dashboard or of the onboarding pages, for this press",
  body: z.object({ target: z.enum(['dashboard', 'onboarding'], { error: 'is_not_an_option' }) }),
  answer: link,
});

const currency = z
  .string()
  .meta({ description: 'Three letters: the provider converts our dollars' });
const sum = z.number().meta({ description: 'With two decimals, in the currency beside it' });

/** A transfer of the provider from a lister's balance to their bank. */
export const payout = z.object({
  id: z.string(),
  amount: sum.meta({ description: 'Below zero: taken from the bank, for a balance below zero' }),
  currency,
  state: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
  arrives_on: isoDate,
});
export type Payout = z.infer<typeof payout>;

export const getPayouts = operation({
  feature,
  method: 'GET',
  path: '/lister/payouts',
  summary: "List the lister's payouts, newest first, with the balance; empty without an account",
  query: z.object({ limit: queryInteger(1, LIST_LIMIT_MAX).default(LIST_LIMIT_DEFAULT) }),
  answer: z.object({
    balance: z.object({ available: sum, pending: sum, currency }),
    next: z
      .object({ amount: sum, currency, on: isoDate })
      .nullable()
      .meta({ description: 'The payout on its way that arrives first' }),
    data: z.array(payout),
    held: z
      .array(z.string())
      .meta({ description: 'What the provider needs before it pays out, by its names' }),
  }),
});

const SCHEDULE_IDS = Object.keys(PAYOUT_SCHEDULES).map(Number) as (keyof typeof PAYOUT_SCHEDULES)[];

export const setPayoutSchedule = operation({
  feature,
  method: 'PUT',
  path: '/lister/settings/payout-config',
  summary: "Set how often the lister's balance is paid out: 1 daily, 2 weekly, 3 monthly",
  body: z.object({ config_id: oneOfNumbers(SCHEDULE_IDS).default(1) }),
  answer: z.object({ user: ownUser }),
});
