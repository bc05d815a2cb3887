import type { Locale, MemberRole, MemberStatus, Plan } from '@crewpad/domain';

/** Somebody without a valid token. */
export interface Visitor {
  kind: 'visitor';
}
export const visitor: Visitor = { kind: 'visitor' };

/** The member behind a session, as read with every call: what he may do is decided from this. */
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
  /** The very token of this call. */
  token: string;
  expiresAt: Date;
  /** The session of the admin who stepped into this account; null: the member himself. */
  adminSessionId: number | null;
}

/** Who asks. */
export type Actor = Visitor | MemberActor;
