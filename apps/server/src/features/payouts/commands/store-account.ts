import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { lockMembers } from '../../../platform/database/locks.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { findPayoutAccount, type PayoutAccount } from '../queries/payout-accounts.ts';

export interface NewAccount {
  memberId: number;
  mode: ProviderMode;
  /** 1 for the first, incremented for each replacement. */
  generation: number;
  accountId: string;
  country: string;
  now: Date;
}

/**
 * Stores a new account of a lister.
 * @returns the stored row: this account, or one that another process stored first
 */
export function storeAccount(
  db: Db,
  { memberId, mode, generation, accountId, country, now }: NewAccount,
): Promise<PayoutAccount> {
  return transaction(db, async (trx) => {
    await lockMembers(trx, memberId);
    const row = {
      generation,
      account_id: accountId,
      country,
      current_deadline: null,
      deadline_week_for: null,
      deadline_day_for: null,
      state: 'started' as const,
      details_submitted: false,
      payouts_enabled: false,
      needs: '[]',
      external_accounts: '[]',
      first_ready_at: null,
      notified_at: null,
      created_at: now,
      updated_at: now,
    };
    await trx
      .insertInto('payout_accounts')
      .values({ member_id: memberId, provider_mode: mode, ...row, not_ready_since: now })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'provider_mode'])
          .doUpdateSet(row)
          .where('payout_accounts.generation', '<', generation),
      )
      .execute();
    const stored = await findPayoutAccount(trx, memberId, mode);
    if (stored === undefined) throw new Error('the payout account was not stored');
    await trx
      .updateTable('members')
      .set({ acc_stripe: stored.account_id, updated_at: now })
      .where('id', '=', memberId)
      .execute();
    return stored;
  });
}
