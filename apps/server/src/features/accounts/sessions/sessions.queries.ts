import { type OauthProvider, ROTATED_TOKEN_SECONDS, SECURITY_ACTIONS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { ActorSession, MemberActor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import type { SessionClaims } from '../../../platform/tokens.ts';

type SessionRow = Omit<MemberActor, 'kind' | 'session'> &
  Pick<ActorSession, 'expiresAt' | 'adminSessionId' | 'adminId'> & {
    sessionId: number;
    hasSecondStep: boolean;
    hasApp: boolean;
    hasPasskey: boolean;
    secondStepDueAt: Date | null;
    secondStepAt: Date | null;
    lastSeenAt: Date;
    confirmedAt: Date | null;
    hasPassword: boolean;
    provider: OauthProvider | null;
  };

/** How long the old token stays valid after a rotation. */
const ROTATED = sql`make_interval(secs => ${sql.lit(ROTATED_TOKEN_SECONDS)})`;

/**
 * The open session of a token with its member; undefined if it ended, expired or its token was
 * replaced.
 * @param rpId of the passkeys that this site can ask for
 */
export async function findSession(
  db: Db,
  sessionId: number,
  tokenId: string,
  { now, rpId }: { now: Date; rpId: string | undefined },
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select m.id, m.role, m.status, m.user_plan as plan, m.signup_plan as "signupPlan", m.email,
      m.locale, m.email_verified_at is not null as "isEmailVerified",
      m.locked_at is not null as "isLocked",
      m.collections_held_at is not null as "isCollectionHeld",
      m.user_plan is not null and coalesce(m.expire_at <= ${now}::timestamptz, false) as "isExpired",
      s.id as "sessionId", s.expires_at as "expiresAt", s.admin_session_id as "adminSessionId",
      exists (select from authenticator_apps a
        where a.member_id = m.id and a.confirmed_at is not null) as "hasApp",
      exists (select from passkeys p
        where p.member_id = m.id and p.rp_id = ${rpId ?? null}) as "hasPasskey",
      m.second_step as "hasSecondStep", m.second_step_due_at as "secondStepDueAt",
      s.second_step_at as "secondStepAt", s.last_seen_at as "lastSeenAt", s.confirmed_at as "confirmedAt",
      m.password_hash is not null as "hasPassword", m.social_type as provider,
      (select v.member_id from sessions v where v.id = s.admin_session_id) as "adminId"
    from sessions s join members m on m.id = s.member_id
    where s.id = ${sessionId} and s.ended_at is null and s.expires_at > ${now}::timestamptz
      and m.status <> 'CLOSED'
      and (s.token_id::text = ${tokenId}
        or s.previous_token_id::text = ${tokenId} and s.rotated_at > ${now}::timestamptz - ${ROTATED})
  `.execute(db);
  return rows[0];
}

/** Which of these sessions are open, and when they expire. */
export async function findLiveSessions(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['sessions.id', 'sessions.expires_at'])
    .where('sessions.id', 'in', ids)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('members.status', '<>', 'CLOSED')
    .execute();
  return new Map(rows.map((row) => [row.id, row.expires_at]));
}

/** A member's open sessions, last used first, without admin views. */
export function listSessions(db: Db, memberId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'created_at',
      'last_seen_at',
      'expires_at',
      'device',
      'method',
      'second_step_at',
    ])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('admin_session_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The contents of a token for a session, from the current rows. */
export async function getTokenFacts(
  trx: Trx,
  sessionId: number,
): Promise<Omit<SessionClaims, 'sessionId' | 'issuedAt'>> {
  const row = await trx
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['m.id', 'm.role', 'm.user_plan', 'm.expire_at', 's.token_id', 's.expires_at'])
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return {
    memberId: row.id,
    tokenId: row.token_id,
    accountType: row.user_plan ?? row.role,
    planEndsAt: row.expire_at,
    expiresAt: row.expires_at,
  };
}

/** The newest audit entries of a member's security log. */
export function listSecurityEvents(db: Db, memberId: number, limit: number) {
  return db
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'address', 'details'])
    .where('member_id', '=', memberId)
    .where('action', 'in', SECURITY_ACTIONS)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
