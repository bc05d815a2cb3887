import type Stripe from 'stripe';
import { APPLICATION, type Context } from '../../context.ts';
import { invalidRequest } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { DAY } from '../balances.ts';
import { previousAttributes } from '../fields.ts';
import {
  type AccountState,
  accountCountry,
  type BankNumber,
  capabilitiesOf,
  requirementsOf,
  stateFields,
} from './states.ts';

/** The payout destination: the test bank account or debit card of Stripe's own forms. */
function externalAccount(
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

/** Stores a changed account and sends an event to the platform. */
export function saveAccount(
  { objects, emit }: Context,
  before: Stripe.Account,
  account: Stripe.Account,
): Stripe.Account {
  objects.put('account', account);
  const previous = previousAttributes(before, account);
  if (Object.keys(previous).length > 0) emit('account.updated', account, previous, account.id);
  const statuses = new Map(capabilitiesOf(objects, before).map(({ id, status }) => [id, status]));
  for (const capability of capabilitiesOf(objects, account)) {
    const status = statuses.get(capability.id);
    if (status !== capability.status)
      emit('capability.updated', capability, { status }, account.id);
  }
  return account;
}

/** A part of the account's state, as Stripe changes it by itself. */
export interface AccountChange {
  card_payments?: CapabilityStatus;
  transfers?: CapabilityStatus;
  payouts_enabled?: boolean;
  currently_due?: string[];
  /** The deadline of its answer in Unix seconds; null if it has none. */
  deadline?: number | null;
}
export type CapabilityStatus = 'active' | 'pending' | 'inactive';

/** Changes capabilities, payouts and requirements one by one. */
export function changeAccount(
  context: Context,
  before: Stripe.Account,
  change: AccountChange,
): Stripe.Account {
  const { card_payments, transfers, deadline } = change;
  const capabilities = {
    ...before.capabilities,
    ...(card_payments && { card_payments }),
    ...(transfers && { transfers }),
  };
  const { payouts_enabled = before.payouts_enabled } = change;
  const requirements = before.requirements ?? requirementsOf('complete');
  const { currently_due = requirements.currently_due ?? [] } = change;
  const isOn = payouts_enabled && Object.values(capabilities).every((item) => item === 'active');
  if (deadline) context.agenda.set('deadline', before.id, deadline);
  if (deadline === null) context.agenda.remove('deadline', before.id);
  return saveAccount(context, before, {
    ...before,
    capabilities,
    charges_enabled: capabilities.card_payments === 'active',
    payouts_enabled,
    requirements: {
      ...requirements,
      currently_due,
      eventually_due: [...new Set([...currently_due, ...(requirements.eventually_due ?? [])])],
      past_due: (requirements.past_due ?? []).filter((item) => currently_due.includes(item)),
      current_deadline: deadline === undefined ? requirements.current_deadline : deadline,
      disabled_reason: isOn ? null : reasonOf(capabilities, currently_due),
    },
  });
}

function reasonOf(capabilities: Stripe.Account.Capabilities, due: readonly string[]) {
  if (due.length > 0) return 'action_required.requested_capabilities';
  const isPending = Object.values(capabilities).includes('pending');
  return isPending ? 'requirements.pending_verification' : 'other';
}

/** The deadline of a requirement has passed without an answer: everything stops. */
export function passDeadline(context: Context, id: string): void {
  const account = context.objects.find('account', id) as Stripe.Account | undefined;
  const { requirements } = account ?? {};
  const due = requirements?.currently_due ?? [];
  if (!account || !requirements || due.length === 0) return;
  const names = Object.keys(account.capabilities ?? {});
  saveAccount(context, account, {
    ...account,
    capabilities: Object.fromEntries(names.map((name) => [name, 'inactive'])),
    charges_enabled: false,
    payouts_enabled: false,
    requirements: {
      ...requirements,
      past_due: due,
      current_deadline: null,
      disabled_reason: 'requirements.past_due',
    },
  });
}

/** Moves the account to a state, as its owner's answers or Stripe's checks do. */
export function setAccountState(
  context: Context,
  before: Stripe.Account,
  state: AccountState,
): Stripe.Account {
  const requested = Object.keys(context.objects.hidden(before.id).requested ?? {});
  return saveAccount(context, before, { ...before, ...stateFields(state, requested) });
}

/** The owner has answered everything and set the payout destination. */
export function completeAccount(
  context: Context,
  before: Stripe.Account,
  kind: 'bank' | 'card',
): Stripe.Account {
  const external = externalAccount(before, kind, context.now);
  const { requested = {} } = context.objects.hidden(before.id);
  return saveAccount(context, before, {
    ...before,
    ...stateFields('complete', Object.keys(requested)),
    external_accounts: externalAccountList(before.id, [external]),
  });
}

/** The owner disconnects the account from the platform, which then has no access to it. */
export function disconnectAccount({ objects, emit }: Context, { id }: Stripe.Account): void {
  objects.setHidden(id, { ...objects.hidden(id), isDisconnected: true });
  emit('account.application.deauthorized', APPLICATION, undefined, id);
}

export type Schedule = Stripe.Account.Settings.Payouts.Schedule;
type RequestedSchedule = Stripe.AccountUpdateParams.Settings.Payouts.Schedule;

const DEFAULT_DELAY = 2;
const MOST_DELAY = 31;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const PARAM = 'settings[payouts][schedule]';

export const DEFAULT_SCHEDULE: Schedule = { delay_days: DEFAULT_DELAY, interval: 'daily' };

/** The schedule after a change. Throws 400 for a day that its interval does not have, or lacks. */
export function changedSchedule(
  current: Schedule,
  requested: RequestedSchedule,
  leastDelay: number,
): Schedule {
  const interval = requested.interval ?? current.interval;
  const schedule: Schedule = {
    delay_days: delayOf(requested.delay_days, current, leastDelay),
    interval,
  };
  const { weekly_anchor, monthly_anchor } = requested;
  if (weekly_anchor !== undefined && interval !== 'weekly')
    throw unfit('weekly_anchor', 'goes with a weekly interval only');
  if (monthly_anchor !== undefined && interval !== 'monthly')
    throw unfit('monthly_anchor', 'goes with a monthly interval only');
  if (interval === 'weekly') schedule.weekly_anchor = weekdayOf(weekly_anchor, current);
  if (interval === 'monthly') schedule.monthly_anchor = monthdayOf(monthly_anchor, current);
  return schedule;
}

function delayOf(
  requested: RequestedSchedule['delay_days'],
  { delay_days: current }: Schedule,
  least: number,
): number {
  if (requested === undefined) return current;
  if (requested === 'minimum') return least;
  if (requested >= least && requested <= MOST_DELAY) return requested;
  throw unfit('delay_days', `is ${least} to ${MOST_DELAY}`);
}

function weekdayOf(
  requested: RequestedSchedule['weekly_anchor'],
  { weekly_anchor: current }: Schedule,
): string {
  const day = requested ?? current;
  if (day !== undefined && WEEKDAYS.includes(day)) return day;
  throw unfit('weekly_anchor', 'is a day of the week for a weekly interval');
}

function monthdayOf(requested: number | undefined, { monthly_anchor: current }: Schedule): number {
  const day = requested ?? current ?? 0;
  if (day >= 1 && day <= 31) return day;
  throw unfit('monthly_anchor', 'is 1 to 31 for a monthly interval');
}

const unfit = (name: string, rule: string) =>
  invalidRequest(`${name} ${rule}.`, { param: `${PARAM}[${name}]` });

/** Whether the account is paid on the UTC day that starts at `midnight`, in unix seconds. */
export function paysOn(schedule: Schedule, midnight: number): boolean {
  const day = new Date(midnight * 1000);
  if (schedule.interval === 'daily') return true;
  if (schedule.interval === 'weekly') return WEEKDAYS[day.getUTCDay()] === schedule.weekly_anchor;
  if (schedule.interval !== 'monthly') return false;
  const isLast = new Date((midnight + DAY) * 1000).getUTCDate() === 1;
  const anchor = schedule.monthly_anchor ?? 1;
  return day.getUTCDate() === anchor || (isLast && anchor > day.getUTCDate());
}
