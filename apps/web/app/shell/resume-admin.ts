import { accounts } from '@crewpad/contract/endpoints';
import { call } from '../lib/browser-call.ts';
import { restoreAdminSession, updateSession } from '../lib/session-store.ts';

/** The page of an admin who has left a member's account. */
export const ADMIN_HOME = '/admin';

/**
 * Restores the admin's session after the session in a member's account has ended. The response sets
 * the auth cookie. False when no admin session was saved.
 */
export async function resumeAdmin(): Promise<boolean> {
  if (!restoreAdminSession()) return false;
  const session = await call(accounts.checkAccount, {}, { quiet: true, anyMember: true }).catch(
    () => null,
  );
  if (session !== null) updateSession(session);
  return true;
}
