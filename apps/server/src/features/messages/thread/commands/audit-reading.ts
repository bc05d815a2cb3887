import type { MemberActor } from '../../../../platform/access/actor.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';

/** Records that an admin who views an account opened one of its threads. */
export async function auditReading(
  db: Db,
  { id: memberId, session: { adminSessionId } }: MemberActor,
  threadId: number,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  if (adminSessionId === null) return;
  await transaction(db, async (trx) => {
    const { member_id: actorId } = await trx
      .selectFrom('sessions')
      .select('member_id')
      .where('id', '=', adminSessionId)
      .executeTakeFirstOrThrow();
    const details = { thread: threadId };
    await audit(trx, { action: 'thread.read', actorId, memberId, address, details, at: now });
  });
}
