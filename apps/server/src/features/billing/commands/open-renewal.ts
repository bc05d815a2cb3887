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

/**
 * Opens the obligation for one more term, or takes over the one that is open: that of a renewal by
 * itself, or of a payment that was declined.
 * @returns undefined: that term was renewed meanwhile.
 */
export function openRenewal(db: Db, wish: RenewalWish): Promise<Obligation | undefined> {
  return transaction(db, async (trx) => {
    const { expire_at } = await trx
      .selectFrom('members')
      .select('expire_at')
      .where('id', '=', wish.memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (expire_at?.getTime() !== wish.expireAt?.getTime()) return undefined;
    if (await wasPaidSince(trx, wish)) return undefined;
    return openTerm(trx, wish);
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
