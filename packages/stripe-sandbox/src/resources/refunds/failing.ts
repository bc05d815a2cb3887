import type { Context } from '../../context.ts';
import { failRefund } from './making.ts';

/** An hour after the refund, the bank of its card returns the money. */
export function failDueRefund(context: Context, refundId: string): void {
  const refund = context.objects.find('refund', refundId);
  if (refund?.status === 'succeeded') failRefund(context, refund);
}
