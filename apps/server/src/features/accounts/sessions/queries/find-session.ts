import { type OauthProvider, ROTATED_TOKEN_SECONDS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { ActorSession, MemberActor } from '../../../../platform/access/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';

export type SessionRow = Omit<MemberActor, 'kind' | 'session'> &
  Pick<ActorSession, 'expiresAt' | 'adminSessionId' | 'adminId'> & {
    sessionId: number;
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
 */
export async function findSession(
  db: Db,
  sessionId: number,
  tokenId: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select m.id, m.role, m.status, m.user_plan as plan, m.signup_plan as "signupPlan", m.email,
      m.locale, m.email_verified_at is not null as "isEmailVerified",
      m.user_plan is not null and coalesce(m.expire_at <= ${now}::timestamptz, false) as "isExpired",
      s.id as "sessionId", s.expires_at as "expiresAt", s.admin_session_id as "adminSessionId",
      s.last_seen_at as "lastSeenAt", s.confirmed_at as "confirmedAt",
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
