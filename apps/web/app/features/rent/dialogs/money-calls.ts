import type { contract } from '@crewpad/contract';
import { LIST_LIMIT_MAX } from '@crewpad/domain';
import { endpoint } from '../../../lib/browser-call.ts';

/** The calls of the money dialogs, which show errors themselves. */

export const addPayment = endpoint<typeof contract.rent.addPayment>('POST', '/transaction');
export const previewPayment = endpoint<typeof contract.rent.previewPayment>(
  'POST',
  '/transaction/preview',
);
export const refundPayment = endpoint<typeof contract.rent.refundPayment>(
  'POST',
  '/transaction/{id}/refund',
);
export const sendPaymentRequest = endpoint<typeof contract.rent.sendPaymentRequest>(
  'POST',
  '/payment-request',
);
export const updatePaymentRequest = endpoint<typeof contract.rent.updatePaymentRequest>(
  'PUT',
  '/payment-request/{id}',
);
export const withdrawPaymentRequest = endpoint<typeof contract.rent.deletePaymentRequest>(
  'DELETE',
  '/payment-request/{id}',
);
export const requestAutopay = endpoint<typeof contract.rent.requestAutopay>(
  'POST',
  '/rental/{id}/request-autopay',
);
export const disableAutopay = endpoint<typeof contract.rent.disableAutopay>(
  'POST',
  '/rental/{id}/disable-autopay',
);
export const collectCharge = endpoint<typeof contract.billing.collectCharge>(
  'POST',
  '/charges/{id}/collect',
);

const getTransactions = endpoint<typeof contract.rent.getTransactions>('GET', '/transaction');

/** The payments of a rental, newest first. */
export async function transactionsOf(rentalId: number): Promise<contract.rent.Transaction[]> {
  const query = { tenant_id: rentalId, limit: LIST_LIMIT_MAX };
  const { data } = await getTransactions({ query }, { quiet: true });
  return data;
}
