import type {
  FeaturedPlan,
  HearAboutUs,
  Locale,
  MemberGender,
  MemberRole,
  MemberStatus,
  OauthProvider,
  Plan,
  ProviderMode,
  ThemeChoice,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { refusalOf, type StoredRefusal } from '../../../../platform/outbox/refusing-addresses.ts';
import { allMemberFacts } from '../../hooks.ts';

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
      ${refusalOf(sql`m.email`)} as email_refusal, m.status, m.user_plan, m.signup_plan,
      m.expire_at, m.repeat, coalesce(w.plan, m.next_plan) as next_plan,
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
