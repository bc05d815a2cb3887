import type Stripe from 'stripe';
import { invalidRequest, StripeSandboxError } from '../../errors.ts';
import type { Objects } from '../../store/objects.ts';
import { requireServed } from './countries.ts';

/** The account, unless it is missing, deleted or disconnected. */
function connectedAccount(objects: Objects, id: string): Stripe.Account | undefined {
  const account = objects.find('account', id);
  if (!account || 'deleted' in account) return undefined;
  return objects.hidden(id).isDisconnected ? undefined : (account as Stripe.Account);
}

/** The account that a call is made for. Throws Stripe's 403, which does not reveal whether it exists. */
export function accessibleAccount(objects: Objects, id: string): Stripe.Account {
  const account = connectedAccount(objects, id);
  if (account) return account;
  throw new StripeSandboxError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    doc_url: 'https://stripe.com/docs/error-codes/account-invalid',
    message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
  });
}

/** The account that money goes to. Throws 400 if there is none, or if it cannot receive transfers. */
export function transferDestination(objects: Objects, id: string, param: string): Stripe.Account {
  const account = connectedAccount(objects, id);
  if (!account)
    throw invalidRequest(`No such destination: '${id}'`, { code: 'resource_missing', param });
  requireServed(account.country ?? 'US', param);
  if (account.capabilities?.transfers === 'active') return account;
  throw invalidRequest(
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    { code: 'insufficient_capabilities_for_transfer' },
  );
}
