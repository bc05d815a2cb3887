import { z } from 'zod';
import { isoDate, isoInstant, pictureUrl } from '../common.ts';

/** The check-in day of the caller's accepted rental, from which they can review it. */
export const reviewFrom = isoDate
  .nullable()
  .meta({ description: 'null: the stay has begun, or there is none' });

export const review = z.object({
  id: z.number(),
  user_id: z.number(),
  listing_id: z.number().nullable(),
  listing_title: z.string().nullable(),
  score: z.number(),
  message: z.string(),
  createdAt: isoInstant,
  display_name: z.string(),
  photo: pictureUrl.nullable(),
  joined: isoInstant,
  is_edited: z.boolean(),
  stay: z
    .object({ days: z.number(), ongoing: z.boolean() })
    .nullable()
    .meta({ description: 'From check-in until check-out or today; null: not known' }),
  abilities: z
    .object({ edit: z.boolean(), respond: z.boolean() })
    .meta({ description: 'What the caller may do with it' }),
});
export type Review = z.infer<typeof review>;

export const reviewResponse = z.object({
  id: z.number(),
  review_id: z.number(),
  message: z.string(),
  createdAt: isoInstant,
});

/** A review with the lister's response, if there is one. */
export const reviewItem = review.extend({ response: reviewResponse.nullable() });
export type ReviewItem = z.infer<typeof reviewItem>;

/** Count, average and distribution of the scores. */
export const reviewTotals = z.object({
  num_reviews: z.number(),
  avg_score: z.number().nullable(),
  distribution: z.array(z.number()).length(5),
});

/**
 * A subject that a caller may review: a lister (listing_id null), or a crash pad where they stayed.
 */
export const reviewChoice = z.object({
  listing_id: z.number().nullable(),
  listing_title: z.string().nullable(),
  already_review: z.boolean(),
});
export type ReviewChoice = z.infer<typeof reviewChoice>;

/** A crash pad where the caller stayed, and that they have not reviewed. */
export const reviewToWrite = z.object({
  rental_id: z.number(),
  listing_id: z.number(),
  listing_title: z.string(),
  thumbnail: pictureUrl.nullable(),
  lister_id: z.number(),
  lister_name: z.string(),
});
export type ReviewToWrite = z.infer<typeof reviewToWrite>;
