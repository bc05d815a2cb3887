import { randomUUID } from 'node:crypto';
import { notFound } from '../../../platform/errors.ts';
import type { Billing } from '../billing.ts';
import { missingCustomer } from '../payment-refusals.ts';
import { faultOf } from '../provider-fault.ts';
import { answeringProvider } from '../provider-guard.ts';
import { type Payer, readPayer } from '../queries/payer.ts';
import { ensureCustomer, replaceCustomer } from './ensure-customer.ts';

interface Named {
  user_id?: string | number | null | undefined;
  customer_id?: string | null | undefined;
}

/**
 * The caller's customer. Name and e-mail are those of his account, whatever the body says.
 * @throws ApiError 404 when the body names somebody else.
 */
export async function setUpCustomer(
  billing: Billing,
  memberId: number,
  named: Named,
): Promise<string> {
  const payer = await readPayer(billing.db, memberId, billing.payments.mode);
  refuseOthers(payer, named);
  return answeringProvider(billing, () => ensureCustomer(billing, payer));
}

/** A setup intent for the caller's customer: what the card form confirms the card with. */
export async function setUpCard(billing: Billing, memberId: number, named: Named): Promise<string> {
  const payer = await readPayer(billing.db, memberId, billing.payments.mode);
  refuseOthers(payer, named);
  return answeringProvider(billing, async () => {
    const customer = payer.customerId ?? (await ensureCustomer(billing, payer));
    try {
      const intent = await billing.payments.stripe.setupIntents.create(
        {
          customer,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
          metadata: { member_id: String(memberId) },
        },
        { idempotencyKey: `si:${randomUUID()}` },
      );
      return intent.client_secret ?? '';
    } catch (error) {
      if (faultOf(error).kind !== 'missing_customer') throw error;
      await replaceCustomer(billing, payer);
      throw missingCustomer();
    }
  });
}

/** @throws ApiError 404 when a body names another member or customer than the caller's own. */
export function refuseOthers(payer: Payer, { user_id, customer_id }: Named): void {
  const isOther = user_id !== null && user_id !== undefined && String(user_id) !== String(payer.id);
  const isForeign = Boolean(customer_id) && customer_id !== payer.customerId;
  if (isOther || isForeign) throw notFound();
}
