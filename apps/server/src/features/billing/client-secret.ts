import type { Billing } from './billing.ts';
import type { ChargeRow } from './queries/charge.ts';

/**
 * What the browser needs to let the payer confirm. It is asked of the provider each time and kept
 * nowhere; undefined when there is nothing to confirm, or the provider cannot be asked.
 */
export async function clientSecretOf(
  { payments, log }: Billing,
  { status, payer_id, payment_intent }: ChargeRow,
  memberId: number,
): Promise<string | undefined> {
  if (status !== 'action_required' || payer_id !== memberId || payment_intent === null) {
    return undefined;
  }
  try {
    const intent = await payments.stripe.paymentIntents.retrieve(payment_intent);
    return intent.status === 'requires_action' ? (intent.client_secret ?? undefined) : undefined;
  } catch (error) {
    log.warn({ err: error }, 'the provider could not be asked about a charge');
    return undefined;
  }
}
