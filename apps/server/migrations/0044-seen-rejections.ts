import { type Kysely, sql } from 'kysely';

/** When the lister has dismissed a rejected payment request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_requests add column seen_at timestamptz`.execute(db);
}
