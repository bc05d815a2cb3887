import type { contract, OperationRequest } from '@crewpad/contract';
import { sql } from 'kysely';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../platform/errors.ts';
import { orderMails } from '../../platform/outbox/order-mail.ts';
import type { Services } from '../../platform/services.ts';
import { finderOf } from './hooks.ts';

type Form = OperationRequest<typeof contract.messages.report>['body'];

/**
 * Stores a report with a snapshot of its subject, and notifies the admins.
 * @returns `isNew` false if the member has reported it before; nothing changes then
 * @throws ApiError 404 if the reporter cannot see it, 422 if it is their own
 */
export function createReport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  reporterId: number,
  { subject, id, reason, note = '' }: Form,
): Promise<{ id: number; isNew: boolean }> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const earlier = await findReport(trx, reporterId, subject, id);
    if (earlier !== undefined) return { id: earlier, isNew: false };
    const snapshot = await finderOf(subject)(trx, id, reporterId, now);
    if (snapshot === undefined) throw notFound();
    if (snapshot.member.id === reporterId) {
      throw invalidInput({ id: ['you_cannot_report_yourself'] });
    }
    const inserted = await trx
      .insertInto('reports')
      .values({
        reporter_id: reporterId,
        subject,
        subject_id: id,
        reason,
        note,
        snapshot: JSON.stringify(snapshot),
        created_at: now,
      })
      // The same report was sent twice concurrently.
      .onConflict((conflict) =>
        conflict.columns(['reporter_id', 'subject', 'subject_id']).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) {
      const other = await findReport(trx, reporterId, subject, id);
      return { id: other ?? 0, isNew: false };
    }
    await notifyAdmins(trx, inserted.id, now);
    return { id: inserted.id, isNew: true };
  });
}

async function findReport(trx: Trx, reporterId: number, subject: Form['subject'], id: number) {
  const row = await trx
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  return row?.id;
}

async function notifyAdmins(trx: Trx, reportId: number, now: Date): Promise<void> {
  const { rows: admins } = await sql<{ id: number }>`
    select id from members where role = 'admin' and status = 'ACTIVE' order by id`.execute(trx);
  const mails = admins.map((admin) => ({
    order: { mail: 'report_received' as const, reportId, memberId: admin.id },
  }));
  await orderMails(trx, mails, now);
}
