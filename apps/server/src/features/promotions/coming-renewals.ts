import { FEATURED_PLAN_RECORDS } from '@crewpad/domain';
import {
  type Billing,
  type ComingCharge,
  listScheduledOf,
  nextAttempt,
  withUntriedCard,
} from '../billing/index.ts';
import { planWords } from './promotion-kind.ts';
import { findRenewal, listRepeating } from './queries/due-promotions.ts';
import { promotionRules } from './renewal-schedule.ts';

/** What a card is charged for promotions: waiting renewals as soon as it is saved, others later. */
export async function listComingRenewals(
  { db, clock }: Billing,
  memberId: number,
): Promise<ComingCharge[]> {
  const now = clock.now();
  const charges: ComingCharge[] = [];
  for (const id of await listScheduledOf(db, 'boost', memberId)) {
    const renewal = await findRenewal(db, id, now);
    if (renewal === undefined) continue;
    const facts = withUntriedCard(renewal, now);
    const isAtOnce = promotionRules.isNewCardDue(facts, now);
    const at = isAtOnce ? now : nextAttempt(promotionRules, facts, now);
    const { cents } = renewal;
    if (at !== undefined) charges.push({ id, kind: 'boost', cents, at, isAtOnce });
  }
  for (const { plan, ends_at: at, title } of await listRepeating(db, memberId, now)) {
    const { price_cents: cents } = FEATURED_PLAN_RECORDS[plan];
    charges.push({
      id: null,
      kind: 'boost',
      cents,
      at,
      isAtOnce: false,
      title: (texts) => `${planWords(plan, texts).title}: ${title}`,
    });
  }
  return charges;
}
