import { daysAgo, someTimeOn } from './dates.ts';
import type { DemoData } from './source.ts';

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

/** Demo members as rows. */
export function memberRows(data: DemoData, urls: ReadonlyMap<string, string>, now: Date) {
  return data.members.map((member, index) => {
    const { key: _key, expires_in_days, birthdate, photo, joined_days_ago, ...same } = member;
    return {
      id: index + 1,
      ...same,
      expire_at: expires_in_days === null ? null : daysAgo(now, -expires_in_days),
      birthdate_year: birthdate.year,
      birthdate_month: birthdate.month,
      birthdate_day: birthdate.day,
      photo: photo === null ? null : found(urls, photo),
      created_at: someTimeOn(now, joined_days_ago, index),
    };
  });
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
