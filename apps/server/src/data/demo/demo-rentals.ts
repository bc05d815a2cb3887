import type { DemoData } from '@crewpad/reference-data/demo';
import { dateAgo, timeDaysAgo } from './dates.ts';
import { findByKey, idsByKey } from './demo-people.ts';

/** An invitation is sent this many days before check-in. */
const INVITED_DAYS_BEFORE = 5;

/** Demo rentals as rows. */
export function rentalRows(
  data: DemoData,
  bedIds: ReadonlyMap<string, { id: number; listing_id: number }>,
  now: Date,
) {
  const members = idsByKey(data.members);
  return data.rentals.map((rental, index) => {
    const bed = findByKey(bedIds, rental.bed);
    const lister = data.listings[bed.listing_id - 1]?.member ?? '';
    const created_at = timeDaysAgo(
      now,
      Math.max(1, rental.started_days_ago + INVITED_DAYS_BEFORE),
      index,
    );
    return {
      id: index + 1,
      listing_id: bed.listing_id,
      bed_id: bed.id,
      lister_id: findByKey(members, lister),
      user_id: rental.member === null ? null : findByKey(members, rental.member),
      email: rental.email,
      status: rental.status,
      start_date: dateAgo(now, rental.started_days_ago),
      end_date: rental.ended_days_ago === null ? null : dateAgo(now, rental.ended_days_ago),
      rental_amount: rental.rental_amount,
      deposit: rental.deposit,
      payment_date: rental.payment_date,
      created_at,
      updated_at: created_at,
    };
  });
}

/** Demo events and special offers as rows. */
export function feedRows(data: DemoData, urls: ReadonlyMap<string, string>, now: Date) {
  return data.feed.map(({ title, picture, starts_in_days, ends_in_days, ...columns }) => ({
    ...columns,
    title: { en: title },
    image: findByKey(urls, picture),
    start_date: dateAgo(now, -starts_in_days),
    end_date: dateAgo(now, -ends_in_days),
  }));
}
