import type { Context } from '../../context.ts';
import { canPay } from '../platform-balance.ts';
import { failRefund, succeedRefund } from './making.ts';

/** An hour after the refund, the bank of its card returns the money. */
export function failDueRefund(context: Context, refundId: string): void {
  const refund = context.objects.find('refund', refundId);
  if (refund?.status === 'succeeded') failRefund(context, refund);
}

/** Refunds that waited for the platform's balance succeed, oldest first, as far as it goes. */
export function payWaitingRefunds(context: Context): void {
  for (const id of context.agenda.all('refund')) {
    const refund = context.objects.find('refund', id);
    if (!refund || !canPay(context, refund.amount)) return;
    succeedRefund(context, refund);
  }
}
