import type { contract, ShellMember } from '@crewpad/contract';
import {
  type FeaturedPlan,
  type HearAboutUs,
  type LegalDocument,
  type LegalVersions,
  type Locale,
  type MemberGender,
  type MemberRole,
  type MemberStatus,
  type OauthProvider,
  type Plan,
  type ProviderMode,
  type ThemeChoice,
  unacceptedLegal,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import {
  presentRefusal,
  refusalOf,
  type StoredRefusal,
} from '../../../platform/outbox/refusing-addresses.ts';
import { allMemberFacts } from '../hooks.ts';

/** As the database writes it. */
interface StoredEmailChange {
  email: string;
  due_at: string;
  verified: boolean;
}

/** Everything that members may see of themselves: for presentOwnUser only. */
export interface OwnUserRow {
  id: number;
  role: MemberRole;
  first_name: string;
  last_name: string;
  middle_name: string | null;
  display_name: string;
  email: string;
  email_verified: boolean;
  email_refusal: StoredRefusal | null;
  status: MemberStatus;
  user_plan: Plan | null;
  signup_plan: Plan | null;
  locked_at: Date | null;
  lock_reason: string;
  collections_held_at: Date | null;
  email_change: StoredEmailChange | null;
  second_step: boolean;
  second_step_due_at: Date | null;
  created_at: Date;
  expire_at: Date | null;
  repeat: boolean;
  /** The plan from next_plan_at on, or from the end of the paid terms. */
  next_plan: Plan | null;
  next_plan_at: Date | null;
  social_type: OauthProvider | null;
  social_id: string | null;
  photo: string | null;
  about: string;
  birthdate_month: number | null;
  birthdate_day: number | null;
  birthdate_year: number | null;
  hear_about_us: HearAboutUs | null;
  referral_code: string | null;
  airlines: string | null;
  gender: MemberGender | null;
  phone_number: string | null;
  country_code: string | null;
  acc_stripe: string | null;
  automatic_payment: number;
  payout_config_id: number;
  approval_public_phone_user: number;
  approval_public_phone_tenant: number;
  locale: Locale;
  theme: ThemeChoice;
  customer_id: string | null;
  payment_method: string | null;
  has_rentals: boolean;
  tenant_autopay: number | null;
  featured_listing_plan: FeaturedPlan | null;
}

/** A member with their customer and card of the provider's mode, in one round trip. */
export async function getOwnUser(
  db: Db | Trx,
  id: number,
  mode: ProviderMode,
): Promise<OwnUserRow> {
  const { has_rentals, tenant_autopay, featured_listing_plan } = allMemberFacts();
  const { rows } = await sql<OwnUserRow>`
    select m.id, m.role, m.first_name, m.last_name, m.middle_name, m.display_name, m.email,
      m.email_verified_at is not null as email_verified,
      ${refusalOf(sql`m.email`)} as email_refusal, m.status, m.locked_at, m.lock_reason,
      m.collections_held_at, m.second_step, m.second_step_due_at, m.created_at,
      (select json_build_object('email', n.email, 'due_at', n.due_at,
        'verified', n.verified_at is not null) from email_changes n where n.member_id = m.id) as email_change,
      m.user_plan, m.signup_plan, m.expire_at, m.repeat, coalesce(w.plan, m.next_plan) as next_plan,
      w.starts_at as next_plan_at, m.social_type, m.social_id, m.photo, m.about,
      m.birthdate_month, m.birthdate_day, m.birthdate_year, m.hear_about_us, m.referral_code,
      m.airlines, m.gender, m.phone_number, m.country_code, m.acc_stripe, m.automatic_payment,
      m.payout_config_id, m.approval_public_phone_user, m.approval_public_phone_tenant, m.locale, m.theme,
      c.customer_id, p.payment_method, ${has_rentals} as has_rentals,
      ${tenant_autopay} as tenant_autopay, ${featured_listing_plan} as featured_listing_plan
    from members m
    left join customers c on c.member_id = m.id and c.provider_mode = ${mode}
    left join payment_methods p on p.member_id = m.id and p.provider_mode = ${mode}
    left join lateral (
      select e.plan, e.starts_at from entitlements e
      where e.member_id = m.id and e.changes_plan order by e.starts_at limit 1
    ) w on true
    where m.id = ${id}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no member ${id}`);
  return row;
}

type ShellRow = Omit<
  ShellMember,
  | 'expired'
  | 'locked'
  | 'is_admin'
  | 'switched'
  | 'plan_ends_at'
  | 'to_accept'
  | 'email_refusal'
  | 'second_step_due_at'
> & {
  second_step: boolean;
  second_step_due_at: Date | null;
  created_at: Date;
  email_refusal: StoredRefusal | null;
  expire_at: Date | null;
  locked_at: Date | null;
  lock_reason: string;
  collections_held_at: Date | null;
  accepted: { document: LegalDocument; version: string }[] | null;
};

/** The header data of the current member, in one round trip. */
export async function findShellMember(
  db: Db,
  { id, isExpired, role, session }: MemberActor,
  mode: ProviderMode,
  legal: LegalVersions,
  asksAdmins = false,
): Promise<ShellMember | null> {
  const { unread, notifications, pending_invites, open_requests, has_rentals, tenant_autopay } =
    allMemberFacts();
  const hasValidCard = sql`exists (
    select from payment_methods p
    where p.member_id = m.id and p.provider_mode = ${mode} and p.valid)`;
  // Most sites ask for nothing, and need not look.
  const accepted =
    unacceptedLegal(legal, []).length === 0
      ? sql`null`
      : sql`(select jsonb_agg(jsonb_build_object('document', a.document, 'version', a.version))
          from acceptances a where a.member_id = m.id)`;
  const { rows } = await sql<ShellRow>`
    select m.id, m.first_name, m.display_name, m.photo, m.status, m.user_plan, m.signup_plan,
      m.expire_at, m.locked_at, m.lock_reason, m.collections_held_at, m.repeat as plan_renews,
      m.status = 'ACTIVE' and (m.user_plan is null or exists (
        select from customers c join payment_methods p
          on p.member_id = c.member_id and p.provider_mode = c.provider_mode
        where c.member_id = m.id and c.provider_mode = ${mode})) as setup_complete,
      ${unread} as unread, ${notifications} as notifications,
      ${pending_invites} as pending_invites, ${open_requests} as open_requests,
      ${has_rentals} as has_rentals,
      coalesce(${tenant_autopay} = 1, false) and not ${hasValidCard} as lacks_autopay_card,
      ${refusalOf(sql`m.email`)} as email_refusal,
      case when m.email_verified_at is null then m.email end as email_to_verify,
      ${accepted} as accepted, m.second_step, m.second_step_due_at, m.created_at
    from members m where m.id = ${id}
  `.execute(db);
  const [member] = rows;
  if (member === undefined) return null;
  const { expire_at, accepted: stored, email_refusal, ...others } = member;
  const { locked_at, lock_reason, collections_held_at, ...more } = others;
  const { second_step, second_step_due_at, created_at, ...row } = more;
  const secondStep = { role, second_step, second_step_due_at, created_at };
  const plan_ends_at = expire_at?.toISOString() ?? null;
  const switched = session.adminSessionId !== null;
  const to_accept = unacceptedLegal(legal, stored ?? []);
  const is_admin = role === 'admin';
  return {
    ...{ ...row, plan_ends_at, expired: isExpired, is_admin, switched, to_accept },
    email_refusal: presentRefusal(email_refusal),
    second_step_due_at: secondStepDue(secondStep, asksAdmins),
    locked: presentLock({ locked_at, lock_reason, collections_held_at }),
  };
}

/** Since when an admin has locked the account, and why. Pure. */
export const presentLock = ({
  locked_at,
  lock_reason,
  collections_held_at,
}: {
  locked_at: Date | null;
  lock_reason: string;
  collections_held_at: Date | null;
}): contract.accounts.AccountLock | null =>
  locked_at && {
    at: locked_at.toISOString(),
    reason: lock_reason,
    holds_collections: collections_held_at !== null,
  };

interface MemberRow {
  id: number;
  display_name: string;
  photo: string | null;
  about: string;
  joined: Date;
}

/** The fields that members see of each other. An unpaid sign-up is visible only to itself. */
export async function findMember(
  db: Db,
  id: number,
  viewerId: number,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select m.id, m.display_name, m.photo, m.about, m.created_at as joined
    from members m
    where m.id = ${id} and m.status <> 'CLOSED'
      and (m.id = ${viewerId} or m.status = 'ACTIVE' or m.user_plan is not null)
  `.execute(db);
  return rows[0];
}

/** What a change of a member's profile is compared with. */
export function getStoredProfile(db: Db, memberId: number) {
  return db
    .selectFrom('members')
    .select(['first_name', 'last_name', 'middle_name', 'display_name', 'phone_number'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** The address of the file that a member's profile shows. */
export const photoAddress = (memberId: number) =>
  sql`select photo from members where id = ${memberId}`;

/** Until when an admin must set up the second step; null for others, and once it is on. Pure. */
export function secondStepDue(
  member: {
    role: MemberRole;
    second_step: boolean;
    second_step_due_at: Date | null;
    created_at: Date;
  },
  asksAdmins: boolean,
): string | null {
  const { role, second_step, second_step_due_at, created_at } = member;
  if (role !== 'admin' || !asksAdmins || second_step) return null;
  return (second_step_due_at ?? created_at).toISOString();
}
