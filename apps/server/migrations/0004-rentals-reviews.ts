import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rentals (
      id integer generated always as identity primary key,
      listing_id integer not null references listings,
      bed_id integer not null,
      lister_id integer not null references members,
      user_id integer references members,
      email citext not null,
      status text not null check (status in ('pending', 'accepted', 'cancelled', 'declined', 'ended')),
      start_date date not null,
      end_date date,
      rental_amount integer not null check (rental_amount >= 0),
      deposit integer not null default 0 check (deposit >= 0),
      payment_date smallint not null check (payment_date between 1 and 28),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      foreign key (bed_id, listing_id) references beds (id, listing_id)
    )`.execute(db);
  // A bed has one rental at a time: the second of two concurrent invitations fails here.
  await sql`create unique index rentals_one_per_bed on rentals (bed_id) where status in ('pending', 'accepted')`.execute(
    db,
  );
  await sql`create index rentals_listing on rentals (listing_id, status)`.execute(db);
  await sql`create index rentals_user on rentals (user_id, lister_id) where user_id is not null`.execute(
    db,
  );
  await sql`create index rentals_lister on rentals (lister_id, status)`.execute(db);

  await sql`
    create table reviews (
      id integer generated always as identity primary key,
      author_id integer not null references members,
      lister_id integer not null references members,
      listing_id integer references listings,
      score smallint not null check (score between 1 and 5),
      message text not null check (char_length(message) <= 1000),
      created_at timestamptz not null default now(),
      check (author_id <> lister_id),
      unique nulls not distinct (author_id, lister_id, listing_id)
    )`.execute(db);
  await sql`create index reviews_lister on reviews (lister_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index reviews_listing on reviews (listing_id, created_at desc, id desc) where listing_id is not null`.execute(
    db,
  );

  await sql`
    create table review_responses (
      id integer generated always as identity primary key,
      review_id integer not null unique references reviews on delete cascade,
      message text not null check (char_length(message) <= 1000),
      created_at timestamptz not null default now()
    )`.execute(db);
}
