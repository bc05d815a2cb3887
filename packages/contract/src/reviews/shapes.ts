import { z } from 'zod';
import { isoInstant, pictureUrl } from '../common.ts';

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

/** Count, average and spread of the scores. */
export const reviewTotals = z.object({
  num_reviews: z.number(),
  avg_score: z.number().nullable(),
  distribution: z.array(z.number()).length(5),
});
