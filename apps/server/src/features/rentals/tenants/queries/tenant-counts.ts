import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

interface TenantCounts {
  accepted: number;
  pending: number;
  beds: number;
  occupied: number;
}

/** How many tenants and invitations a lister has, and how full their active listings are. */
export async function countTenants(db: Db, listerId: number): Promise<TenantCounts> {
  const { rows } = await sql<TenantCounts>`
    select held.accepted, held.pending, owned.beds, owned.occupied
    from (
      select count(*) filter (where status = 'accepted')::int as accepted,
        count(*) filter (where status = 'pending')::int as pending
      from rentals where lister_id = ${listerId} and status in ('pending', 'accepted')
    ) held
    cross join (
      select coalesce(sum(num_beds), 0)::int as beds,
        coalesce(sum(num_occupied_beds), 0)::int as occupied
      from listings where user_id = ${listerId} and status = 2
    ) owned`.execute(db);
  return rows[0] ?? { accepted: 0, pending: 0, beds: 0, occupied: 0 };
}
