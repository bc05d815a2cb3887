import { type Kysely, sql } from 'kysely';

/** Each minute a job reads the payments whose fee at the provider is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index obligations_fee_unknown on obligations (updated_at)
      where paid_at is not null and provider_fee_actual_cents is null and payment_intent is not null`.execute(
    db,
  );
}
