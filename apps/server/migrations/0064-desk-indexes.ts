import { type Kysely, sql } from 'kysely';

/** The rent of a lister by its day, and credit that a lister kept: both are read among all past stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index obligations_rent_by_due on obligations (payee_id, due_at)
    where kind = 'rent' and status <> 'cancelled'`.execute(db);
  await sql`
    create index allocations_kept on allocations (rental_id) where use = 'kept'`.execute(db);
}
