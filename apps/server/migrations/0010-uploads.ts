import { sortKey } from '@crewpad/domain';
import { type Kysely, sql } from 'kysely';

/** Uploaded files, and the key for finding cities while an address is typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploads (
      id integer generated always as identity primary key,
      member_id integer not null references members on delete cascade,
      kind text not null check (kind in ('picture', 'document')),
      -- of the folder that holds all of its files; never given to another upload
      key text collate "C" not null unique,
      -- writing: its files are being stored; kept: they are there; removing: nobody uses it any more
      state text not null default 'writing' check (state in ('writing', 'kept', 'removing')),
      bytes integer not null check (bytes >= 0),
      -- degrees by which the master is turned
      rotation smallint not null default 0 check (rotation in (0, 90, 180, 270)),
      created_at timestamptz not null,
      -- since when something shows it; null: not taken yet
      used_at timestamptz
    )`.execute(db);
  await sql`create index uploads_member on uploads (member_id)`.execute(db);
  await sql`create index uploads_waiting on uploads (created_at) where used_at is null or state <> 'kept'`.execute(
    db,
  );

  await sql`alter table cities add column name_key text collate "C" not null default ''`.execute(
    db,
  );
  const { rows } = await sql<{ id: number; name: string }>`
    select id, display_name as name from cities`.execute(db);
  const keys = rows.map(({ name }) => sortKey(name));
  await sql`
    update cities c set name_key = x.key
    from unnest(${rows.map(({ id }) => id)}::integer[], ${keys}::text[]) as x (id, key)
    where c.id = x.id`.execute(db);
  await sql`create index cities_name_key on cities (name_key)`.execute(db);
  await sql`create index cities_country on cities (country, country_name)`.execute(db);
  // Prefix searches are range conditions, which every database answers from an index with this
  // collation.
  await sql`create index airports_city_begins on airports (city_key)`.execute(db);
  await sql`create index airports_name_begins on airports (name_key)`.execute(db);
}
