import type { Context } from '../../context.ts';
import { failRefund } from './making.ts';

const FAILS_AFTER = 3_600;

/** Fails refunds to cards whose bank returns the money, an hour after the refund. */
export function failDueRefunds(context: Context): void {
  const { objects, now } = context;
  const { data } = objects.list('refund', { where: { status: 'succeeded' }, limit: 1000 });
  for (const refund of data) {
    const method = typeof refund.payment_method === 'string' ? refund.payment_method : '';
    const fails = objects.hidden(method).behaviour === 'refund_fails';
    if (fails && refund.created + FAILS_AFTER <= now) failRefund(context, refund);
  }
}
