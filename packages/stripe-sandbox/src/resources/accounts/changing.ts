import type Stripe from 'stripe';
import { APPLICATION, type Context } from '../../context.ts';
import { previousAttributes } from '../fields.ts';
import { capabilitiesOf } from './capabilities.ts';
import { externalAccount, externalAccountList } from './external-accounts.ts';
import { type AccountState, requirementsOf, stateFields } from './states.ts';

/** Stores a changed account and sends an event to the platform. */
export function saveAccount(
  { objects, emit }: Context,
  before: Stripe.Account,
  account: Stripe.Account,
): Stripe.Account {
  objects.put('account', account);
  const previous = previousAttributes(before, account);
  if (Object.keys(previous).length > 0) emit('account.updated', account, previous, account.id);
  const known = new Map(capabilitiesOf(objects, before).map(({ id, status }) => [id, status]));
  for (const capability of capabilitiesOf(objects, account)) {
    const status = known.get(capability.id);
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
  /** Unix seconds until which it must answer; null: none. */
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
  const known = before.requirements ?? requirementsOf('complete');
  const { currently_due = known.currently_due ?? [] } = change;
  const isOn = payouts_enabled && Object.values(capabilities).every((one) => one === 'active');
  if (deadline) context.agenda.set('deadline', before.id, deadline);
  if (deadline === null) context.agenda.remove('deadline', before.id);
  return saveAccount(context, before, {
    ...before,
    capabilities,
    charges_enabled: capabilities.card_payments === 'active',
    payouts_enabled,
    requirements: {
      ...known,
      currently_due,
      eventually_due: [...new Set([...currently_due, ...(known.eventually_due ?? [])])],
      past_due: (known.past_due ?? []).filter((one) => currently_due.includes(one)),
      current_deadline: deadline === undefined ? known.current_deadline : deadline,
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
