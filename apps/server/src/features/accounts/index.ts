export {
  cannotContact,
  isBlocked,
  isCollectionHeld,
  isCutOff,
  type MemberBlocking,
  memberBlocking,
  type NewBlock,
  sharesStay,
} from './blocks.ts';
export { isEmailTaken } from './email-address/email-address.queries.ts';
export { recordVerifiedEmail } from './email-address/email-address.ts';
export { createLinkToken } from './email-address/links.ts';
export {
  askEmailChange,
  makeEmailChanges,
  stopEmailChange,
} from './email-address/support-change.ts';
export {
  memberChanged,
  memberClosing,
  memberFacts,
} from './hooks.ts';
export { hashPassword } from './passwords/passwords.ts';
export { can as canWithAccount } from './policy.ts';
export { readOwnUser } from './profile/present.ts';
export { findShellMember, presentLock } from './profile/profile.queries.ts';
export { parsePhone } from './profile/profile.ts';
export { resetSecondStepOf } from './second-step/second-step.ts';
export { presentLogin } from './sessions/present.ts';
export { findLiveSessions, listSessions } from './sessions/sessions.queries.ts';
export { authenticator, createSessionToken, endSessions } from './sessions/sessions.ts';
export { rememberBrowser } from './sign-in/browsers.ts';
export { listUnpaidAccounts } from './sign-up/sign-up.queries.ts';
export {
  type CreatedAccount,
  createAccount,
  deleteUnpaidAccount,
  signUp,
} from './sign-up/sign-up.ts';
