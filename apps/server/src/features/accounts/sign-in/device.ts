import type { CallContext } from '../../../http/pipeline/context.ts';
import type { Services } from '../../../platform/services.ts';
import { newLinkToken } from '../../../platform/tokens.ts';
import { rememberDevice } from './commands/remember-device.ts';

const COOKIE = 'crewpad-device';
/** The longest that browsers keep a cookie. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/** Remembers the browser of a login by a random cookie, which proves nothing else. */
export async function rememberBrowser(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  memberId: number,
  { cookies, device, address, reply }: CallContext,
): Promise<void> {
  const now = clock.now();
  const deviceToken = cookies[COOKIE] ?? newLinkToken();
  await rememberDevice(db, { memberId, deviceToken, device, address, now });
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  reply.cookies.push({ name: COOKIE, value: deviceToken, expiresAt });
}
