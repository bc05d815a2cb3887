import type { MemberActor } from '../../../../platform/access/actor.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';

/** Records that an admin who views an account opened one of its threads. */
export async function auditReading(
  db: Db,
  { id: memberId, session: { adminId: actorId } }: MemberActor,
  threadId: number,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  if (actorId === null) return;
  await transaction(db, async (trx) => {
    const details = { thread: threadId };
    await audit(trx, { action: 'thread.read', actorId, memberId, address, details, at: now });
  });
}
