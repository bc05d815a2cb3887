import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MemberRole, Plan } from '@crewpad/domain';
import { errors, jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const AUDIENCE = 'crewpad';
const SECRET_BYTES = 32;

/** The content of a session token; the session's row decides whether it is valid. */
export interface SessionClaims {
  memberId: number;
  sessionId: number;
  /** Changes with every rotation. */
  tokenId: string;
  accountType: Plan | MemberRole;
  planEndsAt: Date | null;
  issuedAt: Date;
  expiresAt: Date;
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** Derives keys for different purposes from one secret. */
function keyFor(purpose: string, secret: string): Uint8Array {
  return createHmac('sha256', secret).update(purpose).digest();
}

/** A signed JWT with the specification's claims `account_type` and `expire_at_utc`. */
export async function signSessionToken(claims: SessionClaims, secret: string): Promise<string> {
  return new SignJWT({
    sid: claims.sessionId,
    account_type: claims.accountType,
    expire_at_utc: claims.planEndsAt?.toISOString() ?? null,
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(String(claims.memberId))
    .setJti(claims.tokenId)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds(claims.issuedAt))
    .setExpirationTime(seconds(claims.expiresAt))
    .sign(keyFor('session tokens', secret));
}

/** Allowed clock skew between nodes. */
const LEEWAY_SECONDS = 60;

/** The session of a token; undefined if forged, malformed or expired. */
export async function readSessionToken(
  token: string,
  secret: string,
  now: Date,
): Promise<{ sessionId: number; tokenId: string } | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyFor('session tokens', secret), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: now,
      clockTolerance: LEEWAY_SECONDS,
    });
    const { sid, jti } = payload;
    return Number.isSafeInteger(sid) && jti !== undefined
      ? { sessionId: sid as number, tokenId: jti }
      : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** A token for a link in an email: 43 characters of base64url. Only its hash is stored. */
export function newLinkToken(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The stored hash of a token or code. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * A text that only this server can have created: the text itself, and a signature for one purpose.
 */
export function signText(text: string, purpose: string, secret: string): string {
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(text, purpose, secret).toString('base64url')}`;
}

/** The text of such a token; undefined if forged, malformed or for another purpose. */
export function readSignedText(token: string, purpose: string, secret: string): string | undefined {
  const [encoded = '', signature = '', ...more] = token.split('.');
  const text = Buffer.from(encoded, 'base64url').toString();
  const expected = signatureOf(text, purpose, secret);
  const given = Buffer.from(signature, 'base64url');
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && more.length === 0 ? text : undefined;
}

function signatureOf(text: string, purpose: string, secret: string): Buffer {
  return createHmac('sha256', keyFor(purpose, secret)).update(text).digest();
}
