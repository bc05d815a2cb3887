import { renewableFrom } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import type { Obligation } from './claim-obligation.ts';
import { openTerm, type SubscriptionWish } from './open-term.ts';

export interface RenewalWish extends SubscriptionWish {
  /** When the term ended that the member wants to go on from. */
  expireAt: Date | null;
  /** When the wish came in: what was paid after that is what it wished for. */
  arrivedAt: Date | undefined;
}

export type OpenedRenewal =
  | { kind: 'open'; obligation: Obligation }
  /** That term was renewed meanwhile. */
  | { kind: 'renewed' }
  /** So many terms are paid already that one more can wait. */
  | { kind: 'too_early'; possibleFrom: Date };

/**
 * Opens the obligation for one more term, or takes over the one that is open: that of a renewal by
 * itself, or of a payment that was declined.
 */
export function openRenewal(db: Db, wish: RenewalWish): Promise<OpenedRenewal> {
  return transaction(db, async (trx): Promise<OpenedRenewal> => {
    const { expire_at, user_plan } = await trx
      .selectFrom('members')
      .select(['expire_at', 'user_plan'])
      .where('id', '=', wish.memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isSameTerm = expire_at?.getTime() === wish.expireAt?.getTime();
    if (!isSameTerm || (await wasPaidSince(trx, wish))) return { kind: 'renewed' };
    // Another plan can be bought at any time: it takes the place of the present one at once.
    if (expire_at !== null && wish.plan === user_plan) {
      const possibleFrom = renewableFrom(wish.plan, expire_at);
      if (possibleFrom > wish.now) return { kind: 'too_early', possibleFrom };
    }
    return { kind: 'open', obligation: await openTerm(trx, wish) };
  });
}

/** Several calls at once: one that had to wait reads a term that another one has just paid. */
async function wasPaidSince(trx: Trx, { memberId, arrivedAt }: RenewalWish): Promise<boolean> {
  if (arrivedAt === undefined) return false;
  const paid = await trx
    .selectFrom('obligations')
    .select('id')
    .where('payer_id', '=', memberId)
    .where('kind', '=', 'subscription')
    .where('paid_at', '>', arrivedAt)
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}
