import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';

export interface Invitee {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  airline: string | null;
  /** null if the member has none, or has not rented from the lister. */
  phone_number: string | null;
  /** Whether the member has or had an accepted rental with the lister. */
  has_rented: boolean;
}

/** The member with an email, for a lister who wants to invite them; undefined if none. */
export async function findInvitee(
  db: Db,
  listerId: number,
  email: string,
): Promise<Invitee | undefined> {
  const { rows } = await sql<Invitee>`
    select m.id, m.email, m.first_name, m.last_name, m.airlines as airline, k.has_rented,
      case when k.has_rented then m.phone_number end as phone_number
    from members m
    cross join lateral (
      select exists (
        select from rentals r
        where r.user_id = m.id and r.lister_id = ${listerId} and r.accepted_at is not null
      ) as has_rented
    ) k
    where m.email = ${email} and m.status <> 'CLOSED'`.execute(db);
  return rows[0];
}

/**
 * The email of a member who shares a thread with the lister, or is on one of their waitlists;
 * undefined otherwise.
 */
export async function findKnownEmail(
  trx: Trx,
  listerId: number,
  memberId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select m.email from members m
    where m.id = ${memberId} and m.status <> 'CLOSED' and (
      exists (
        select from thread_members t where t.member_id = ${listerId} and t.peer_id = m.id
      ) or exists (
        select from waitlist_entries e join listings l on l.id = e.listing_id
        where e.member_id = m.id and e.closed_at is null and l.user_id = ${listerId}
      )
    )`.execute(trx);
  return rows[0]?.email;
}
