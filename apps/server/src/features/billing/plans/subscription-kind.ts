import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type {
  ObligationKindRules,
  ObligationWords,
} from '../../../platform/payments/obligation-kinds.ts';
import { planSummary } from './plan-quote.ts';
import { isRenewing, listPlansOf } from './plans.queries.ts';
import { grantTerm, lockPlanHolder } from './terms.ts';

/** A term of a plan: the product is paid, and the payer gets the term. */
const subscription: ObligationKindRules = {
  kind: 'subscription',
  incomeAccount: 'subscriptions',
  lockRows: (trx, { payer_id }) => lockPlanHolder(trx, payer_id),
  async findBlock(trx, { cancel_requested_at, payer_id }, { isAutomatic }) {
    if (cancel_requested_at !== null) return 'not_owed';
    return isAutomatic && !(await isRenewing(trx, payer_id)) ? 'not_owed' : undefined;
  },
  findTerms: async () => null,
  applyPayment: grantTerm,
  async orderFailureEmails(trx, { obligation, attemptId, attemptKey }, now) {
    const mail = obligation.collection === 'auto' ? 'renewal_failed' : 'payment_failed';
    const { id: obligationId, payer_id: memberId } = obligation;
    const about = attemptId === undefined ? { obligationId } : { obligationId, attemptId };
    const key = `${mail}:${obligationId}:${attemptKey}`;
    await orderMail(trx, { mail, memberId, ...about }, { now, key });
  },
  // Plans are refunded at the provider, which notifies the payer.
  async orderRefundEmail() {},
  async applyDispute() {},
  async describe(db, ids, texts) {
    const words = new Map<number, ObligationWords>();
    for (const { id, plan } of await listPlansOf(db, ids)) {
      if (plan === null) continue;
      const title = texts.t(`common:${plan}_title`);
      const description = texts.t(`billing:${plan}_description`);
      words.set(id, { title, description, summary: planSummary(plan, texts) });
    }
    return words;
  },
};

/** The kinds of obligation that billing owns. */
export const billingKinds: readonly ObligationKindRules[] = [subscription];
