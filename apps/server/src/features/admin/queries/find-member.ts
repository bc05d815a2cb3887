import type { MemberRole, MemberStatus, Plan } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { refusalOf, type StoredRefusal } from '../../../platform/outbox/refusing-addresses.ts';

export interface MemberRow {
  id: number;
  display_name: string;
  first_name: string;
  last_name: string;
  email: string;
  email_verified: boolean;
  email_refusal: StoredRefusal | null;
  photo: string | null;
  role: MemberRole;
  status: MemberStatus;
  user_plan: Plan | null;
  signup_plan: Plan | null;
  expire_at: Date | null;
  expired: boolean;
  repeat: boolean;
  created_at: Date;
  closed_at: Date | null;
  num_listings: number;
  num_rentals: number;
  open_reports: number;
}

/** A member for admins. Their sessions are read separately. */
export async function findMember(trx: Trx, id: number, now: Date): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select m.id, m.display_name, m.first_name, m.last_name, m.email,
      m.email_verified_at is not null as email_verified,
      ${refusalOf(sql`m.email`)} as email_refusal, m.photo, m.role, m.status, m.user_plan,
      m.signup_plan, m.expire_at,
      m.user_plan is not null and coalesce(m.expire_at <= ${now}::timestamptz, false) as expired,
      m.repeat, m.created_at, m.closed_at,
      (select count(*)::integer from listings l where l.user_id = m.id and l.status > 0) as num_listings,
      (select count(*)::integer from rentals r where r.user_id = m.id) as num_rentals,
      (select count(*)::integer from reports p
        where p.subject = 'user' and p.subject_id = m.id and p.state = 'open') as open_reports
    from members m where m.id = ${id}`.execute(trx);
  return rows[0];
}
