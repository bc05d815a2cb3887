import type Stripe from 'stripe';
import { notFound } from '../../../platform/errors.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import type { Billing } from '../provider.ts';
import { missingCustomer, withProvider } from '../provider.ts';
import { recordSentChange, storeCustomer } from './commands/customers.ts';
import {
  type ChangedCustomer,
  findPayer,
  listChangedCustomers,
  type Payer,
} from './queries/customers.ts';

export interface NamedIds {
  user_id?: string | number | null | undefined;
  customer_id?: string | null | undefined;
}

/**
 * The caller's customer. Name and email come from the account, never from the body.
 * @throws ApiError 404 if the body names another member or customer; 422 `invalid_customer_id` if
 * the provider has deleted that customer. A new one exists by then.
 */
export async function setUpCustomer(
  billing: Billing,
  memberId: number,
  named: NamedIds,
): Promise<string> {
  const payer = await findPayer(billing.db, memberId, billing.payments.mode);
  requireOwnIds(payer, named);
  return withProvider(billing, async () => {
    const customer = await ensureCustomer(billing, payer);
    if (named.customer_id && named.customer_id !== customer) throw missingCustomer();
    return customer;
  });
}

/** @throws ApiError 404 if a body names another member or customer */
export function requireOwnIds(payer: Payer, { user_id, customer_id }: NamedIds): void {
  const isOther = user_id !== null && user_id !== undefined && String(user_id) !== String(payer.id);
  const isForeign = Boolean(customer_id) && customer_id !== payer.customerId;
  if (isOther || isForeign) throw notFound();
}

/**
 * The member's customer at the provider, created if missing or deleted.
 * @throws the SDK's errors
 */
export async function ensureCustomer(billing: Billing, payer: Payer): Promise<string> {
  if (payer.customerId === null) return createCustomer(billing, payer, 1);
  if (await exists(billing.payments.stripe, payer.customerId)) return payer.customerId;
  return replaceCustomer(billing, payer);
}

/** Replaces a customer that the provider no longer has. */
export function replaceCustomer(billing: Billing, payer: Payer): Promise<string> {
  return createCustomer(billing, payer, payer.generation + 1);
}

/** The same for a member whose customer the provider no longer has. The card is lost with it. */
export async function replaceLostCustomer(billing: Billing, memberId: number): Promise<void> {
  await replaceCustomer(billing, await findPayer(billing.db, memberId, billing.payments.mode));
}

async function exists(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    const found = await stripe.customers.retrieve(customerId);
    return !found.deleted;
  } catch (error) {
    const { kind } = faultOf(error);
    if (kind === 'not_found' || kind === 'missing_customer') return false;
    throw error;
  }
}

async function createCustomer(
  { db, clock, payments }: Billing,
  { id, name, email }: Payer,
  generation: number,
): Promise<string> {
  const params = { name, email, metadata: { member_id: String(id) } };
  const key = `cus:${id}:${generation}`;
  const create = (idempotencyKey: string) =>
    payments.stripe.customers.create(params, { idempotencyKey });
  const made = await create(key).catch((error: unknown) => {
    // The name has changed since, or the key belongs to an earlier customer.
    if (faultOf(error).kind !== 'key_taken') throw error;
    return create(`${key}:${clock.now().getTime()}`);
  });
  const customer = { memberId: id, mode: payments.mode, generation, customerId: made.id };
  return storeCustomer(db, { ...customer, now: clock.now() });
}

/**
 * Sends changed names and emails of customers to the provider. Failures are retried by a later run.
 * Idempotent.
 */
export async function syncCustomers(billing: Billing): Promise<void> {
  const { db, payments, log } = billing;
  for (const changed of await listChangedCustomers(db, payments.mode)) {
    try {
      await sendChange(billing, changed);
      await recordSentChange(db, changed);
    } catch (error) {
      log.warn(
        { customer: changed.customerId, fault: faultOf(error).kind },
        'a changed customer is sent later',
      );
    }
  }
}

async function sendChange(
  { payments }: Billing,
  { customerId, name, email }: ChangedCustomer,
): Promise<void> {
  try {
    await payments.stripe.customers.update(customerId, { name, email });
  } catch (error) {
    const fault = faultOf(error);
    // It was deleted: its replacement is created with the name at that time.
    if (fault.kind === 'missing_customer' || fault.kind === 'not_found') return;
    // Retrying would not help: the provider keeps its current email.
    if (fault.kind === 'our_fault' && fault.code === 'email_invalid') return;
    throw error;
  }
}
