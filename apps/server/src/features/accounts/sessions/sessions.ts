import { randomUUID } from 'node:crypto';
import {
  type MemberRole,
  type OauthProvider,
  passkeySite,
  SESSION_DAYS,
  SESSION_KEEP_DAYS,
  SESSIONS_PER_MEMBER,
  type SessionMethod,
} from '@crewpad/domain';
import type {
  ActorSession,
  Authenticate,
  ConfirmationMethod,
} from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { type OldData, oldRows } from '../../../platform/old-data.ts';
import { announceEndedSessions } from '../../../platform/realtime/session-ends.ts';
import type { Services } from '../../../platform/services.ts';
import { readSessionToken, type Secrets, signSessionToken } from '../../../platform/tokens.ts';
import { newChallenge, type SecondStepChallenge } from './challenges.ts';
import { findSession, getTokenFacts } from './sessions.queries.ts';

/** The last use of a session is recorded at most this often. */
const TOUCH_AFTER_MS = 5 * 60 * 1000;

interface Proofs {
  needsCode: boolean;
  hasApp: boolean;
  hasPasskey: boolean;
  hasPassword: boolean;
  provider: OauthProvider | null;
}

/** A member without a password logs in with the other site again. */
function methodsOf({ hasPasskey, ...proofs }: Proofs): ConfirmationMethod[] {
  return hasPasskey ? ['passkey', ...othersOf(proofs)] : othersOf(proofs);
}

function othersOf(proofs: Omit<Proofs, 'hasPasskey'>): ConfirmationMethod[] {
  const { needsCode, hasApp, hasPassword, provider } = proofs;
  if (needsCode) return hasApp ? ['code'] : [];
  if (hasPassword) return ['password'];
  return provider === null ? [] : [provider];
}

/** One query per call: the session's row is authoritative, not the token. */
export function authenticator(services: Services): Authenticate {
  const { db, clock, config, secret, oldSecret, log } = services;
  const rpId = passkeySite(config.publicUrl)?.rpId;
  return async (token) => {
    const now = clock.now();
    const named = await readSessionToken(token, { secret, oldSecret }, now);
    if (named === undefined) return undefined;
    const row = await findSession(db, named.sessionId, named.tokenId, { now, rpId });
    if (row === undefined) return undefined;
    const { sessionId, expiresAt, adminSessionId, adminId, lastSeenAt, ...others } = row;
    const { confirmedAt, hasPassword, provider, hasApp, hasPasskey, ...more } = others;
    const { hasSecondStep, secondStepDueAt, secondStepAt, ...member } = more;
    const asksAdmins = config.adminSecondStep;
    const needsCode = isAsked({ role: member.role, second_step: hasSecondStep }, asksAdmins);
    const isDue = secondStepDueAt === null || secondStepDueAt <= now;
    const isAdmin = member.role === 'admin';
    if (now.getTime() - lastSeenAt.getTime() > TOUCH_AFTER_MS) {
      touchSession(db, sessionId, now).catch((error: unknown) =>
        log.warn({ err: error }, 'could not record the use of a session'),
      );
    }
    return {
      kind: 'member',
      ...member,
      session: {
        id: sessionId,
        token,
        expiresAt,
        adminSessionId,
        adminId,
        confirmation: {
          at: confirmedAt,
          methods: methodsOf({ needsCode, hasApp, hasPasskey, hasPassword, provider }),
          needsCode,
        },
        owesSecondStep: isAdmin && asksAdmins && isDue && secondStepAt === null,
      },
    };
  };
}

export interface OpenedSession {
  id: number;
  token: string;
  expiresAt: Date;
}

export interface SessionOptions {
  memberId: number;
  method: SessionMethod;
  /** Keep me logged in: a year instead of a day. */
  keep: boolean;
  device: string;
  now: Date;
  secret: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DEVICE_MAX = 300;

interface LoginOptions extends SessionOptions {
  /** Whether admins are asked for their second step. */
  asksAdmins: boolean;
}

interface ProvenOptions extends SessionOptions {
  /** The member has just passed the second step, or is new and has none. */
  secondStep: 'passed' | 'new_member';
}

/** Whether a login of a member needs their second step. */
const isAsked = (
  { role, second_step }: { role: MemberRole; second_step: boolean },
  asksAdmins: boolean,
): boolean => second_step && (role !== 'admin' || asksAdmins);

/**
 * Opens a session for a member, however they logged in: nothing else does. Beyond twenty, the oldest
 * one ends. While the second step is on it opens none, but returns a challenge, unless the step was
 * just passed.
 */
export function openSession(trx: Trx, options: ProvenOptions): Promise<OpenedSession>;
export function openSession(
  trx: Trx,
  options: LoginOptions,
): Promise<OpenedSession | SecondStepChallenge>;
export async function openSession(
  trx: Trx,
  options: LoginOptions | ProvenOptions,
): Promise<OpenedSession | SecondStepChallenge> {
  const { memberId, method, keep, device, now, secret } = options;
  const days = keep ? SESSION_KEEP_DAYS : SESSION_DAYS;
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  // Locks the member, so that the count below is correct.
  const member = await lockMember(trx, memberId, {
    columns: ['role', 'second_step', 'password_changed_at'],
  });
  if (!('secondStep' in options) && isAsked(member, options.asksAdmins)) {
    return newChallenge({ ...options, passwordChangedAt: member.password_changed_at });
  }
  const isPassed = 'secondStep' in options && options.secondStep === 'passed';
  const { id } = await trx
    .insertInto('sessions')
    .values({
      member_id: memberId,
      token_id: randomUUID(),
      device: device.slice(0, DEVICE_MAX),
      method,
      keep,
      created_at: now,
      last_seen_at: now,
      confirmed_at: now,
      second_step_at: isPassed ? now : null,
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

/**
 * Creates a new token for a session. Of two concurrent calls with the same token, the second gets
 * the first one's token: another rotation would invalidate it before the browser stores it.
 */
export function rotateToken(
  db: Db,
  { id, token }: ActorSession,
  now: Date,
  { secret, oldSecret }: Secrets,
): Promise<string> {
  return transaction(db, async (trx) => {
    const named = await readSessionToken(token, { secret, oldSecret }, now);
    await trx
      .updateTable('sessions')
      .set(({ ref }) => ({
        previous_token_id: ref('token_id'),
        token_id: randomUUID(),
        rotated_at: now,
      }))
      .where('id', '=', id)
      .where('token_id', '=', named?.tokenId ?? null)
      .execute();
    return createSessionToken(trx, { id }, now, secret);
  });
}

/**
 * Creates a token for an open session with the member's current plan and term, which change after a
 * payment. The caller's token stays valid.
 */
export async function createSessionToken(
  trx: Trx,
  session: { id: number },
  now: Date,
  secret: string,
): Promise<string> {
  const facts = await getTokenFacts(trx, session.id);
  return signSessionToken({ ...facts, sessionId: session.id, issuedAt: now }, secret);
}

/** Records that the member has confirmed this session, by the password or the second step. */
export async function confirmSession(
  db: Db | Trx,
  id: number,
  now: Date,
  by: 'password' | 'second_step' = 'password',
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now, ...(by === 'second_step' && { second_step_at: now }) })
    .where('id', '=', id)
    .execute();
}

/** Records the last use of a session. */
async function touchSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', now)
    .execute();
}

/**
 * Ends one session of a member, and the admin views opened from it.
 * @returns whether it was theirs and still open
 */
export function endSession(db: Db, memberId: number, id: number, now: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const own = await trx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (own === undefined) return false;
    await endWithViews(trx, id, now);
    return true;
  });
}

/** Logs the caller out. An admin who views as a member is logged out of both accounts. */
export function logOut(db: Db, { id, adminSessionId }: ActorSession, now: Date): Promise<void> {
  return transaction(db, (trx) => endWithViews(trx, adminSessionId ?? id, now));
}

async function endWithViews(trx: Trx, id: number, now: Date): Promise<void> {
  // A view that is being opened from it is stored before or refused: see startView.
  await trx.selectFrom('sessions').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where(({ eb, or }) => or([eb('id', '=', id), eb('admin_session_id', '=', id)]))
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  await announceEndedSessions(
    trx,
    ended.map((session) => session.id),
  );
}

/** Ends all sessions of a member except one. */
export function endOtherSessions(
  db: Db,
  memberId: number,
  spared: number,
  now: Date,
): Promise<number> {
  return transaction(db, (trx) => endSessions(trx, memberId, now, spared));
}

/**
 * Ends the sessions of a member, and the admin views opened from them.
 * @returns how many ended
 */
export async function endSessions(
  trx: Trx,
  memberId: number,
  now: Date,
  spared?: number,
): Promise<number> {
  // A view that is being opened from one of them is stored before or refused: see startView.
  await trx
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where(({ eb, or, selectFrom }) => {
      const own = selectFrom('sessions as s').select('s.id').where('s.member_id', '=', memberId);
      const ending = spared === undefined ? own : own.where('s.id', '<>', spared);
      return or([eb('id', 'in', ending), eb('admin_session_id', 'in', ending)]);
    })
    .returning('id')
    .execute();
  await announceEndedSessions(
    trx,
    ended.map(({ id }) => id),
  );
  return ended.length;
}

/** Sessions, links, unfinished logins with another site, and browsers nobody logs in from. */
export const oldSessions: readonly OldData[] = [
  oldRows('sessions', 'sessions', 'least(ended_at, expires_at)'),
  oldRows('sessions', 'member_tokens', 'least(used_at, expires_at)'),
  oldRows('sessions', 'oauth_attempts', 'expires_at'),
  oldRows('sign_ups', 'oauth_profiles', 'expires_at'),
  oldRows('devices', 'member_devices', 'last_seen_at'),
  oldRows('sessions', 'used_challenges', 'expires_at'),
];
