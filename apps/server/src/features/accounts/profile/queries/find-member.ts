import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

export interface MemberRow {
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
