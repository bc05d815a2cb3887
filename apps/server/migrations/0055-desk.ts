import { type Kysely, sql } from 'kysely';

/** Invitations of tenants whose deposit the lister has from before; acceptance records it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rentals add column holds_deposit boolean not null default false`.execute(
    db,
  );
}
