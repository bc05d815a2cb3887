import { type Kysely, sql } from 'kysely';

/** The versions of the terms and of the privacy notice that members accepted, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table acceptances (
      member_id integer not null references members on delete cascade,
      document text not null check (document in ('terms', 'privacy')),
      version text not null check (char_length(version) <= 40),
      accepted_at timestamptz not null,
      primary key (member_id, document, version)
    )`.execute(db);
}
