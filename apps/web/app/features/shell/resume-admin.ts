import type { checkAccount } from '@crewpad/contract';
import { endpoint } from '../../lib/browser-call.ts';
import { takeAdminBack, updateSession } from '../../lib/session-store.ts';

const askWhoIAm = endpoint<typeof checkAccount>('GET', '/checking-account');

/** Where an admin is when he has left a member's account. */
export const ADMIN_HOME = '/admin';

/**
 * Takes up an admin's own session again once the one in a member's account has ended; the answer
 * brings the auth cookie. False when none was put aside.
 */
export async function resumeAdmin(): Promise<boolean> {
  if (!takeAdminBack()) return false;
  const session = await askWhoIAm({}, { quiet: true }).catch(() => null);
  if (session !== null) updateSession(session);
  return true;
}
