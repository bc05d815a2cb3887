import type { Trx } from './database/transaction.ts';

export interface AuditEntry {
  /** What happened, `subject.verb`: `member.activated`, `session.ended`, `charge.paid`. */
  action: string;
  /** Who did it; null: the program itself or a visitor. */
  actorId: number | null;
  /** Whose account it concerns. */
  memberId: number | null;
  address?: string;
  /** More details; never a secret. */
  details?: Record<string, unknown>;
  at: Date;
}

/** Records a fact that must stay provable, in its own transaction. Rows are never changed. */
export async function audit(trx: Trx, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      action: entry.action,
      actor_id: entry.actorId,
      member_id: entry.memberId,
      address: entry.address ?? null,
      details: JSON.stringify(entry.details ?? {}),
      at: entry.at,
    })
    .execute();
}
