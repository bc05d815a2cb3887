import { type Kysely, sql } from 'kysely';

/** Each minute a job reads the requests for rent that were paid in the last 30 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payment_requests_paid_rent on payment_requests (closed_at)
      where status = 'complete' and payment_for = 'rent'`.execute(db);
}
