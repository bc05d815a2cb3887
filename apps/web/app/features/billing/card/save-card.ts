import type { contract } from '@crewpad/contract';
import { billing } from '@crewpad/contract/endpoints';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import type { CardError } from './card-fields.ts';
import type { CardForm } from './use-card-form.ts';

const personOf = (user: contract.accounts.OwnUser) => ({
  name: `${user.first_name} ${user.last_name}`,
  email: user.email,
});

/**
 * The member's customer at the payment provider, created if missing.
 * @throws ApiError `invalid_customer_id` once, if the provider has deleted the customer
 */
export async function customerOf(user: contract.accounts.OwnUser): Promise<string> {
  const body = { user_id: user.id, ...personOf(user) };
  const setupBody = { ...body, customer_id: user.customer_id };
  const { customer_id } = await call(
    billing.setupCustomer,
    { body: setupBody },
    { quiet: true },
  ).catch((failure) => {
    // The server has replaced the customer since this page was loaded.
    if (!isApiError(failure) || failure.status !== 404) throw failure;
    return call(billing.setupCustomer, { body }, { quiet: true });
  });
  return customer_id;
}

export interface SavedCard {
  customer: string;
  method: string;
  /** The member, with their card. */
  user: contract.accounts.OwnUser;
  /** The outcome of a waiting renewal that was charged to this card. */
  renewal: contract.billing.ChargedRenewal;
  /** All that saving it has set off. */
  charges: contract.billing.Charged[];
}

/**
 * Saves the entered card: customer, setup intent, confirmation, payment method.
 * @throws ApiError if the server refused it
 */
export async function saveCard(
  user: contract.accounts.OwnUser,
  form: CardForm,
  /** false: a plan that does not renew stays that way. */
  repeat = true,
): Promise<SavedCard | { error: CardError }> {
  const customer_id = await customerOf(user);
  const fields = form.fields.current;
  if (fields === null) throw new Error('The card fields are not there.');
  const { client_secret } = await call(
    billing.setupIntent,
    { body: { customer_id, ...personOf(user) } },
    { quiet: true },
  );
  const { owner } = form;
  const confirmation = await fields.confirmSetup(client_secret, {
    name: `${owner.first_name.trim()} ${owner.last_name.trim()}`,
    email: user.email,
    address: { postal_code: owner.address_zip.trim(), country: owner.address_country },
  });
  if ('error' in confirmation) return confirmation;
  const payment_method = confirmation.paymentMethodId;
  const answer = await call(
    billing.savePaymentMethod,
    { body: { customer_id, payment_method, user_id: user.id, repeat } },
    { quiet: true },
  );
  const { user: updatedUser, renewal, charged: charges } = answer;
  return { customer: customer_id, method: payment_method, user: updatedUser, renewal, charges };
}
