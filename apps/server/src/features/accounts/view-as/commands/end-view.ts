import type { MemberActor } from '../../../../platform/access/actor.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { unauthenticated } from '../../../../platform/errors.ts';
import { announceEndedSessions } from '../../../../platform/realtime/session-ends.ts';
import { notViewing } from '../../policy.ts';
import type { OpenedSession } from '../../sessions/commands/open-session.ts';
import { createSessionToken } from '../../sessions/create-session-token.ts';

interface CallDetails {
  address: string;
  now: Date;
  secret: string;
}

/**
 * Ends the session in which an admin views as a member, and returns their own.
 * @throws ApiError 409 from a member's own session, 401 if it has ended
 */
export function endView(
  db: Db,
  { id: memberId, session }: MemberActor,
  { address, now, secret }: CallDetails,
): Promise<{ adminId: number; session: OpenedSession }> {
  const { adminSessionId } = session;
  if (adminSessionId === null) throw notViewing();
  return transaction(db, async (trx) => {
    const admin = await trx
      .selectFrom('sessions')
      .select(['member_id as id', 'expires_at as expiresAt'])
      .where('id', '=', adminSessionId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const ended = await trx
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('id', '=', session.id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (admin === undefined || ended === undefined) throw unauthenticated();
    await announceEndedSessions(trx, [session.id]);
    await audit(trx, {
      action: 'admin.switched_back',
      actorId: admin.id,
      memberId,
      address,
      details: { session: session.id },
      at: now,
    });
    const token = await createSessionToken(trx, { id: adminSessionId }, now, secret);
    return {
      adminId: admin.id,
      session: { id: adminSessionId, token, expiresAt: admin.expiresAt },
    };
  });
}
