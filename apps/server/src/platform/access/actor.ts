import type { Locale, MemberRole, MemberStatus, OauthProvider, Plan } from '@crewpad/domain';

export type ConfirmationMethod = 'passkey' | 'password' | 'code' | OauthProvider;

/** A caller without a valid token. */
export interface Visitor {
  kind: 'visitor';
}
export const visitor: Visitor = { kind: 'visitor' };

/** The member of a session, read with every call, as input for policies. */
export interface MemberActor {
  kind: 'member';
  id: number;
  role: MemberRole;
  status: MemberStatus;
  /** An admin locked the account. */
  isLocked: boolean;
  /** The lock also holds what others owe them: nothing is charged, paid out or settled. */
  isCollectionHeld: boolean;
  /** The paid plan; null for a free tenant, or an unpaid sign-up. */
  plan: Plan | null;
  signupPlan: Plan | null;
  /** Whether the plan's term has ended. */
  isExpired: boolean;
  email: string;
  isEmailVerified: boolean;
  /** In which they read: of the page or the call, else of their account. */
  locale: Locale;
  session: ActorSession;
}

export interface ActorSession {
  id: number;
  /** The token of this call. */
  token: string;
  expiresAt: Date;
  /** The session of the admin who views as this member; null for the member's own session. */
  adminSessionId: number | null;
  /** That admin. */
  adminId: number | null;
  confirmation: {
    /** The last login or confirmation in this session; null in the session of an admin who views. */
    at: Date | null;
    /** How the member can confirm again. */
    methods: readonly ConfirmationMethod[];
    /** The second step is on and asked for, so a password alone confirms nothing. */
    needsCode: boolean;
  };
  /** An admin who must set up or pass the second step before they act as one. */
  owesSecondStep: boolean;
}

/** The caller. */
export type Actor = Visitor | MemberActor;

/** Finds the member of a session's token; undefined if the token is invalid or expired. */
export type Authenticate = (token: string) => Promise<MemberActor | undefined>;
