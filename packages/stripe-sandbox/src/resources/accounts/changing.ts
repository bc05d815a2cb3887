import type Stripe from 'stripe';
import { APPLICATION, type Context } from '../../context.ts';
import { previousAttributes } from '../fields.ts';
import { externalAccount, externalAccountList } from './external-accounts.ts';
import { type AccountState, stateFields } from './states.ts';

/** Stores a changed account and sends an event to the platform. */
export function saveAccount(
  { objects, emit }: Context,
  before: Stripe.Account,
  account: Stripe.Account,
): Stripe.Account {
  objects.put('account', account);
  const previous = previousAttributes(before, account);
  if (Object.keys(previous).length > 0) emit('account.updated', account, previous, account.id);
  return account;
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
  const external = externalAccount(before.id, kind, context.now);
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
