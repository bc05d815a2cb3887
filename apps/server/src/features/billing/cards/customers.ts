import type { ProviderMode } from '@crewpad/domain';
import type Stripe from 'stripe';
import type { Db } from '../../../platform/database/database.ts';
import { lockMembers } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import { type Billing, missingCustomer, withProvider } from '../provider.ts';
import {
  type ChangedCustomer,
  findPayer,
  listChangedCustomers,
  type Payer,
} from './cards.queries.ts';
import { loseCards, recordCardless } from './cards.ts';

interface NewCustomer {
  memberId: number;
  mode: ProviderMode;
  /** 1 for the first, incremented for each replacement. */
  generation: number;
  customerId: string;
  now: Date;
}

/**
 * Stores a member's customer at the provider. The previous customer's card can no longer be
 * charged.
 * @returns the stored customer: this one, or one that another process stored first
 */
function storeCustomer(db: Db, customer: NewCustomer): Promise<string> {
  const { memberId, mode, generation, customerId, now } = customer;
  return transaction(db, async (trx) => {
    await lockMembers(trx, memberId);
    const stored = await trx
      .insertInto('customers')
      .values({
        member_id: memberId,
        provider_mode: mode,
        generation,
        customer_id: customerId,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'provider_mode'])
          .doUpdateSet({
            generation,
            customer_id: customerId,
            created_at: now,
            setup_intent: null,
          })
          .where('customers.generation', '<', generation),
      )
      .returning('customer_id')
      .executeTakeFirst();
    if (stored !== undefined && generation > 1) {
      const card = await trx
        .deleteFrom('payment_methods')
        .where('member_id', '=', memberId)
        .where('provider_mode', '=', mode)
        .where('customer_id', '<>', customerId)
        .returning('invalid_since')
        .executeTakeFirst();
      const since = card && (card.invalid_since ?? now);
      if (since) await recordCardless(trx, { memberId, mode, since });
    }
    const row = await trx
      .selectFrom('customers')
      .select('customer_id')
      .where('member_id', '=', memberId)
      .where('provider_mode', '=', mode)
      .executeTakeFirstOrThrow();
    return row.customer_id;
  });
}

/**
 * Records that the provider deleted a customer: its card can never be charged again. The row stays,
 * so that the next one gets the next generation.
 */
export async function recordDeletedCustomer(db: Db, customerId: string, now: Date): Promise<void> {
  await transaction(db, (trx) => loseCards(trx, { customer_id: customerId }, now));
}

/** Records that a change was sent to the provider. Later changes stay pending. */
async function recordSentChange(
  db: Db,
  { customerId, changedAt }: { customerId: string; changedAt: Date },
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ changed_at: null })
    .where('customer_id', '=', customerId)
    .where('changed_at', '=', changedAt)
    .execute();
}

/**
 * Stores a customer's setup intent.
 * @returns false if another call has stored one since `before` was read
 */
export async function replaceSetup(
  db: Db,
  { customer, before, intent }: { customer: string; before: string | null; intent: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ setup_intent: intent })
    .where('customer_id', '=', customer)
    .where('setup_intent', 'is not distinct from', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Records, in the transaction that changes a member's name or email, that a job must update the
 * payment provider. Does nothing for members who are not customers.
 */
export async function noteCustomerChange(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ changed_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

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
    const customer = await stripe.customers.retrieve(customerId);
    return !customer.deleted;
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
  const newCustomer = await create(key).catch((error: unknown) => {
    // The name has changed since, or the key belongs to an earlier customer.
    if (faultOf(error).kind !== 'key_taken') throw error;
    return create(`${key}:${clock.now().getTime()}`);
  });
  const customer = { memberId: id, mode: payments.mode, generation, customerId: newCustomer.id };
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
