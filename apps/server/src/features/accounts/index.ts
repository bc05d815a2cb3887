export {
  cannotContact,
  isBlocked,
  isCutOff,
  type MemberBlocking,
  memberBlocking,
  type NewBlock,
  sharesStay,
} from './blocks.ts';
export { isEmailTaken } from './email-address/queries/is-email-taken.ts';
export {
  memberChanged,
  memberClosing,
  memberFacts,
} from './hooks.ts';
export { createLinkToken } from './links/commands/create-link-token.ts';
export { recordVerifiedEmail } from './links/commands/record-verified-email.ts';
export { hashPassword } from './passwords/passwords.ts';
export { can as canWithAccount } from './policy.ts';
export { parsePhone } from './profile/details.ts';
export { readOwnUser } from './profile/present-own-user.ts';
export { authenticator } from './sessions/authenticate.ts';
export { endSessions } from './sessions/commands/end-sessions.ts';
export { createSessionToken } from './sessions/create-session-token.ts';
export { presentLogin } from './sessions/present-login.ts';
export { findLiveSessions } from './sessions/queries/find-live-sessions.ts';
export { findShellMember } from './sessions/queries/find-shell-member.ts';
export { listSessions } from './sessions/queries/list-sessions.ts';
export { rememberBrowser } from './sign-in/device.ts';
export { type CreatedAccount, createAccount } from './sign-up/commands/create-account.ts';
export { deleteUnpaidAccount } from './sign-up/commands/delete-unpaid-account.ts';
export { listUnpaidAccounts } from './sign-up/queries/list-unpaid-accounts.ts';
export { signUp } from './sign-up/sign-up.ts';
