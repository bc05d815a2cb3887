import type {
  OwnUser,
  savePaymentMethod,
  setupCustomer,
  setupIntent,
  TriedRenewal,
} from '@crewpad/contract';
import { endpoint } from '../../../lib/browser-call.ts';
import type { CardError } from './card-fields.ts';
import type { CardForm } from './use-card-form.ts';

const makeCustomer = endpoint<typeof setupCustomer>('POST', '/stripe/setup-customer');
const makeIntent = endpoint<typeof setupIntent>('POST', '/stripe/setup-intent');
const saveMethod = endpoint<typeof savePaymentMethod>('POST', '/stripe/save-payment-method');

const personOf = (user: OwnUser) => ({
  name: `${user.first_name} ${user.last_name}`,
  email: user.email,
});

/** The member's customer at the payment provider, made when there is none. */
export async function customerOf(user: OwnUser): Promise<string> {
  const { customer_id } = await makeCustomer(
    { body: { user_id: user.id, customer_id: user.customer_id, ...personOf(user) } },
    { quiet: true },
  );
  return customer_id;
}

export interface KeptCard {
  customer: string;
  method: string;
  /** The member, with his card. */
  user: OwnUser;
  /** What came of a renewal that waited for a card, and was tried with this one. */
  renewal: TriedRenewal;
}

/**
 * Keeps the card that was typed: customer, setup intent, the provider's confirmation, the method.
 * @throws ApiError when the server refused it
 */
export async function saveCard(
  user: OwnUser,
  form: CardForm,
): Promise<KeptCard | { error: CardError }> {
  const customer_id = await customerOf(user);
  const fields = form.fields.current;
  if (fields === null) throw new Error('The card fields are not there.');
  const { client_secret } = await makeIntent(
    { body: { customer_id, ...personOf(user) } },
    { quiet: true },
  );
  const { owner } = form;
  const confirmed = await fields.confirmSetup(client_secret, {
    name: `${owner.first_name.trim()} ${owner.last_name.trim()}`,
    email: user.email,
    address: { postal_code: owner.address_zip.trim(), country: owner.address_country },
  });
  if ('error' in confirmed) return confirmed;
  const payment_method = confirmed.paymentMethodId;
  const { user: now, renewal } = await saveMethod(
    { body: { customer_id, payment_method, user_id: user.id } },
    { quiet: true },
  );
  return { customer: customer_id, method: payment_method, user: now, renewal };
}
