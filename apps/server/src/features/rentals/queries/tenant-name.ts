import { sql } from 'kysely';

/**
 * The tenant of rental `r` with account `t`, for the lister: their account's name, else the invited
 * one, else their email once the lister may see it. '' if none of them.
 */
export const tenantName = sql<string>`coalesce(
  nullif(t.display_name, ''), nullif(trim(r.first_name || ' ' || r.last_name), ''),
  case when not r.email_hidden or r.accepted_at is not null then r.email::text end, '')`;
