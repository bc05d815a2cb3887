import { randomBytes } from 'node:crypto';
import {
  SECOND_STEP_ATTEMPTS,
  SECOND_STEP_MINUTES,
  SESSION_METHODS,
  type SessionMethod,
} from '@crewpad/domain';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { hashToken, readSignedText, type Secrets, signText } from '../../../platform/tokens.ts';

/** The question for the second step of a login that has passed the first. */
export interface SecondStepChallenge {
  challenge: string;
  expiresAt: Date;
}

const PURPOSE = 'second step of a login';
const RANDOM_BYTES = 16;

const claims = z.object({
  memberId: z.number(),
  method: z.enum(SESSION_METHODS),
  keep: z.boolean(),
  /** When the password was changed, in milliseconds: a later change voids the challenge. */
  passwordChangedAt: z.number(),
  /** In milliseconds. */
  expiresAt: z.number(),
  random: z.string(),
});

/** What a challenge says about the login that it continues. */
export type ChallengedLogin = z.infer<typeof claims>;

interface NewChallenge {
  memberId: number;
  method: SessionMethod;
  keep: boolean;
  passwordChangedAt: Date | null;
  now: Date;
  secret: string;
}

/** Signs what is known about a login that waits for its second step. Nothing is stored. */
export function newChallenge(login: NewChallenge): SecondStepChallenge {
  const { memberId, method, keep, passwordChangedAt, now, secret } = login;
  const expiresAt = new Date(now.getTime() + SECOND_STEP_MINUTES * 60_000);
  const content: ChallengedLogin = {
    memberId,
    method,
    keep,
    passwordChangedAt: passwordChangedAt?.getTime() ?? 0,
    expiresAt: expiresAt.getTime(),
    random: randomBytes(RANDOM_BYTES).toString('base64url'),
  };
  return { challenge: signText(JSON.stringify(content), PURPOSE, secret), expiresAt };
}

/** The login of a challenge; undefined if it is forged, malformed or expired. */
export function readChallenge(
  challenge: string,
  secrets: Secrets,
  now: Date,
): ChallengedLogin | undefined {
  const text = readSignedText(challenge, PURPOSE, secrets);
  if (text === undefined) return undefined;
  const login = claims.parse(JSON.parse(text));
  return login.expiresAt > now.getTime() ? login : undefined;
}

/**
 * Counts a try before anything is compared, so that concurrent calls cannot bypass the limit.
 * @returns whether the challenge still takes answers
 */
export async function countTry(
  db: Db,
  challenge: string,
  { expiresAt }: ChallengedLogin,
): Promise<boolean> {
  const counted = await db
    .insertInto('used_challenges')
    .values({ hash: hashToken(challenge), failures: 1, expires_at: new Date(expiresAt) })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet(({ eb }) => ({ failures: eb('used_challenges.failures', '+', 1) }))
        .where('used_challenges.used_at', 'is', null)
        .where('used_challenges.failures', '<', SECOND_STEP_ATTEMPTS),
    )
    .returning('failures')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Whether a challenge still takes answers. */
export async function isOpen(db: Db, challenge: string): Promise<boolean> {
  const closed = await db
    .selectFrom('used_challenges')
    .select('hash')
    .where('hash', '=', hashToken(challenge))
    .where(({ eb, or }) =>
      or([eb('used_at', 'is not', null), eb('failures', '>=', SECOND_STEP_ATTEMPTS)]),
    )
    .executeTakeFirst();
  return closed === undefined;
}

/** Uses a challenge up, after a try. @returns false if another call did */
export async function redeemChallenge(trx: Trx, challenge: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('used_challenges')
    .set({ used_at: now })
    .where('hash', '=', hashToken(challenge))
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}
