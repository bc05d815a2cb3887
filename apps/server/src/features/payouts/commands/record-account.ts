import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockMembers } from '../../../platform/database/locks.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { AccountFacts } from '../account-state.ts';
import { payeeLost, payeeReady } from '../hooks.ts';
import { findPayoutAccount, type PayoutAccount } from '../queries/payout-accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Records the provider's state of an account, or its disconnection.
 * @param read the row as it was before the provider was called
 * @returns the row; undefined if it has changed since, so the read may be stale
 */
export function recordAccount(
  db: Db,
  read: PayoutAccount,
  facts: AccountFacts | 'disconnected',
  now: Date,
): Promise<PayoutAccount | undefined> {
  const { member_id: memberId, provider_mode: mode } = read;
  return transaction(db, async (trx) => {
    await lockMembers(trx, memberId);
    const before = await findPayoutAccount(trx, memberId, mode);
    if (before === undefined || !isSame(before, read)) return undefined;
    const state = facts === 'disconnected' ? facts : facts.state;
    const isReady = state === 'ready';
    const becameReady = isReady && before.state !== 'ready';
    const isLost = !isReady && before.state === 'ready';
    const isNotified =
      before.notified_at !== null && now.getTime() - before.notified_at.getTime() < DAY_MS;
    // Always later than before, so that a process with the earlier row notices it.
    const updated_at = new Date(Math.max(now.getTime(), before.updated_at.getTime() + 1));
    await trx
      .updateTable('payout_accounts')
      .set({
        ...(facts === 'disconnected'
          ? {
              ...{ state, details_submitted: false, payouts_enabled: false },
              ...{ current_deadline: null, external_accounts: '[]' },
            }
          : {
              ...facts,
              needs: JSON.stringify(facts.needs),
              external_accounts: JSON.stringify(facts.external_accounts),
            }),
        ...(becameReady && before.first_ready_at === null && { first_ready_at: now }),
        ...(isReady && { not_ready_since: null }),
        ...(isLost && { not_ready_since: now }),
        ...(isLost && state !== 'disconnected' && !isNotified && { notified_at: now }),
        updated_at,
      })
      .where('member_id', '=', memberId)
      .where('provider_mode', '=', mode)
      .execute();
    if (facts !== 'disconnected' && isPaidElsewhere(before, facts)) {
      await orderMail(trx, { mail: 'payout_account_changed', memberId }, { now });
      await audit(trx, { action: 'payouts.changed', actorId: null, memberId, at: now });
    }
    const payee = { payeeId: memberId, mode, now };
    if (becameReady) for (const resume of payeeReady) await resume(trx, payee);
    if (becameReady && before.first_ready_at === null) {
      await orderMail(trx, { mail: 'payouts_ready', memberId }, { now });
    }
    if (state === 'disconnected' && before.state !== 'disconnected') {
      await trx
        .updateTable('members')
        // AutoPay ends in all their rentals, so that the setting would be on for nobody.
        .set({ acc_stripe: null, automatic_payment: 0, updated_at: now })
        .where('id', '=', memberId)
        .execute();
      for (const end of payeeLost) await end(trx, payee);
      await orderMail(trx, { mail: 'payouts_disconnected', memberId }, { now });
    } else if (isLost && !isNotified) {
      await orderMail(trx, { mail: 'payouts_paused', memberId }, { now });
    }
    return findPayoutAccount(trx, memberId, mode);
  });
}

/** Whether money goes to another bank account or card than before; the first one is no change. */
function isPaidElsewhere(before: PayoutAccount, facts: AccountFacts): boolean {
  const known = before.external_accounts.map(({ last4 }) => last4);
  const present = facts.external_accounts.map(({ last4 }) => last4);
  return known.length > 0 && present.length > 0 && present.join() !== known.join();
}

const isSame = (one: PayoutAccount, other: PayoutAccount) =>
  one.account_id === other.account_id && one.updated_at.getTime() === other.updated_at.getTime();
