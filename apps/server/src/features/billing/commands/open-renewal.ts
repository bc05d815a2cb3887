import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { Obligation } from './claim-obligation.ts';
import { openTerm, type SubscriptionWish } from './open-term.ts';

export interface RenewalWish extends SubscriptionWish {
  /** When the term ended that the member wants to go on from. */
  expireAt: Date | null;
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
    return openTerm(trx, wish);
  });
}
