import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import { OPEN_STATUSES, RESTING_STATUSES } from '../../../billing/index.ts';
import { isResumable } from '../queries/due-rent.ts';
import { lastRentSlot } from '../rent-schedule.ts';

/**
 * Schedules the next attempt of rent that cannot be charged now. Emails a tenant without a card
 * once; a lister gets separate emails about their payout account.
 */
export function blockRent(
  db: Db,
  {
    obligationId,
    nextAt,
    now,
    isWithoutCard,
  }: { obligationId: number; nextAt: Date; now: Date; isWithoutCard: boolean },
): Promise<void> {
  return transaction(db, async (trx) => {
    const row = await trx
      .updateTable('obligations')
      .set({ next_attempt_at: nextAt })
      .where('id', '=', obligationId)
      .where('collection', '=', 'auto')
      .where('status', 'in', OPEN_STATUSES)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return;
    await trx
      .updateTable('obligations')
      .set({ status: 'blocked', updated_at: now })
      .where('id', '=', obligationId)
      .where('status', 'in', RESTING_STATUSES)
      .execute();
    if (!isWithoutCard) return;
    const order = { mail: 'rent_failed' as const, obligationId };
    const mails = (['tenant', 'lister'] as const).map((to) => ({
      order: { ...order, to },
      key: to === 'tenant' ? failureKey(obligationId, 'none') : firstKey(obligationId),
    }));
    await orderMails(trx, mails, now);
  });
}

/** Each event is reported once. */
export const failureKey = (obligationId: number, occasion: string | number) =>
  `rent_failed:${obligationId}:${occasion}`;

/** The lister gets one email about the first failure, and one about the last. */
export const firstKey = (obligationId: number) => failureKey(obligationId, 'first:lister');

/** Ends the schedule without success. The tenant can still pay; both parties get an email. */
export function failRent(
  db: Db,
  { obligationId, owner, now }: { obligationId: number; owner: string; now: Date },
): Promise<void> {
  return transaction(db, async (trx) => {
    const row = await trx
      .updateTable('obligations')
      .set({ status: 'failed', next_attempt_at: null, updated_at: now })
      .where('id', '=', obligationId)
      .where('lease_owner', '=', owner)
      .where('status', 'in', OPEN_STATUSES)
      .returning('due_at')
      .executeTakeFirst();
    if (row === undefined) return;
    const reported = await findLastAttempt(trx, obligationId, lastRentSlot(row.due_at));
    // The email about an attempt in the last slot mentions that it was the last one.
    const keys = {
      tenant: failureKey(obligationId, reported ?? 'end'),
      lister: failureKey(obligationId, 'end:lister'),
    };
    const order = { mail: 'rent_failed' as const, obligationId };
    const mails = (['tenant', 'lister'] as const).map((to) => ({
      order: { ...order, to },
      key: keys[to],
    }));
    await orderMails(trx, mails, now);
  });
}

/** The latest attempt since an instant that the bank declined. */
async function findLastAttempt(
  trx: Trx,
  obligationId: number,
  since: Date,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('payment_attempts')
    .select('id')
    .where('obligation_id', '=', obligationId)
    .where('status', '=', 'declined')
    .where('created_at', '>=', since)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Rent waits without attempts until a bank has decided about another payment of the rental. */
export async function holdRent(
  db: Db,
  { obligationId, now }: { obligationId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('obligations')
    .set({ status: 'blocked', next_attempt_at: null, updated_at: now })
    .where('id', '=', obligationId)
    .where('collection', '=', 'auto')
    .where('status', 'in', RESTING_STATUSES)
    .execute();
}

/**
 * Removes rent from the schedule: only the tenant can pay it from now on.
 * @param isPromised they were told that their card would be charged: they get an email
 */
export function leaveToTenant(
  db: Db,
  { obligationId, isPromised, now }: { obligationId: number; isPromised: boolean; now: Date },
): Promise<void> {
  return transaction(db, async (trx) => {
    await trx
      .updateTable('obligations')
      .set({ collection: 'hand', next_attempt_at: null, updated_at: now })
      .where('id', '=', obligationId)
      .where('status', 'in', OPEN_STATUSES)
      .execute();
    const order = { mail: 'rent_due', obligationId } as const;
    if (isPromised) await orderMails(trx, [{ order, key: `rent_due:${obligationId}` }], now);
  });
}

/**
 * Schedules a tenant's failed rent immediately, for a new card. As after an outage, rent of a past
 * period is not charged automatically anymore.
 * @returns the ids
 */
export async function resumeFailedRent(
  db: Db,
  { payerId, mode, now }: { payerId: number; mode: ProviderMode; now: Date },
): Promise<number[]> {
  const rows = await db
    .updateTable('obligations')
    .set({ next_attempt_at: now })
    .where('payer_id', '=', payerId)
    .where('provider_mode', '=', mode)
    .where('kind', '=', 'rent')
    .where(isResumable(now))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
