import { randomBytes } from 'node:crypto';
import { PASSKEY_MINUTES } from '@crewpad/domain';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { badToken } from '../../../platform/errors.ts';
import { hashToken, readSignedText, type Secrets, signText } from '../../../platform/tokens.ts';

const PURPOSE = 'question for a passkey';
const CHALLENGE_BYTES = 32;

const claims = z.object({
  use: z.enum(['login', 'second_step', 'confirm', 'add']),
  challenge: z.string(),
  memberId: z.number().optional(),
  sessionId: z.number().optional(),
  /** The challenge of the login that the passkey is the second step of. */
  login: z.string().optional(),
  /** In milliseconds. */
  expiresAt: z.number(),
});

/** What a question was asked for, and by whom. */
export type PasskeyUse = Pick<z.infer<typeof claims>, 'use' | 'memberId' | 'sessionId' | 'login'>;

/** Signs what a question for a passkey is about. Nothing is stored. */
export function newState(
  { use, memberId, sessionId, login }: PasskeyUse,
  { now, secret }: { now: Date; secret: string },
): { state: string; challenge: Uint8Array<ArrayBuffer> } {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  const content: z.infer<typeof claims> = {
    ...{ use, memberId, sessionId },
    login: login && nameOf(login),
    challenge: Buffer.from(challenge).toString('base64url'),
    expiresAt: now.getTime() + PASSKEY_MINUTES * 60_000,
  };
  return { state: signText(JSON.stringify(content), PURPOSE, secret), challenge };
}

/** A challenge is longer than a state may be. */
const nameOf = (challenge: string) => hashToken(challenge).toString('base64url');

/**
 * Uses up the state of a question.
 * @returns the challenge that the browser signed
 * @throws ApiError 400 TOKEN_EXPIRED for one that is forged, too old, used, or of another question
 */
export async function redeemState(
  db: Db,
  state: string,
  { use, memberId, sessionId, login }: PasskeyUse,
  { now, secrets }: { now: Date; secrets: Secrets },
): Promise<string> {
  const text = readSignedText(state, PURPOSE, secrets);
  const content = text === undefined ? undefined : claims.parse(JSON.parse(text));
  if (
    content?.use !== use ||
    content.memberId !== memberId ||
    content.sessionId !== sessionId ||
    content.login !== (login && nameOf(login)) ||
    content.expiresAt <= now.getTime()
  ) {
    throw deadState();
  }
  const used = await db
    .insertInto('used_challenges')
    .values({ hash: hashToken(state), used_at: now, expires_at: new Date(content.expiresAt) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (used === undefined) throw deadState();
  return content.challenge;
}

const deadState = () => badToken('accounts:passkey_question_ended');
