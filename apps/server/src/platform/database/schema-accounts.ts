import type {
  HearAboutUs,
  Locale,
  MemberGender,
  MemberRole,
  MemberStatus,
  OauthProvider,
  Plan,
  ThemeChoice,
} from '@crewpad/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedInstant, Instant, Json, OptionalInstant } from './schema-columns.ts';

interface MembersTable {
  id: GeneratedAlways<number>;
  email: string;
  role: Generated<MemberRole>;
  status: MemberStatus;
  user_plan: Plan | null;
  signup_plan: Plan | null;
  expire_at: OptionalInstant;
  first_name: string;
  last_name: string;
  middle_name: string | null;
  display_name: string;
  gender: MemberGender | null;
  birthdate_year: number | null;
  birthdate_month: number | null;
  birthdate_day: number | null;
  photo: string | null;
  about: Generated<string>;
  airlines: string | null;
  phone_number: string | null;
  country_code: string | null;
  hear_about_us: HearAboutUs | null;
  referral_code: string | null;
  approval_public_phone_user: Generated<number>;
  approval_public_phone_tenant: Generated<number>;
  locale: Generated<Locale>;
  theme: Generated<ThemeChoice>;
  password_hash: string | null;
  email_verified_at: OptionalInstant;
  terms_accepted_at: OptionalInstant;
  social_type: OauthProvider | null;
  social_id: string | null;
  closed_at: OptionalInstant;
  repeat: Generated<boolean>;
  term_anchor: OptionalInstant;
  term_months: Generated<number>;
  renewal_told_for: OptionalInstant;
  last_call_told_for: OptionalInstant;
  expiry_told_for: OptionalInstant;
  automatic_payment: Generated<number>;
  payout_config_id: Generated<number>;
  acc_stripe: string | null;
  review_count: Generated<number>;
  review_sum: Generated<number>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

export type TokenKind = 'reset' | 'login' | 'verify_email' | 'new_email' | 'deactivation';

export interface AccountTables {
  members: MembersTable;
  sessions: {
    id: GeneratedAlways<number>;
    member_id: number;
    token_id: string;
    previous_token_id: string | null;
    rotated_at: OptionalInstant;
    device: Generated<string>;
    keep: Generated<boolean>;
    admin_session_id: number | null;
    created_at: Instant;
    last_seen_at: Instant;
    expires_at: Instant;
    ended_at: OptionalInstant;
  };
  member_tokens: {
    id: GeneratedAlways<number>;
    member_id: number;
    kind: TokenKind;
    token_hash: Buffer;
    email: string;
    created_at: Instant;
    expires_at: Instant;
    used_at: OptionalInstant;
    session_id: number | null;
    tries: Generated<number>;
  };
  oauth_attempts: {
    state_hash: Buffer;
    provider: OauthProvider;
    code_verifier: string;
    nonce: string;
    created_at: Instant;
    expires_at: Instant;
  };
  audit_log: {
    id: GeneratedAlways<number>;
    at: Instant;
    action: string;
    actor_id: number | null;
    member_id: number | null;
    address: string | null;
    details: Json<Record<string, unknown>>;
  };
  outbox: {
    id: GeneratedAlways<number>;
    kind: string;
    payload: Json<object>;
    dedup_key: string | null;
    created_at: GeneratedInstant;
    next_attempt_at: GeneratedInstant;
    sent_at: OptionalInstant;
    failed_at: OptionalInstant;
    last_error: string | null;
    attempts: Generated<number>;
  };
  live_sockets: { id: string; node: string; member_id: number; seen_at: Instant };
  rate_limits: { key: string; points: number; expires_at: Instant };
  mailbox: {
    id: GeneratedAlways<number>;
    message_id: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    created_at: Instant;
  };
}
