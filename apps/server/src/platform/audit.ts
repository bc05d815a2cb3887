import type { AuditAction } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from './database/transaction.ts';
import { type OldData, oldRows } from './old-data.ts';

export interface AuditEntry {
  /** The event, as `subject.verb`: `member.activated`, `charge.paid`. */
  action: AuditAction;
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

/** Entries, and before that their network addresses, are deleted after a while. */
export const oldAudit: readonly OldData[] = [
  oldRows('audit', 'audit_log', 'at'),
  {
    what: 'audit_addresses',
    async deleteSome(trx, before, limit) {
      const { rows } = await sql`
        update audit_log set address = null where id = any (array(
          select id from audit_log where address is not null and at < ${before}::timestamptz
          order by at limit ${limit}))
        returning 1`.execute(trx);
      return rows.length;
    },
  },
];
