import type { MemberRole, MemberStatus } from './lists.ts';

/** What members do with their own account. */
export type AccountAction =
  | 'change_password'
  | 'change_email'
  | 'manage_sessions'
  | 'close'
  | 'set_language'
  | 'set_theme'
  | 'update_profile'
  | 'set_phone_visibility'
  | 'view_as';

export interface AccountRule {
  /** The states of the account in which it is possible. */
  readonly from: readonly MemberStatus[];
  /** Who alone can ever do it; missing: every member. */
  readonly who?: 'listers' | Extract<MemberRole, 'admin'>;
  /** Not while an admin views the account. */
  readonly ownSession?: true;
}

const open = ['ACTIVE', 'INACTIVE'] as const;
const active = ['ACTIVE'] as const;

/**
 * What is possible in each state of an account. INACTIVE: the sign-up is not paid, or a plan holder
 * has no card. A CLOSED account does nothing.
 */
export const ACCOUNT_RULES: Readonly<Record<AccountAction, AccountRule>> = {
  change_password: { from: open, ownSession: true },
  change_email: { from: open, ownSession: true },
  manage_sessions: { from: open, ownSession: true },
  close: { from: open, ownSession: true },
  set_language: { from: open },
  set_theme: { from: open },
  update_profile: { from: active },
  set_phone_visibility: { from: active, who: 'listers' },
  view_as: { from: active, who: 'admin', ownSession: true },
};
