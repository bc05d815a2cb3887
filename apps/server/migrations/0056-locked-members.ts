import { type Kysely, sql } from 'kysely';

/** Members whom an admin locked, and what admins note about members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table members
      add column locked_at timestamptz,
      -- for admins and the member
      add column lock_reason text not null default '' check (char_length(lock_reason) <= 500),
      add check ((locked_at is null) = (lock_reason = ''))`.execute(db);
  await sql`create index members_locked on members (locked_at) where locked_at is not null`.execute(
    db,
  );
  await sql`
    create table member_notes (
      id integer generated always as identity primary key,
      member_id integer not null references members on delete cascade,
      author_id integer not null references members,
      text text not null check (char_length(text) between 1 and 2000),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index member_notes_member on member_notes (member_id, id desc)`.execute(db);
}
