import { type Kysely, sql } from 'kysely';

/** Secret addresses of the calendars of crash pads, for cleaners and partners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table house_calendars (
      listing_id integer primary key references listings on delete cascade,
      token text not null unique,
      created_at timestamptz not null
    )`.execute(db);
}
