import type { PayoutScheduleId } from '@crewpad/domain';
import { transaction } from '../../../platform/database/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { withProvider } from '../../billing/index.ts';
import { scheduleOf } from '../onboarding.ts';
import { findPayoutAccount } from '../queries/payout-accounts.ts';

/**
 * Sets the payout schedule of a lister: first at the provider, where this is idempotent.
 * @throws ApiError 503 if the provider is unreachable
 */
export async function setSchedule(
  services: Pick<Services, 'db' | 'clock' | 'payments' | 'log'>,
  memberId: number,
  scheduleId: PayoutScheduleId,
): Promise<void> {
  const { db, clock, payments } = services;
  const account = await findPayoutAccount(db, memberId, payments.mode);
  if (account !== undefined && account.state !== 'disconnected') {
    const schedule = scheduleOf(scheduleId);
    await withProvider(services, () =>
      payments.stripe.accounts.update(account.account_id, { settings: { payouts: { schedule } } }),
    );
  }
  await transaction(db, (trx) =>
    trx
      .updateTable('members')
      .set({ payout_config_id: scheduleId, updated_at: clock.now() })
      .where('id', '=', memberId)
      .where('payout_config_id', '<>', scheduleId)
      .execute(),
  );
}
