import type { Trx } from './database/transaction.ts';

export interface AuditEntry {
  /** The event, as `subject.verb`: `member.activated`, `session.ended`, `charge.paid`. */
  action: string;
  /** The actor; null for the system or a visitor. */
  actorId: number | null;
  /** The member whose account it concerns. */
  memberId: number | null;
  address?: string;
  /** More details; never a secret. */
  details?: Record<string, unknown>;
  at: Date;
}

/** Records an audit entry in the transaction of its event. Rows are never changed. */
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
