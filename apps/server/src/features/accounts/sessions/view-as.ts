import { randomUUID } from 'node:crypto';
import { SWITCHED_SESSION_MINUTES } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockMembers } from '../../../platform/database/locks.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { notFound, unauthenticated } from '../../../platform/errors.ts';
import { announceEndedSessions } from '../../../platform/realtime/session-ends.ts';
import { can, notViewing } from '../policy.ts';
import { createSessionToken, type OpenedSession } from './sessions.ts';

interface ViewOptions {
  memberId: number;
  device: string;
  address: string;
  now: Date;
  secret: string;
}

/**
 * Opens a short session in which an admin views as a member. It ends with the admin's own session
 * at the latest.
 * @throws ApiError 404 for unknown members, 403 for closed accounts and admins, 401 if the admin's
 * session has ended
 */
export function startView(
  db: Db,
  admin: MemberActor,
  { memberId, device, address, now, secret }: ViewOptions,
): Promise<OpenedSession> {
  const { id: adminId, session: own } = admin;
  return transaction(db, async (trx) => {
    // Locked until the new session is stored: a concurrent logout ends both, or happens before
    // both.
    const live = await trx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', own.id)
      .where('ended_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (live === undefined) throw unauthenticated();
    const [member] = await lockMembers(trx, memberId, { columns: ['role', 'status'] });
    if (member === undefined) throw notFound();
    enforce(can(admin, 'open_view', member));
    const end = now.getTime() + SWITCHED_SESSION_MINUTES * 60_000;
    const expiresAt = new Date(Math.min(end, own.expiresAt.getTime()));
    const { id } = await trx
      .insertInto('sessions')
      .values({
        member_id: memberId,
        token_id: randomUUID(),
        device,
        admin_session_id: own.id,
        created_at: now,
        last_seen_at: now,
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(trx, {
      action: 'admin.switched_into',
      actorId: adminId,
      memberId,
      address,
      details: { session: id },
      at: now,
    });
    return { id, token: await createSessionToken(trx, { id }, now, secret), expiresAt };
  });
}

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
