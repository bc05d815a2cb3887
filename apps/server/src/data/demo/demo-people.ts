import { addMonths, PLAN_RECORDS, type Plan } from '@crewpad/domain';
import { daysAgo, someTimeOn } from './dates.ts';
import type { DemoData } from './source.ts';

/** The demo members that can log in: those that the documentation names. */
const LOGINS: ReadonlySet<string> = new Set(
  ['admin', 'lister.basic', 'lister.premium', 'lister.pro', 'seeker', 'tenant'].map(
    (name) => `${name}@crewpad.test`,
  ),
);

/** Ids of demo rows by their keys: counted from 1, since they only go into an empty database. */
export function idsByKey(rows: readonly { key: string }[]): Map<string, number> {
  return new Map(rows.map(({ key }, index) => [key, index + 1]));
}

/** What a key refers to. @throws when the demo data refer to something that is not there. */
export function found<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new RangeError(`the demo data know no ${key}`);
  return value;
}

/**
 * Demo members as rows.
 * @param passwordHash of the one password that the named members have; the others have none
 */
export function memberRows(
  data: DemoData,
  urls: ReadonlyMap<string, string>,
  now: Date,
  passwordHash: string,
) {
  return data.members.map((member, index) => {
    const { key: _key, expires_in_days, birthdate, photo, joined_days_ago, ...same } = member;
    const created_at = someTimeOn(now, joined_days_ago, index);
    const canLogIn = LOGINS.has(member.email);
    return {
      id: index + 1,
      ...same,
      ...termOf(member.user_plan, expires_in_days, now),
      // Nobody else has a card that could be charged again.
      repeat: canLogIn && member.user_plan !== null && PLAN_RECORDS[member.user_plan].renews,
      password_hash: canLogIn ? passwordHash : null,
      email_verified_at: created_at,
      terms_accepted_at: created_at,
      birthdate_year: birthdate.year,
      birthdate_month: birthdate.month,
      birthdate_day: birthdate.day,
      photo: photo === null ? null : found(urls, photo),
      created_at,
    };
  });
}

/** The paid term that ends in so many days: its end is the anchor and the months of the plan. */
function termOf(plan: Plan | null, expiresInDays: number | null, now: Date) {
  if (plan === null || expiresInDays === null) {
    return { expire_at: null, term_anchor: null, term_months: 0 };
  }
  const { months } = PLAN_RECORDS[plan];
  const anchor = addMonths(daysAgo(now, -expiresInDays), -months);
  return { expire_at: addMonths(anchor, months), term_anchor: anchor, term_months: months };
}

/** Reviews of demo members as rows, and the responses to them. */
export function reviewRows(data: DemoData, now: Date) {
  const members = idsByKey(data.members);
  const listings = idsByKey(data.listings);
  const reviews = data.reviews.map((review, index) => ({
    id: index + 1,
    author_id: found(members, review.author),
    lister_id: found(members, review.lister),
    listing_id: review.listing === null ? null : found(listings, review.listing),
    score: review.score,
    message: review.message,
    created_at: someTimeOn(now, review.written_days_ago, index),
  }));
  const responses = data.reviews.flatMap(({ response }, index) =>
    response === null
      ? []
      : [
          {
            review_id: index + 1,
            message: response.message,
            // The same scatter as the review's, so that a response of the same day is not earlier.
            created_at: someTimeOn(now, response.written_days_ago, index),
          },
        ],
  );
  return { reviews, responses };
}
