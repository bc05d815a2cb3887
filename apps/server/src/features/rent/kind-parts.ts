import { orderMail, orderMails } from '../../platform/outbox/order-mail.ts';
import type { ObligationKindRules } from '../../platform/payments/obligation-kinds.ts';
import { findTerms } from '../payouts/index.ts';
import { reasonIn } from '../rentals/index.ts';
import { applyDispute } from './periods/commands/apply-dispute.ts';

/** The common parts of all payments from a tenant to a lister. */
export const paymentToLister = {
  findTerms,
  async orderRefundEmail(trx, _obligation, { id: refundId, step, returns }, now) {
    const key = `payment_refund:${refundId}:${step}:${returns}`;
    if (step === 'done' || step === 'failed') {
      return orderMail(trx, { mail: 'payment_refund', refundId, step }, { now, key });
    }
    const sides = step === 'owed' ? (['lister'] as const) : (['tenant', 'lister'] as const);
    const mails = sides.map((to) => ({
      order: { mail: 'refund_returned' as const, refundId, step, to },
      key: `${key}:${to}`,
    }));
    await orderMails(trx, mails, now);
  },
  applyDispute,
  reasonIn,
} satisfies Partial<ObligationKindRules>;
