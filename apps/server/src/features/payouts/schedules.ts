import { PAYOUT_SCHEDULES, type PayoutScheduleId } from '@crewpad/domain';
import type Stripe from 'stripe';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { faultOf } from '../../platform/payments/provider-fault.ts';
import type { Services } from '../../platform/services.ts';
import { withProvider } from '../billing/index.ts';
import { isGone } from './accounts.ts';
import { findPayoutAccount, isPayeeHeld, listStaleSchedules } from './payees.ts';

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
  const isOpen = account !== undefined && account.state !== 'disconnected';
  // While an admin holds the lister's money, the new schedule waits until that ends.
  if (isOpen && !(await isPayeeHeld(db, { payee_id: memberId }))) {
    const schedule = scheduleOf(scheduleId);
    await withProvider(services, () =>
      payments.stripe.accounts.update(account.account_id, { settings: { payouts: { schedule } } }),
    );
  }
  await transaction(db, async (trx) => {
    await trx
      .updateTable('members')
      .set({ payout_config_id: scheduleId, updated_at: clock.now() })
      .where('id', '=', memberId)
      .where('payout_config_id', '<>', scheduleId)
      .execute();
    // An admin may have held it during the call.
    if (await isPayeeHeld(trx, { payee_id: memberId }))
      await changeHold(trx, memberId, clock.now());
  });
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

/** An admin holds the money of a lister, or no longer: the provider is told by the next job. */
export async function changeHold(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx
    .updateTable('payout_accounts')
    .set({ schedule_stale_since: now })
    .where('member_id', '=', memberId)
    .execute();
}

const AT_ONCE = 200;

/**
 * Pauses the payouts of listers whose money an admin holds, and starts them again. Only one run at
 * a time calls the provider, so that a later change never arrives first.
 */
export async function sendStaleSchedules({
  db,
  payments,
  log,
}: Pick<Services, 'db' | 'payments' | 'log'>): Promise<void> {
  const { mode, stripe } = payments;
  for (const row of await listStaleSchedules(db, { mode, limit: AT_ONCE })) {
    const schedule = row.isHeld ? ({ interval: 'manual' } as const) : scheduleOf(row.scheduleId);
    try {
      await stripe.accounts.update(row.accountId, { settings: { payouts: { schedule } } });
    } catch (error) {
      if (!isGone(error)) {
        const { kind: fault } = faultOf(error);
        log.warn({ member: row.memberId, fault }, 'could not change payouts; will retry');
        continue;
      }
    }
    await db
      .updateTable('payout_accounts')
      .set({ schedule_stale_since: null })
      .where('member_id', '=', row.memberId)
      .where('provider_mode', '=', mode)
      // What changed during the call is sent by the next run.
      .where('schedule_stale_since', '=', row.since)
      .execute();
  }
}
