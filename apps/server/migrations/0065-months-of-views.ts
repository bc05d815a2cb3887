import { type Kysely, sql } from 'kysely';

/** The views of each listing by month, and the days of all ads, which are read by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Views from before have no month: those of the months here are less than listings.views.
  await sql`
    create table listing_view_months (
      listing_id integer not null references listings on delete cascade,
      month date not null check (extract(day from month) = 1),
      views integer not null check (views > 0),
      primary key (listing_id, month)
    )`.execute(db);
  await sql`create index ad_days_by_day on ad_days (day)`.execute(db);
}
