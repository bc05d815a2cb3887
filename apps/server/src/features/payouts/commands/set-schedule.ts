import { PAYOUT_SCHEDULES, type PayoutScheduleId } from '@crewpad/domain';
import type Stripe from 'stripe';
import { transaction } from '../../../platform/database/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { withProvider } from '../../billing/index.ts';
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

/** Weekly payouts are on Fridays, monthly ones on the 1st. */
export function scheduleOf(id: number): Stripe.AccountCreateParams.Settings.Payouts.Schedule {
  const interval = PAYOUT_SCHEDULES[id as PayoutScheduleId] ?? PAYOUT_SCHEDULES[1];
  switch (interval) {
    case 'weekly':
      return { interval, weekly_anchor: 'friday' };
    case 'monthly':
      return { interval, monthly_anchor: 1 };
    default:
      return { interval };
  }
}
