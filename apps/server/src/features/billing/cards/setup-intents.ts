import { randomUUID } from 'node:crypto';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import type { Services } from '../../../platform/services.ts';
import type { Billing } from '../provider.ts';
import { missingCustomer, withProvider } from '../provider.ts';
import { replaceSetup } from './commands/customers.ts';
import { ensureCustomer, type NamedIds, replaceCustomer, requireOwnIds } from './customers.ts';
import { requireFewDeclines } from './new-cards.ts';
import { findPayer, getSetup } from './queries/customers.ts';

/**
 * Creates a setup intent for the caller's customer, with which the card form confirms the card.
 * Earlier ones end: nobody stores intents to try cards with them later.
 * @throws ApiError 429 after too many declines
 */
export async function setUpCard(
  services: Services,
  memberId: number,
  named: NamedIds,
): Promise<string> {
  const payer = await findPayer(services.db, memberId, services.payments.mode);
  requireOwnIds(payer, named);
  return withProvider(services, async () => {
    const customer = payer.customerId ?? (await ensureCustomer(services, payer));
    try {
      const secret = await openSetup(services, memberId, customer);
      // The third decline cancels what is open at that moment. This one may be newer.
      await requireFewDeclines(services, memberId).catch(async (error: unknown) => {
        await cancelOpenSetups(services, customer);
        throw error;
      });
      return secret;
    } catch (error) {
      if (faultOf(error).kind !== 'missing_customer') throw error;
      await replaceCustomer(services, payer);
      throw missingCustomer();
    }
  });
}

/**
 * Of several calls at once, one stores its intent and cancels all older ones. The others cancel
 * their own, and return the one that is stored.
 */
async function openSetup(
  { db, payments, log }: Billing,
  memberId: number,
  customer: string,
): Promise<string> {
  const { setupIntents } = payments.stripe;
  const before = await getSetup(db, customer);
  const intent = await setupIntents.create(
    {
      customer,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      metadata: { member_id: String(memberId) },
    },
    { idempotencyKey: `si:${randomUUID()}` },
  );
  if (await replaceSetup(db, { customer, before, intent: intent.id })) {
    // A later call creates its intent after this one was stored, so it is not among the older ones.
    await cancelOpenSetups({ payments, log }, customer, { olderThan: intent.id });
    return intent.client_secret ?? '';
  }
  await cancelSetup({ payments, log }, intent.id);
  const stored = await getSetup(db, customer);
  if (stored === null) throw missingCustomer();
  return (await setupIntents.retrieve(stored)).client_secret ?? '';
}

type Provider = Pick<Billing, 'payments' | 'log'>;

/** Cancels the setup intents with which a customer's browser could still try cards. */
export async function cancelOpenSetups(
  provider: Provider,
  customer: string,
  { olderThan }: { olderThan?: string } = {},
): Promise<void> {
  const { setupIntents } = provider.payments.stripe;
  const older = olderThan === undefined ? {} : { starting_after: olderThan };
  for await (const { id, status } of setupIntents.list({ customer, limit: 100, ...older })) {
    if (status === 'succeeded' || status === 'canceled' || status === 'processing') continue;
    await cancelSetup(provider, id);
  }
}

async function cancelSetup({ payments, log }: Provider, id: string): Promise<void> {
  await payments.stripe.setupIntents.cancel(id).catch((error: unknown) => {
    // It has already ended.
    if (faultOf(error).kind === 'unexpected_state') return;
    log.warn({ err: error, setupIntent: id }, 'could not cancel a setup intent');
  });
}
