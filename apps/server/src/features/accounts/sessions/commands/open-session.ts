import { randomUUID } from 'node:crypto';
import { SESSION_DAYS, SESSION_KEEP_DAYS, SESSIONS_PER_MEMBER } from '@crewpad/domain';
import { lockMember } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { announceEndedSessions } from '../../../../platform/realtime/session-ends.ts';
import { createSessionToken } from '../create-session-token.ts';

export interface OpenedSession {
  id: number;
  token: string;
  expiresAt: Date;
}

export interface SessionOptions {
  memberId: number;
  /** Keep me logged in: a year instead of a day. */
  keep: boolean;
  device: string;
  now: Date;
  secret: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DEVICE_MAX = 300;

/** Opens a session for a member. Beyond twenty, the oldest one ends. */
export async function openSession(trx: Trx, options: SessionOptions): Promise<OpenedSession> {
  const { memberId, keep, device, now, secret } = options;
  const days = keep ? SESSION_KEEP_DAYS : SESSION_DAYS;
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  // Locks the member, so that the count below is correct.
  await lockMember(trx, memberId);
  const { id } = await trx
    .insertInto('sessions')
    .values({
      member_id: memberId,
      token_id: randomUUID(),
      device: device.slice(0, DEVICE_MAX),
      keep,
      created_at: now,
      last_seen_at: now,
      confirmed_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await endOldest(trx, memberId, now);
  return { id, token: await createSessionToken(trx, { id }, now, secret), expiresAt };
}

/** Views by an admin do not count. Evicting a session also ends the views opened from it. */
async function endOldest(trx: Trx, memberId: number, now: Date): Promise<void> {
  const surplus = trx
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('admin_session_id', 'is', null)
    .orderBy('id', 'desc')
    .offset(SESSIONS_PER_MEMBER);
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where(({ eb, or }) => or([eb('id', 'in', surplus), eb('admin_session_id', 'in', surplus)]))
    .returning('id')
    .execute();
  await announceEndedSessions(
    trx,
    ended.map(({ id }) => id),
  );
}
