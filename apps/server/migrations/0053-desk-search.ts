import { type Kysely, sql } from 'kysely';

/** The names, emails and phones of past tenants, for the search of their lister. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index rentals_past_words on rentals using gin ((' ' || lower(first_name || ' '
      || last_name || ' ' || email::text) || ' '
      || regexp_replace(coalesce(phone_number, ''), '[^0-9]', '', 'g')) gin_trgm_ops)
    with (fastupdate = off) where status = 'ended'`.execute(db);
}
