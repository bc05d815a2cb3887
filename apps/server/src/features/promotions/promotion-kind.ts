import { FEATURED_PLAN_RECORDS, type FeaturedPlan } from '@crewpad/domain';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import type {
  ObligationKindRules,
  ObligationWords,
} from '../../platform/payments/obligation-kinds.ts';
import type { Texts } from '../../platform/texts.ts';
import { grantPromotion } from './commands/grant-promotion.ts';
import { holdPaidListing } from './commands/lock-listing.ts';
import { findBlockReason } from './queries/find-block-reason.ts';
import { listPurchases } from './queries/promotions.ts';
import { nextSlot } from './renewal-schedule.ts';

/** The purchase, as described on receipts and in lists. */
export function planWords(plan: FeaturedPlan, { t }: Pick<Texts, 't'>) {
  const title = t(
    FEATURED_PLAN_RECORDS[plan].renews ? 'promotions:title_featured' : 'promotions:title_boosted',
  );
  return { title, term: t(`promotions:${plan}_term`) };
}

/** A term of a promotion: the product is paid, and the listing gets it. */
export const promotionKind: ObligationKindRules = {
  kind: 'boost',
  incomeAccount: 'promotions',
  lockRows: (trx, { id }) => holdPaidListing(trx, id),
  findBlock: findBlockReason,
  findTerms: async () => null,
  // A renewal that requires a confirmation.
  mayCollect: async (_db, { collection, featured_plan }, by) =>
    by === 'payer' &&
    collection === 'auto' &&
    featured_plan !== null &&
    FEATURED_PLAN_RECORDS[featured_plan].renews,
  applyPayment: grantPromotion,
  async orderFailureEmails(trx, { obligation, attemptId, attemptKey }, now) {
    const { id: obligationId, payer_id: memberId, collection, due_at } = obligation;
    // After the last attempt, the email about the end covers it.
    if (collection === 'auto' && nextSlot(due_at, now) === undefined) return;
    const mail = collection === 'auto' ? 'promotion_failed' : 'payment_failed';
    const about = attemptId === undefined ? { obligationId } : { obligationId, attemptId };
    const key = `${mail}:${obligationId}:${attemptKey}`;
    await orderMail(trx, { mail, memberId, ...about }, { now, key });
  },
  // Promotions are refunded at the provider, which notifies the payer.
  async orderRefundEmail() {},
  async applyDispute() {},
  async describe(db, ids, texts) {
    const words = new Map<number, ObligationWords>();
    for (const { id, title: listing, featured_plan } of await listPurchases(db, ids)) {
      if (featured_plan === null) continue;
      const { title, term } = planWords(featured_plan, texts);
      const description = `${listing}, ${term}`;
      words.set(id, { title, description, summary: `${title}: ${description}` });
    }
    return words;
  },
};
