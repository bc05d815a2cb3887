import type { OperationRegistry } from '../../http/operations.ts';
import type { Services } from '../../platform/services.ts';
import { addEmails } from './emails/routes.ts';
import { addOauth } from './oauth/routes.ts';
import { Passwords } from './passwords/passwords.ts';
import { addPasswords } from './passwords/routes.ts';
import { addPreferences } from './preferences/routes.ts';
import { addMembers } from './routes.ts';
import { addSessions } from './sessions/routes.ts';
import { addSignIn } from './sign-in/routes.ts';
import { addSignUp } from './sign-up/routes.ts';
import { addSwitching } from './switching/routes.ts';

export { spendClosingCode, tryClosingCode } from './closing-code/commands/try-closing-code.ts';
export { isPastDay, type Phone, readPhone } from './details.ts';
export { hashPassword } from './passwords/passwords.ts';
export {
  forActiveMembers,
  forAdmins,
  requireActive,
  requireLister,
  requireUnexpired,
} from './policy.ts';
export { readOwnUser } from './present-own-user.ts';
export { getShellMember } from './queries/get-shell-member.ts';
export { type Authenticate, authenticator } from './sessions/authenticate.ts';
export { endSessions } from './sessions/commands/end-sessions.ts';
export { forgetSessions } from './sessions/commands/forget-sessions.ts';
export { findLiveSessions } from './sessions/queries/live-sessions.ts';
export { renewedToken } from './sessions/renewed-token.ts';
export { removeUnpaidAccount } from './sign-up/commands/remove-unpaid-account.ts';
export { findUnpaidAccounts } from './sign-up/queries/unpaid-accounts.ts';

/** Registers the operations on accounts and members. */
export function addAccounts(registry: OperationRegistry, services: Services): void {
  const passwords = new Passwords();
  addSignIn(registry, services, passwords);
  addPasswords(registry, services, passwords);
  addSignUp(registry, services, passwords);
  addSessions(registry, services);
  addMembers(registry, services);
  addEmails(registry, services, passwords);
  addPreferences(registry, services);
  addSwitching(registry, services);
  addOauth(registry, services);
}
