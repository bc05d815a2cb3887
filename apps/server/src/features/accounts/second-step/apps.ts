import { randomBytes } from 'node:crypto';
import { SECOND_STEP_MINUTES } from '@crewpad/domain';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import {
  type KeyedText,
  keyIdOf,
  openKeyedText,
  type Secrets,
  sealKeyedText,
} from '../../../platform/tokens.ts';

/** Authenticator apps: codes by time, RFC 6238. */

const PURPOSE = 'secret of an authenticator app';
/** What every app understands. */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Phones may be a step ahead or behind. */
const SKEW_STEPS = 1;

/**
 * The time step of a code; undefined if it is none of this secret's codes around now.
 * @param base32 the secret
 */
export function stepOf(base32: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...CODES, secret: Secret.fromBase32(base32) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: SKEW_STEPS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** A new secret, and the address of its QR code. */
interface NewApp {
  /** Base32. */
  secret: string;
  uri: string;
}

/**
 * Creates the secret of an app, which counts after its first code. An earlier app stays until then.
 * @param site the name that the app shows
 */
export async function addApp(
  db: Db,
  { id: memberId, email }: { id: number; email: string },
  { site, now, secret: key }: { site: string; now: Date; secret: string },
): Promise<NewApp> {
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer });
  const { sealed, keyId } = sealKeyedText(secret.base32, PURPOSE, key);
  const pending = {
    pending_secret: sealed,
    pending_key_id: keyId,
    pending_until: new Date(now.getTime() + SECOND_STEP_MINUTES * 60_000),
  };
  await db
    .insertInto('authenticator_apps')
    .values({ member_id: memberId, ...pending })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(pending))
    .execute();
  const totp = new TOTP({ ...CODES, secret, issuer: site, label: email });
  return { secret: secret.base32, uri: totp.toString() };
}

const keyed = (sealed: Buffer | null, keyId: string | null): KeyedText | undefined =>
  sealed === null || keyId === null ? undefined : { sealed, keyId };

/**
 * Makes the app that waits the member's own, with its first code, which counts once. The caller locks
 * the member.
 * @returns `missing` if none waits any longer, `wrong` for another code
 */
export async function confirmApp(
  trx: Trx,
  memberId: number,
  code: string,
  { now, secrets }: { now: Date; secrets: Secrets },
): Promise<'confirmed' | 'missing' | 'wrong'> {
  const app = await trx
    .selectFrom('authenticator_apps')
    .select(['pending_secret', 'pending_key_id'])
    .where('member_id', '=', memberId)
    .where('pending_until', '>', now)
    .executeTakeFirst();
  const waiting = app && keyed(app.pending_secret, app.pending_key_id);
  const base32 = waiting && openKeyedText(waiting, PURPOSE, secrets);
  if (base32 === undefined) return 'missing';
  const step = stepOf(base32, code, now);
  if (step === undefined) return 'wrong';
  await trx
    .updateTable('authenticator_apps')
    .set(({ ref }) => ({
      secret: ref('pending_secret'),
      key_id: ref('pending_key_id'),
      confirmed_at: now,
      last_step: step,
      pending_secret: null,
      pending_key_id: null,
      pending_until: null,
    }))
    .where('member_id', '=', memberId)
    .execute();
  return 'confirmed';
}

/**
 * Uses a code of a member's app: each counts once, and then no older one.
 * @returns false for a wrong, used or older code; of two calls at once one is right
 */
export async function redeemCode(
  trx: Trx,
  memberId: number,
  code: string,
  { now, secrets }: { now: Date; secrets: Secrets },
): Promise<boolean> {
  const app = await trx
    .selectFrom('authenticator_apps')
    .select(['secret', 'key_id'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const sealed = app && keyed(app.secret, app.key_id);
  const base32 = sealed && openKeyedText(sealed, PURPOSE, secrets);
  const step = base32 === undefined ? undefined : stepOf(base32, code, now);
  if (step === undefined) return false;
  const used = await trx
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('last_step', '<', step)
    .returning('member_id')
    .executeTakeFirst();
  return used !== undefined;
}

const RESEALED_AT_ONCE = 200;

/** Seals with SECRET what SECRET_OLD sealed, so that the old one can be removed. */
export async function resealApps(db: Db, secrets: Secrets): Promise<void> {
  const { secret, oldSecret } = secrets;
  if (oldSecret === undefined) return;
  const oldKey = keyIdOf(oldSecret);
  for (;;) {
    const apps = await db
      .selectFrom('authenticator_apps')
      .select(['member_id', 'secret', 'key_id'])
      .where('key_id', '=', oldKey)
      .limit(RESEALED_AT_ONCE)
      .execute();
    for (const { member_id, secret: sealed, key_id } of apps) {
      const old = keyed(sealed, key_id);
      const base32 = old && openKeyedText(old, PURPOSE, secrets);
      if (old === undefined || base32 === undefined) return;
      const renewed = sealKeyedText(base32, PURPOSE, secret);
      await db
        .updateTable('authenticator_apps')
        .set({ secret: renewed.sealed, key_id: renewed.keyId })
        .where('member_id', '=', member_id)
        .where('secret', '=', old.sealed)
        .execute();
    }
    if (apps.length < RESEALED_AT_ONCE) return;
  }
}
