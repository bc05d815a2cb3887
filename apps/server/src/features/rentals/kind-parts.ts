import { orderMail } from '../../platform/outbox/order-mail.ts';
import type { ObligationKindRules } from '../../platform/payments/obligation-kinds.ts';
import { findTerms } from './commands/charge-terms.ts';

/** The common parts of all payments from a tenant to a lister. */
export const paymentToLister = {
  findTerms,
  async orderRefundEmail(trx, _obligation, refundId, now) {
    const order = { mail: 'payment_refund', refundId } as const;
    await orderMail(trx, order, { now, key: `payment_refund:${refundId}` });
  },
  async orderDisputeEmail(trx, { id: transactionId }, step, now) {
    const order = { mail: 'payment_dispute', transactionId, step } as const;
    await orderMail(trx, order, { now, key: `payment_dispute:${step}:${transactionId}` });
  },
} satisfies Partial<ObligationKindRules>;
