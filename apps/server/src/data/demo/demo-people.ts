import { addMonths, PLAN_RECORDS, type Plan, termsRoleOf } from '@crewpad/domain';
import type { DemoData } from '@crewpad/reference-data/demo';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import { daysAgo, timeDaysAgo } from './dates.ts';

const SEEKER = 'seeker@crewpad.test';
const FAVORITES = ['Cold beds only on Austin Street', 'Reserve-friendly pad, 14 min to JFK'];

/** The documented seeker's favorites, and a saved search with a daily alert. */
export async function addDemoSaved(trx: Trx, now: Date): Promise<void> {
  await sql`
    insert into favorites (member_id, listing_id, created_at)
    select m.id, l.id, ${daysAgo(now, 4)}::timestamptz
    from members m join listings l on l.title = any (${FAVORITES}::text[])
    where m.email = ${SEEKER}`.execute(trx);
  await sql`
    with filters as (
      insert into search_filters (airport_id, filters)
      select id, '{"bed": "cold"}'::jsonb from airports where prefix = 'JFK'
      returning id
    )
    insert into saved_searches (member_id, filter_id, name, alert, created_at)
    select m.id, f.id, 'Cold beds near JFK', 'daily', ${daysAgo(now, 6)}::timestamptz
    from members m cross join filters f where m.email = ${SEEKER}`.execute(trx);
}

/** The demo members that can log in: the ones that the documentation names. */
export const LOGINS: readonly string[] = [
  'admin',
  'lister.basic',
  'lister.crew',
  'lister.premium',
  'lister.pro',
  'seeker',
  'tenant',
].map((name) => `${name}@crewpad.test`);

/** IDs of demo rows by key. They count from 1, because demo data is only loaded into an empty database. */
export function idsByKey(rows: readonly { key: string }[]): Map<string, number> {
  return new Map(rows.map(({ key }, index) => [key, index + 1]));
}

/** @throws RangeError when the demo data refers to a row that does not exist. */
export function findByKey<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new RangeError(`the demo data has no ${key}`);
  return value;
}

/**
 * Demo members as rows.
 * @param hashes the passwords of the members with a login, by email; the others have none
 */
export function memberRows(
  data: DemoData,
  urls: ReadonlyMap<string, string>,
  now: Date,
  hashes: ReadonlyMap<string, string>,
) {
  return data.members.map((member, index) => {
    const { key: _key, expires_in_days, birthdate, photo, joined_days_ago, ...columns } = member;
    const created_at = timeDaysAgo(now, joined_days_ago, index);
    const password_hash = hashes.get(member.email) ?? null;
    return {
      id: index + 1,
      ...columns,
      ...termOf(member.user_plan, expires_in_days, now),
      // Only members with a login get a card that a renewal can charge.
      repeat:
        password_hash !== null &&
        member.user_plan !== null &&
        PLAN_RECORDS[member.user_plan].renews,
      password_hash,
      email_verified_at: created_at,
      terms_accepted_at: created_at,
      terms_role: termsRoleOf(member.user_plan),
      birthdate_year: birthdate.year,
      birthdate_month: birthdate.month,
      birthdate_day: birthdate.day,
      photo: photo === null ? null : findByKey(urls, photo),
      created_at,
    };
  });
}

/** The paid term that ends in a number of days: it ends the plan's months after the anchor. */
function termOf(plan: Plan | null, expiresInDays: number | null, now: Date) {
  if (plan === null || expiresInDays === null) {
    return { expire_at: null, term_anchor: null, term_months: 0 };
  }
  const { months } = PLAN_RECORDS[plan];
  const anchor = addMonths(daysAgo(now, -expiresInDays), -months);
  return { expire_at: addMonths(anchor, months), term_anchor: anchor, term_months: months };
}

/** Demo reviews and the responses to them as rows. */
export function reviewRows(data: DemoData, now: Date) {
  const members = idsByKey(data.members);
  const listings = idsByKey(data.listings);
  const reviews = data.reviews.map((review, index) => ({
    id: index + 1,
    author_id: findByKey(members, review.author),
    lister_id: findByKey(members, review.lister),
    listing_id: review.listing === null ? null : findByKey(listings, review.listing),
    score: review.score,
    message: review.message,
    created_at: timeDaysAgo(now, review.written_days_ago, index),
  }));
  const responses = data.reviews.flatMap(({ response }, index) =>
    response === null
      ? []
      : [
          {
            review_id: index + 1,
            message: response.message,
            // The review's index, so a response on the same day is not earlier than the review.
            created_at: timeDaysAgo(now, response.written_days_ago, index),
          },
        ],
  );
  return { reviews, responses };
}
