import { notFound } from '../../../platform/errors.ts';
import type { Billing } from '../billing.ts';
import { missingCustomer, unusableMethod } from '../payment-refusals.ts';
import { answeringProvider } from '../provider-guard.ts';
import { readPayer } from '../queries/payer.ts';
import { type TriedCard, tryNewCard } from '../renewals/try-new-card.ts';
import { ensureCustomer, replaceCustomer } from './ensure-customer.ts';
import { saveCard } from './save-card.ts';
import { refuseOthers } from './set-up.ts';

interface CardForm {
  user_id?: string | number | null | undefined;
  customer_id?: string | null | undefined;
  payment_method: string;
}

/**
 * Keeps a card that the provider has confirmed as the caller's card on file, and tries it where a
 * renewal waits for one.
 * @throws ApiError 404 for another's ids and unknown ones alike.
 */
export async function saveOwnCard(
  billing: Billing,
  memberId: number,
  form: CardForm,
): Promise<TriedCard | undefined> {
  const payer = await readPayer(billing.db, memberId, billing.payments.mode);
  refuseOthers(payer, form);
  await answeringProvider(billing, async () => {
    const customer = payer.customerId ?? (await ensureCustomer(billing, payer));
    switch (await saveCard(billing, memberId, customer, form.payment_method)) {
      case 'not_found':
        throw notFound();
      case 'unusable':
        throw unusableMethod('payment_method_unusable');
      case 'customer_missing':
        await replaceCustomer(billing, payer);
        throw missingCustomer();
    }
  });
  return tryNewCard(billing, memberId);
}
