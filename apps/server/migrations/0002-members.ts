import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table members (
      id integer generated always as identity primary key,
      email citext not null unique,
      role text not null default 'member' check (role in ('member', 'admin')),
      status text not null check (status in ('ACTIVE', 'INACTIVE', 'CLOSED')),
      user_plan text check (user_plan in ('seeker', 'basic', 'premium', 'pro')),
      expire_at timestamptz,
      first_name text not null,
      last_name text not null,
      middle_name text,
      display_name text not null,
      gender text check (gender in ('male', 'female', 'simply_fabulous')),
      birthdate_year smallint,
      birthdate_month smallint,
      birthdate_day smallint,
      photo text,
      about text not null default '',
      airlines text,
      phone_number text,
      country_code text,
      hear_about_us text,
      referral_code text,
      approval_public_phone_user smallint not null default 0 check (approval_public_phone_user in (0, 1)),
      approval_public_phone_tenant smallint not null default 0 check (approval_public_phone_tenant in (0, 2)),
      locale text not null default 'en',
      -- kept from the rows of reviews in the transaction that changes them
      review_count integer not null default 0,
      review_sum integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index members_expire_at on members (expire_at) where expire_at is not null`.execute(
    db,
  );
}
