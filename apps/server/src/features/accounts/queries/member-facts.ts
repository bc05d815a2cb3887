import { sql } from 'kysely';

/**
 * Facts about a member `m` that several queries ask. A rental belongs to him by his id, or as an
 * invitation to his e-mail once that is verified.
 */

/** How many invitations wait for him. */
export const countPendingInvites = sql<number>`(
  select count(*)::int from (
    select r.id from rentals r where r.user_id = m.id and r.status = 'pending'
    union
    select r.id from rentals r
    where r.email = m.email and r.status = 'pending' and m.email_verified_at is not null
  ) invited
)`;

/** Somebody rents to him, did, or invites him. */
export const hasRentals = sql<boolean>`(
  exists (select from rentals r where r.user_id = m.id and r.status in ('pending', 'accepted', 'ended'))
  or m.email_verified_at is not null and exists (
    select from rentals r where r.email = m.email and r.status = 'pending')
)`;

/** How many messages he has not read. */
export const countUnread = sql<number>`(
  select count(*)::int from messages t where t.to_user_id = m.id and t.read_at is null
)`;
