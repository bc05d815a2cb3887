import { orderMail, orderMails } from '../../platform/outbox/order-mail.ts';
import type { ObligationKindRules } from '../../platform/payments/obligation-kinds.ts';
import { findTerms } from '../payouts/index.ts';
import { reasonIn } from '../rentals/index.ts';
import { applyDispute } from './periods/commands/apply-dispute.ts';
import { recordRefundStep } from './periods/commands/record-refund-step.ts';

/** The common parts of all payments from a tenant to a lister. */
export const paymentToLister = {
  findTerms,
  async orderRefundEmail(trx, _obligation, { id: refundId, step, returns }, now) {
    const key = `payment_refund:${refundId}:${step}:${returns}`;
    if (step === 'done' || step === 'failed') {
      const isAgain = returns > 0;
      const order = { mail: 'payment_refund', refundId, step, isAgain } as const;
      await orderMail(trx, order, { now, key });
      if (step === 'failed' || !isAgain) return;
      // The lister has read that the bank returned it.
      const told = { mail: 'refund_returned', refundId, step: 'again', to: 'lister' } as const;
      return orderMail(trx, told, { now, key: `${key}:lister` });
    }
    const sides = step === 'owed' ? (['lister'] as const) : (['tenant', 'lister'] as const);
    const mails = sides.map((to) => ({
      order: { mail: 'refund_returned' as const, refundId, step, to, isAgain: returns > 1 },
      key: `${key}:${to}`,
    }));
    await orderMails(trx, mails, now);
  },
  recordRefundStep,
  applyDispute,
  reasonIn,
} satisfies Partial<ObligationKindRules>;
