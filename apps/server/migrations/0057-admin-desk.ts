import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A refund that has no payee: what the provider said when it refused it, and how often it did.
  await sql`
    alter table refunds
      add column refusal text not null default '',
      add column refusals smallint not null default 0`.execute(db);
}
