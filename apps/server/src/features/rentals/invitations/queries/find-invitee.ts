import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { isCutOff } from '../../../accounts/index.ts';

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
  /** Whether they have also written to the lister. */
  is_in_touch: boolean;
}

/** The member with an email, for a lister who can invite them; undefined if none. */
export async function findInvitee(
  db: Db,
  listerId: number,
  email: string,
): Promise<Invitee | undefined> {
  const { rows } = await sql<Invitee>`
    select m.id, m.email, m.first_name, m.last_name, m.airlines as airline, k.has_rented,
      k.has_rented or exists (
        select from threads h where h.low_id = least(m.id, ${listerId})
          and h.high_id = greatest(m.id, ${listerId}) and m.id in (h.first_author_id, h.replier_id)
      ) as is_in_touch,
      case when k.has_rented then m.phone_number end as phone_number
    from members m
    cross join lateral (
      select exists (
        select from rentals r
        where r.user_id = m.id and r.lister_id = ${listerId} and r.accepted_at is not null
      ) as has_rented
    ) k
    where m.email = ${email} and m.status <> 'CLOSED' and not ${isCutOff(sql`m.id`, listerId)}`.execute(
    db,
  );
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
    where m.id = ${memberId} and (
      exists (
        select from thread_members t where t.member_id = ${listerId} and t.peer_id = m.id
      ) or exists (
        select from waitlist_entries e join listings l on l.id = e.listing_id
        where e.member_id = m.id and e.closed_at is null and l.user_id = ${listerId}
      )
    )`.execute(trx);
  return rows[0]?.email;
}

/** Whether a lister cannot invite a person: their account is closed, or a block keeps them apart. */
export async function isOutOfReach(
  trx: Trx,
  listerId: number,
  { email, user_id }: { email: string; user_id: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from members m
    where (m.id = ${user_id}::integer or ${user_id}::integer is null and m.email = ${email}::citext)
      and (m.status = 'CLOSED' or ${isCutOff(sql`m.id`, listerId)})`.execute(trx);
  return rows.length > 0;
}
