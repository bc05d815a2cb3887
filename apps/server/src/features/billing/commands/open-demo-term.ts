import { PLAN_RECORDS, type Plan } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../rules/status.ts';

export interface DemoTerm {
  memberId: number;
  plan: Plan;
  startedAt: Date;
}

/**
 * Owes the running term of a demo member, as if he were about to pay it when it began.
 * @returns the obligation and when the term began, also when it was opened before.
 */
export function openDemoTerm(
  db: Db,
  { memberId, plan, startedAt }: DemoTerm,
): Promise<{ id: number; startedAt: Date }> {
  return transaction(db, async (trx) => {
    const open = await trx
      .selectFrom('obligations')
      .select(['id', 'due_at'])
      .where('payer_id', '=', memberId)
      .where('status', 'in', OPEN_STATUSES)
      .executeTakeFirst();
    if (open !== undefined) return { id: open.id, startedAt: open.due_at };
    // Paying sets the end anew, counted from the same beginning.
    await trx
      .updateTable('members')
      .set({ expire_at: startedAt, term_anchor: null, term_months: 0 })
      .where('id', '=', memberId)
      .execute();
    const { id } = await trx
      .insertInto('obligations')
      .values({
        kind: 'subscription',
        subject_key: `sub:${memberId}:1`,
        payer_id: memberId,
        plan,
        amount_cents: PLAN_RECORDS[plan].price_cents,
        due_at: startedAt,
        provider_mode: 'sandbox',
        created_at: startedAt,
        updated_at: startedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, startedAt };
  });
}
