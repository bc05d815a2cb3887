import { type Kysely, sql } from 'kysely';

/** One row about the installation as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table installation (
      id boolean primary key default true check (id),
      -- The keyed hash by which a node recognizes that it has the SECRET of the others.
      secret_check bytea,
      -- The last write that health tried.
      written_at timestamptz not null default now()
    )`.execute(db);
  await sql`insert into installation default values`.execute(db);
}
