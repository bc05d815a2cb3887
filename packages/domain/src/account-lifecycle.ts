import type { MemberRole, MemberStatus } from './lists.ts';

/** Actions of members on their own account. */
export type AccountAction =
  | 'change_password'
  | 'change_email'
  | 'manage_sessions'
  | 'close'
  | 'set_language'
  | 'set_theme'
  | 'accept_legal'
  | 'update_profile'
  | 'set_phone_visibility'
  | 'view_as';

export interface AccountRule {
  /** The account statuses in which it is possible. */
  readonly from: readonly MemberStatus[];
  /** The only role that can do it; missing for every member. */
  readonly who?: 'listers' | Extract<MemberRole, 'admin'>;
  /** Refused while an admin views the account. */
  readonly ownSession?: true;
}

const open = ['ACTIVE', 'INACTIVE'] as const;
const active = ['ACTIVE'] as const;

/**
 * The allowed actions per account status. INACTIVE: the sign-up is unpaid, or a plan holder has no
 * card. A CLOSED account can do nothing.
 */
export const ACCOUNT_RULES: Readonly<Record<AccountAction, AccountRule>> = {
  change_password: { from: open, ownSession: true },
  change_email: { from: open, ownSession: true },
  manage_sessions: { from: open, ownSession: true },
  close: { from: open, ownSession: true },
  set_language: { from: open },
  set_theme: { from: open },
  accept_legal: { from: open, ownSession: true },
  update_profile: { from: active },
  set_phone_visibility: { from: active, who: 'listers' },
  view_as: { from: active, who: 'admin', ownSession: true },
};

/** How long another email that an admin asks for can be stopped, before it replaces the present one. */
export const EMAIL_CHANGE_HOURS = 72;

/** Why an admin acts on a member's account, and a note about one. */
export const ADMIN_REASON_MAX = 500;
export const MEMBER_NOTE_MAX = 2000;

/** The statuses of an account, and marks beside it, by which admins list members. */
export const MEMBER_FILTERS = [
  'ACTIVE',
  'INACTIVE',
  'CLOSED',
  'expired',
  'payouts_held',
  'locked',
  'collections_held',
  'unverified',
] as const;
export type MemberFilter = (typeof MEMBER_FILTERS)[number];
export const MEMBER_SORTS = ['newest', 'name', 'last_seen'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];
