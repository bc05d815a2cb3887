import { type Billing, runSchedule, type Schedule } from '../billing/index.ts';
import { endExpired, giveUp } from './commands/end-promotion.ts';
import { blockRenewal, openDueRenewals } from './commands/schedule-renewals.ts';
import { findRenewal, type PromotionRenewal } from './queries/due-promotions.ts';
import { promotionRules } from './renewal-schedule.ts';

/** How the next term of a promotion is charged. */
export const promotionSchedule: Schedule<PromotionRenewal> = {
  ...promotionRules,
  kind: 'boost',
  find: ({ db, clock }, id) => findRenewal(db, id, clock.now()),
  retrySoon: (reason) => reason !== 'no_card',
  isBlocked: ({ card }) => card === null,
  block: ({ db, clock }, obligationId, nextAt) =>
    blockRenewal(db, { obligationId, nextAt, now: clock.now() }),
  async end({ db, clock }, _lease, { listingId }) {
    await giveUp(db, listingId, clock.now());
    return 'close';
  },
};

/** Ends expired promotions, and charges the next term of renewing ones. */
export async function runPromotions(billing: Billing): Promise<void> {
  const { db, clock, payments } = billing;
  const now = clock.now();
  await endExpired(db, now);
  await openDueRenewals(db, { mode: payments.mode, now });
  await runSchedule(billing, promotionSchedule);
}
