import { randomUUID } from 'node:crypto';
import { SESSION_DAYS, SESSION_KEEP_DAYS, SESSIONS_PER_MEMBER } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { signSessionToken } from '../../../../platform/tokens.ts';

export interface OpenedSession {
  id: number;
  token: string;
  expiresAt: Date;
}

export interface SessionWish {
  memberId: number;
  /** Keep me logged in: a year instead of a day. */
  keep: boolean;
  device: string;
  now: Date;
  secret: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DEVICE_MAX = 300;

/** Opens a session for a member; of more than twenty the oldest goes. */
export async function openSession(trx: Trx, wish: SessionWish): Promise<OpenedSession> {
  const { memberId, keep, device, now, secret } = wish;
  const days = keep ? SESSION_KEEP_DAYS : SESSION_DAYS;
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const tokenId = randomUUID();
  const member = await trx
    .selectFrom('members')
    .select(['role', 'user_plan', 'expire_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('sessions')
    .values({
      member_id: memberId,
      token_id: tokenId,
      device: device.slice(0, DEVICE_MAX),
      keep,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await endOldest(trx, memberId, now);
  const token = await signSessionToken(
    {
      memberId,
      sessionId: id,
      tokenId,
      accountType: member.user_plan ?? member.role,
      planEndsAt: member.expire_at,
      issuedAt: now,
      expiresAt,
    },
    secret,
  );
  return { id, token, expiresAt };
}

async function endOldest(trx: Trx, memberId: number, now: Date): Promise<void> {
  const live = trx
    .selectFrom('sessions')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null);
  await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', 'in', live.select('id').orderBy('id', 'desc').offset(SESSIONS_PER_MEMBER))
    .execute();
}
