import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { NOT_REFUSED } from '../rules/refused-attempt.ts';
import { lastSlot } from '../rules/renewal.ts';
import { OPEN_STATUSES } from '../rules/status.ts';

/** Takes a renewal whose instant has come for a while; false: another node was faster. */
export async function claimRenewal(
  db: Db,
  { obligationId, now, until }: { obligationId: number; now: Date; until: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('obligations')
    .set({ next_attempt_at: until })
    .where('id', '=', obligationId)
    .where('next_attempt_at', '<=', now)
    .where('status', 'in', OPEN_STATUSES)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Has the job look at a renewal in its next run. */
export async function hurryRenewal(db: Db, obligationId: number, now: Date): Promise<void> {
  await db
    .updateTable('obligations')
    .set({ next_attempt_at: now })
    .where('id', '=', obligationId)
    .where('next_attempt_at', '>', now)
    .where('status', 'in', OPEN_STATUSES)
    .execute();
}

export interface PutOff {
  obligationId: number;
  nextAt: Date;
  /** Nothing can be charged before there is another card; whoever was not told yet is told. */
  isCardless: boolean;
  now: Date;
}

/** Leaves a renewal alone until the next instant of its schedule. */
export function putOffRenewal(
  db: Db,
  { obligationId, nextAt, isCardless, now }: PutOff,
): Promise<void> {
  return transaction(db, async (trx) => {
    const row = await trx
      .updateTable('obligations')
      .set({ next_attempt_at: nextAt })
      .where('id', '=', obligationId)
      .where('next_attempt_at', 'is not', null)
      .where('status', 'in', OPEN_STATUSES)
      .returning('payer_id')
      .executeTakeFirst();
    if (row === undefined || !isCardless) return;
    await trx
      .updateTable('obligations')
      .set({ status: 'blocked', updated_at: now })
      .where('id', '=', obligationId)
      .where('status', 'in', ['scheduled', 'due', 'retry_wait', 'failed'])
      .execute();
    await orderMail(
      trx,
      { mail: 'renewal_failed', memberId: row.payer_id, obligationId },
      { now, key: `renewal_failed:${obligationId}:none` },
    );
  });
}

/**
 * Ends the schedule of a renewal without success: the plan is not charged again by itself. What is owed
 * stays open, so that the member can still pay it. He is told, unless the last try has told him.
 */
export function giveUpRenewal(db: Db, obligationId: number, now: Date): Promise<void> {
  return transaction(db, async (trx) => {
    const row = await trx
      .updateTable('obligations')
      .set({ status: 'failed', next_attempt_at: null, updated_at: now })
      .where('id', '=', obligationId)
      .where('next_attempt_at', 'is not', null)
      .where('status', 'in', OPEN_STATUSES)
      .where((where) =>
        where.or([where('lease_owner', 'is', null), where('lease_until', '<=', now)]),
      )
      .returning(['payer_id', 'due_at'])
      .executeTakeFirst();
    if (row === undefined) return;
    await trx
      .updateTable('members')
      .set({ repeat: false, updated_at: now })
      .where('id', '=', row.payer_id)
      .execute();
    await audit(trx, {
      action: 'member.renewal_given_up',
      actorId: null,
      memberId: row.payer_id,
      details: { obligation: obligationId },
      at: now,
    });
    await tellEnd(trx, row, obligationId, now);
  });
}

async function tellEnd(
  trx: Trx,
  { payer_id: memberId, due_at }: { payer_id: number; due_at: Date },
  obligationId: number,
  now: Date,
): Promise<void> {
  const last = await trx
    .selectFrom('payment_attempts')
    .select(['id', 'created_at'])
    .where('obligation_id', '=', obligationId)
    .where('status', '=', 'declined')
    .where((where) => where.or([where('code', 'is', null), where('code', 'not in', NOT_REFUSED)]))
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The mail about the try of the last day says that it was the last one.
  const isTold = last !== undefined && last.created_at >= lastSlot(due_at);
  const key = `renewal_failed:${obligationId}:${isTold ? last.id : 'end'}`;
  const about = last === undefined ? {} : { attemptId: last.id };
  await orderMail(trx, { mail: 'renewal_failed', memberId, obligationId, ...about }, { now, key });
}
