import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { requireConfirmed } from '../../../platform/access/confirmation.ts';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { invalidInput } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/limits/network.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { WorkQueue } from '../../../platform/work-queue.ts';
import { recordVerifiedEmail } from '../email-address/email-address.ts';
import { cancelLinkTokens, type LinkTokenUse, redeemLinkToken } from '../email-address/links.ts';
import { endSessions } from '../sessions/sessions.ts';
import { findLogin, type StoredLogin } from './passwords.queries.ts';

/** Argon2id with the library's defaults: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WAITING_PER_CORE = 32;

/** Hashes a password for storage, as NFC. Takes about 50 ms of one core. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Hashes and checks passwords, at most two per core concurrently. */
export class Passwords {
  readonly #queue: WorkQueue;
  /** Checked when there is no hash, so that an unknown email takes as long as a wrong password. */
  readonly #decoyHash = hashPassword(randomBytes(32).toString('base64url'));

  constructor(cores: number = availableParallelism()) {
    this.#queue = new WorkQueue(2 * cores, WAITING_PER_CORE * cores);
  }

  /** @throws ApiError 503 when the queue is full. */
  hash(password: string): Promise<string> {
    return this.#queue.run(() => hashPassword(password));
  }

  /**
   * Whether a password is right. Without a hash it takes the same time and returns false.
   * @throws ApiError 503 when the queue is full.
   */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    return (await this.match(stored, password)) !== undefined;
  }

  /**
   * Compares a password as NFC, then as it was typed and decomposed: older hashes are of the text
   * that the keyboard of their time wrote.
   * @returns undefined for a wrong password
   * @throws ApiError 503 when the queue is full.
   */
  async match(
    stored: string | null | undefined,
    password: string,
  ): Promise<{ isOutdated: boolean } | undefined> {
    const hash = stored ?? (await this.#decoyHash);
    const nfc = password.normalize('NFC');
    for (const text of new Set([nfc, password, password.normalize('NFD')])) {
      const isRight = await this.#queue.run(() => verify(hash, text));
      if (isRight && stored != null) return { isOutdated: text !== nfc };
    }
    return undefined;
  }
}

let shared: Passwords | undefined;

/** The only queue of this process, so that all password hashing shares its limit. */
export function sharedPasswords(): Passwords {
  shared ??= new Passwords();
  return shared;
}

export const wrongCurrentPassword = () =>
  invalidInput(
    { current_password: ['current_password_is_incorrect'] },
    {},
    'accounts:wrong_password',
  );

type PasswordServices = Pick<Services, 'db' | 'limits' | 'clock' | 'log'>;
type Attempt = { password: string; address: string };

/**
 * Requires the current password again for sensitive actions, in case someone else uses an open
 * browser. While the second step is on, a recent code too.
 * @throws ApiError 403 CONFIRMATION_REQUIRED, 422 for a wrong password, 429 after too many
 */
export async function requirePassword(
  services: PasswordServices,
  passwords: Passwords,
  actor: MemberActor,
  attempt: Attempt,
): Promise<StoredLogin> {
  if (actor.session.confirmation.needsCode) requireConfirmed(actor, services.clock.now());
  const login = await findLoginOf(services, passwords, actor, attempt);
  if (login === undefined) throw wrongCurrentPassword();
  return login;
}

/** The login of the actor; undefined for a wrong password, which counts as a failed login. */
export async function findLoginOf(
  services: PasswordServices,
  passwords: Passwords,
  actor: MemberActor,
  { password, address }: Attempt,
): Promise<StoredLogin | undefined> {
  const { db, limits } = services;
  const login = await limits.attemptLogin(actor.email, address, async () => {
    const member = await findLogin(db, actor.email);
    const isRight = await passwords.verify(member?.password_hash, password);
    return isRight && member?.id === actor.id ? member : undefined;
  });
  if (login === undefined) await recordFailedLogin(services, actor.id, address);
  return login;
}

/**
 * Records a wrong password, also for an email without an account: both take the same time. The
 * typed email is not logged, because people type passwords there.
 */
export function recordFailedLogin(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  memberId: number | null,
  address: string,
): Promise<void> {
  log.warn({ account: memberId, network: networkOf(address) }, 'login failed');
  const about = { actorId: null, memberId, address, at: clock.now() };
  return transaction(db, (trx) => audit(trx, { action: 'login.failed', ...about }));
}

interface Change {
  /** The hash that the current password was checked against. */
  login: StoredLogin;
  hash: string;
  address: string;
  now: Date;
}

/**
 * Sets a new password, ends all other sessions of the member, and sends an email.
 * @returns false if the password changed in the meantime
 */
export function changePassword(
  db: Db,
  { id: memberId, session }: MemberActor,
  { login, hash, address, now }: Change,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const changed = await trx
      .updateTable('members')
      .set({ password_hash: hash, password_changed_at: now, updated_at: now })
      .where('id', '=', memberId)
      .where('password_hash', '=', login.password_hash)
      .where('status', '<>', 'CLOSED')
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return false;
    await cancelLinkTokens(trx, memberId, now);
    await endSessions(trx, memberId, now, session.id);
    await orderMail(trx, { mail: 'password_changed', memberId }, { now });
    await audit(trx, {
      action: 'password.changed',
      actorId: memberId,
      memberId,
      address,
      at: now,
    });
    return true;
  });
}

/**
 * Sets a new password with an emailed token, ends all sessions, and emails the member about the
 * change. Also verifies the email, because the token was received there.
 * @returns false if the token is invalid or expired
 */
export function resetPassword(db: Db, use: LinkTokenUse, hash: string): Promise<boolean> {
  const { now } = use;
  return transaction(db, async (trx) => {
    const redeemed = await redeemLinkToken(trx, use);
    if (redeemed === undefined) return false;
    const { memberId } = redeemed;
    await trx
      .updateTable('members')
      .set({ password_hash: hash, password_changed_at: now, updated_at: now })
      .where('id', '=', memberId)
      .execute();
    await recordVerifiedEmail(trx, memberId, now);
    await cancelLinkTokens(trx, memberId, now);
    await endSessions(trx, memberId, now);
    await orderMail(trx, { mail: 'password_changed', memberId }, { now });
    await audit(trx, { action: 'password.reset', actorId: memberId, memberId, at: now });
    return true;
  });
}
