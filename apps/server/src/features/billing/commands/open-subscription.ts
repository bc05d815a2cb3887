import { isListerPlan } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { Obligation } from './claim-obligation.ts';
import { openTerm, type SubscriptionWish } from './open-term.ts';

export type OpenedSubscription =
  | { kind: 'open'; obligation: Obligation }
  /** Its first term is paid. */
  | { kind: 'has_plan' }
  /** Not the plan for this member: seeker is for seekers, the others for everyone else. */
  | { kind: 'does_not_fit' };

/** Opens the obligation for the first term of a sign-up, or finds the one that is open. */
export function openSubscription(db: Db, wish: SubscriptionWish): Promise<OpenedSubscription> {
  const { memberId, plan } = wish;
  return transaction(db, async (trx): Promise<OpenedSubscription> => {
    const member = await trx
      .selectFrom('members')
      .select(['signup_plan', 'user_plan'])
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (member.signup_plan === null) {
      return { kind: member.user_plan === null ? 'does_not_fit' : 'has_plan' };
    }
    if (isListerPlan(member.signup_plan) !== isListerPlan(plan)) return { kind: 'does_not_fit' };
    return { kind: 'open', obligation: await openTerm(trx, wish) };
  });
}
