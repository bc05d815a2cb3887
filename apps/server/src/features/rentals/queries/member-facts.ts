import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/**
 * Facts about a member `m`. A rental belongs to them by their id, or, as an invitation, by their
 * verified email.
 */

/** The number of the member's pending invitations. */
export const countPendingInvites = sql<number>`(
  select count(*)::int from (
    select r.id from rentals r where r.user_id = m.id and r.status = 'pending'
    union
    select r.id from rentals r
    where r.email = m.email and r.user_id is null and r.status = 'pending'
      and m.email_verified_at is not null
  ) invited
)`;

/** Whether the member is, was, or is invited to be a tenant. */
export const hasRentals = sql<boolean>`(
  exists (select from rentals r where r.user_id = m.id and r.status in ('pending', 'accepted', 'ended'))
  or m.email_verified_at is not null and exists (
    select from rentals r where r.email = m.email and r.user_id is null and r.status = 'pending')
)`;

/**
 * 1 if rent is charged automatically in one of the member's rentals or invitations; otherwise null.
 */
export const tenantAutopay = sql<number | null>`(
  select max((auto_pay in (1, 3))::int) from (
    select r.auto_pay from rentals r where r.user_id = m.id and r.status in ('pending', 'accepted')
    union all
    select r.auto_pay from rentals r
    where r.email = m.email and r.user_id is null and r.status = 'pending'
      and m.email_verified_at is not null
  ) rented
)`;

export async function getPendingInvites(db: Db, memberId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${countPendingInvites} as count from members m where m.id = ${memberId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
