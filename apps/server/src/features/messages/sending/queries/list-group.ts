import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { isBlocked } from '../../../accounts/index.ts';

/** A tenant of a lister who can get a group message. */
export interface Tenant {
  rental_id: number;
  status: 'pending' | 'accepted';
  listing_id: number;
  listing_title: string;
  email: string;
  /** The tenant's account, or the one that verified the invited email; null if none. */
  member_id: number | null;
  /** Whether the account is open, and neither of the two blocked the other. */
  is_reachable: boolean;
}

/** The lister's pending and accepted rentals among these, accepted ones first. */
export async function listGroup(
  trx: Trx,
  listerId: number,
  rentalIds: readonly number[],
): Promise<Tenant[]> {
  const { rows } = await sql<Tenant>`
    select r.id as rental_id, r.status, r.listing_id, l.title as listing_title, r.email,
      m.id as member_id,
      m.id is null or m.status <> 'CLOSED' and m.id <> ${listerId} 
        and not ${isBlocked(sql`m.id`, listerId)} as is_reachable
    from rentals r
    join listings l on l.id = r.listing_id
    left join members m on m.id = r.user_id
      or r.user_id is null and m.email = r.email and m.email_verified_at is not null
        and m.status <> 'CLOSED'
    where r.id = any (${rentalIds}::integer[]) and r.lister_id = ${listerId}
      and r.status in ('pending', 'accepted')
    order by r.status = 'accepted' desc, r.id desc`.execute(trx);
  return rows;
}
