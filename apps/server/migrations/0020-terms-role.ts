import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Each role has its own terms: the role whose terms a member accepted at terms_accepted_at.
  await sql`
    alter table members add column terms_role text
      check (terms_role in ('lister', 'seeker', 'tenant'))`.execute(db);
  // Earlier members accepted the terms of the plan that they signed up for.
  await sql`
    update members set terms_role = case
      when coalesce(signup_plan, user_plan) = 'seeker' then 'seeker'
      when coalesce(signup_plan, user_plan) is not null then 'lister'
      else 'tenant' end
    where terms_accepted_at is not null`.execute(db);
}
