import type { Locale, MemberRole, MemberStatus, Plan } from '@crewpad/domain';

/** A caller without a valid token. */
export interface Visitor {
  kind: 'visitor';
}
export const visitor: Visitor = { kind: 'visitor' };

/** The member of a session, read with every call; policies decide from this what they may do. */
export interface MemberActor {
  kind: 'member';
  id: number;
  role: MemberRole;
  status: MemberStatus;
  /** The paid plan; null: a free tenant, or a sign-up that is not paid yet. */
  plan: Plan | null;
  signupPlan: Plan | null;
  /** The plan's term is over. */
  isExpired: boolean;
  email: string;
  isEmailVerified: boolean;
  locale: Locale;
  session: ActorSession;
}

export interface ActorSession {
  id: number;
  /** The token of this call. */
  token: string;
  expiresAt: Date;
  /** The session of the admin who views as this member; null: the member's own session. */
  adminSessionId: number | null;
}

/** The caller. */
export type Actor = Visitor | MemberActor;

/** Finds the member behind a session's token; undefined: the token is not valid, or no longer. */
export type Authenticate = (token: string) => Promise<MemberActor | undefined>;
