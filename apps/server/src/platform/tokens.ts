import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
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

/** What an installation signs and encrypts with. */
export interface Secrets {
  /** For everything that is written. */
  readonly secret: string;
  /** The one before, which is still read; undefined most of the time. */
  readonly oldSecret?: string | undefined;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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

interface NamedSession {
  sessionId: number;
  tokenId: string;
}

/** The session of a token; undefined if forged, malformed or expired. */
export async function readSessionToken(
  token: string,
  { secret, oldSecret }: Secrets,
  now: Date,
): Promise<NamedSession | undefined> {
  const named = await readSignedSession(token, secret, now);
  if (named !== undefined || oldSecret === undefined) return named;
  return readSignedSession(token, oldSecret, now);
}

async function readSignedSession(
  token: string,
  secret: string,
  now: Date,
): Promise<NamedSession | undefined> {
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
export function readSignedText(
  token: string,
  purpose: string,
  { secret, oldSecret }: Secrets,
): string | undefined {
  const [encoded = '', signature = '', ...more] = token.split('.');
  const text = Buffer.from(encoded, 'base64url').toString();
  const signatureBytes = Buffer.from(signature, 'base64url');
  const isOurs = [secret, oldSecret].some((item) => {
    if (item === undefined) return false;
    const expected = signatureOf(text, purpose, item);
    return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected);
  });
  return isOurs && more.length === 0 ? text : undefined;
}

function signatureOf(text: string, purpose: string, secret: string): Buffer {
  return createHmac('sha256', keyFor(purpose, secret)).update(text).digest();
}

/** Encrypts a text for one purpose, so that the database alone does not reveal it. */
export function sealText(text: string, purpose: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose, secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The text that sealText encrypted; undefined with another secret or for another purpose. */
export function openSealedText(
  sealed: Buffer,
  purpose: string,
  secret: string,
): string | undefined {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(
    CIPHER,
    keyFor(purpose, secret),
    sealed.subarray(0, NONCE_BYTES),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString();
  } catch {
    // Not sealed with this secret, or changed since.
    return undefined;
  }
}

/** A sealed text, and which secret it was sealed with. */
export interface KeyedText {
  sealed: Buffer;
  keyId: string;
}

const KEY_ID_CHARACTERS = 16;

/** Tells secrets apart, and reveals nothing of them. */
export function keyIdOf(secret: string): string {
  return createHmac('sha256', secret).update('key id').digest('hex').slice(0, KEY_ID_CHARACTERS);
}

/** Seals a text that lives longer than SECRET may. */
export function sealKeyedText(text: string, purpose: string, secret: string): KeyedText {
  return { sealed: sealText(text, purpose, secret), keyId: keyIdOf(secret) };
}

/** The text that sealKeyedText sealed; undefined if it was neither with SECRET nor SECRET_OLD. */
export function openKeyedText(
  { sealed, keyId }: KeyedText,
  purpose: string,
  { secret, oldSecret }: Secrets,
): string | undefined {
  const key = [secret, oldSecret].find((item) => item !== undefined && keyIdOf(item) === keyId);
  return key === undefined ? undefined : openSealedText(sealed, purpose, key);
}
