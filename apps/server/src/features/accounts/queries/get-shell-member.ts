import type { ShellMember } from '@crewpad/contract';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';

/** What the pages' frame shows of the member who looks; one round trip. */
export async function getShellMember(
  db: Db,
  { id, isExpired, role }: MemberActor,
): Promise<ShellMember | null> {
  const { rows } = await sql<Omit<ShellMember, 'expired' | 'is_admin'>>`
    select m.id, m.first_name, m.display_name, m.photo, m.status, m.user_plan, m.signup_plan,
      m.status = 'ACTIVE' and (m.user_plan is null
        or exists (select from payment_methods p where p.member_id = m.id)) as setup_complete,
      (select count(*)::int from messages t where t.to_user_id = m.id and t.read_at is null) as unread,
      (select count(*)::int from rentals r where r.email = m.email and r.status = 'pending'
        and m.email_verified_at is not null) as pending_invites,
      exists (select from rentals r where r.user_id = m.id
        or r.email = m.email and r.status = 'pending' and m.email_verified_at is not null) as has_rentals
    from members m where m.id = ${id}
  `.execute(db);
  const [row] = rows;
  return row === undefined ? null : { ...row, expired: isExpired, is_admin: role === 'admin' };
}
