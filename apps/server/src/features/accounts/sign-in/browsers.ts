import type { SessionMethod } from '@crewpad/domain';
import type { CallContext } from '../../../http/pipeline/context.ts';
import type { ServerCookie } from '../../../http/pipeline/cookies.ts';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { hashToken, newLinkToken } from '../../../platform/tokens.ts';

/**
 * Cookies that prove that this browser began a login: with another site, by its `state`; with a
 * login link, by its token. Someone else's state or link in an address then logs no one in.
 */
type BrowserProof = 'crewpad-oauth-state' | 'crewpad-login-link';

const LIFETIME_MS = 10 * 60 * 1000;
const digest = (secret: string) => hashToken(secret).toString('base64url');

/** The cookie for a browser that just began. */
export function proofOf(name: BrowserProof, secret: string, now: Date): ServerCookie {
  return { name, value: digest(secret), expiresAt: new Date(now.getTime() + LIFETIME_MS) };
}

/** Whether the browser with these cookies began it. */
export function isProven(
  cookies: Readonly<Record<string, string>>,
  name: BrowserProof,
  secret: string,
): boolean {
  return cookies[name] === digest(secret);
}

const COOKIE = 'crewpad-device';
/** The longest that browsers keep a cookie. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/** Remembers the browser of a login by a random cookie, which proves nothing else. */
export async function rememberBrowser(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { memberId, method }: Pick<Login, 'memberId' | 'method'>,
  { cookies, device, address, reply }: CallContext,
): Promise<void> {
  const now = clock.now();
  const deviceToken = cookies[COOKIE] ?? newLinkToken();
  await rememberDevice(db, { memberId, method, deviceToken, device, address, now });
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  reply.cookies.push({ name: COOKIE, value: deviceToken, expiresAt });
}

interface Login {
  memberId: number;
  method: SessionMethod;
  /** The value of the browser's own cookie. */
  deviceToken: string;
  device: string;
  address: string;
  now: Date;
}

/**
 * Remembers the browser of a login. From the second browser on, the member is told about a new one:
 * by email, and in the security log.
 */
function rememberDevice(
  db: Db,
  { memberId, method, deviceToken, device, address, now }: Login,
): Promise<void> {
  const device_hash = hashToken(deviceToken);
  return transaction(db, async (trx) => {
    const others = await trx
      .selectFrom('member_devices')
      .select('device_hash')
      .where('member_id', '=', memberId)
      .limit(1)
      .execute();
    const added = await trx
      .insertInto('member_devices')
      .values({ member_id: memberId, device_hash, first_seen_at: now, last_seen_at: now })
      .onConflict((conflict) => conflict.columns(['member_id', 'device_hash']).doNothing())
      .returning('member_id')
      .executeTakeFirst();
    if (added === undefined) {
      await trx
        .updateTable('member_devices')
        .set({ last_seen_at: now })
        .where('member_id', '=', memberId)
        .where('device_hash', '=', device_hash)
        .execute();
      return;
    }
    if (others.length === 0) return;
    await orderMail(trx, { mail: 'new_device', memberId, at: now.toISOString() }, { now });
    const details = { device, method };
    await audit(trx, {
      action: 'login.new_device',
      actorId: memberId,
      memberId,
      address,
      details,
      at: now,
    });
  });
}
