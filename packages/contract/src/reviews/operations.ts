import { z } from 'zod';
import { idParams, isoDate, isoInstant, pictureUrl, responseHours } from '../common.ts';
import { operation } from '../operation.ts';
import { card } from '../search/shapes.ts';
import { responseForm, reviewChange, reviewForm } from './forms.ts';

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

export const getPublicUser = operation({
  feature: 'reviews',
  method: 'GET',
  path: '/user/public/{id}',
  summary: 'Get the public profile of a lister',
  params: idParams,
  answer: z.object({
    user: z.object({
      id: z.number(),
      display_name: z.string(),
      photo: pictureUrl.nullable(),
      about: z.string(),
      joined: isoInstant,
      airlines: z.string().nullable(),
      response_hours: responseHours,
      email_verified: z.boolean(),
    }),
    items: z.array(card),
    review: z.object({ num_reviews: z.number() }),
    total_review: reviewTotals.omit({ num_reviews: true }),
    able_to_review: z.boolean(),
    already_review: z.boolean(),
    review_from: reviewFrom,
    review_choices: z
      .array(reviewChoice)
      .meta({ description: 'What the caller, a tenant of the lister, can review' }),
    landlord_name: z.string(),
    landlord_about: z.string(),
  }),
});

export const getUserReviews = operation({
  feature: 'reviews',
  method: 'GET',
  path: '/reviews/user/{id}',
  summary: 'List the reviews of a lister with the responses, newest first',
  params: idParams,
  answer: z.object({ reviews: z.array(review), response: z.array(reviewResponse) }),
});

export const getListingReviews = operation({
  feature: 'reviews',
  method: 'GET',
  path: '/reviews/listing/{id}',
  summary: 'List the reviews of a crash pad with the responses, newest first',
  params: idParams,
  answer: z.object({
    listing: z.object({
      id: z.number(),
      user_id: z.number(),
      title: z.string(),
      images: z.array(pictureUrl),
      thumbnail: pictureUrl.nullable(),
    }),
    reviews: z.array(review),
    response: z.array(reviewResponse),
    already_review: z.boolean(),
    able_to_review: z.boolean(),
    review_from: reviewFrom,
    landlord_name: z.string(),
    landlord_about: z.string(),
  }),
});

export const getReviewsToWrite = operation({
  feature: 'reviews',
  method: 'GET',
  path: '/user/reviews-to-write',
  summary: 'List the crash pads where the caller has stayed but not yet left a review',
  answer: z.object({ data: z.array(reviewToWrite) }),
});

const writtenReview = z.object({ data: reviewItem, message: z.string() });

export const writeReview = operation({
  feature: 'reviews',
  method: 'POST',
  path: '/user/review',
  summary: 'Review a lister, or one of their crash pads, as its tenant; once each',
  body: reviewForm,
  answer: writtenReview,
  status: 201,
});

export const editReview = operation({
  feature: 'reviews',
  method: 'PUT',
  path: '/user/review/{id}',
  summary: "Change the caller's review, within 48 hours and before a response",
  params: idParams,
  body: reviewChange,
  answer: writtenReview,
});

export const respondToReview = operation({
  feature: 'reviews',
  method: 'POST',
  path: '/user/review-response',
  summary: 'Respond to a review as the reviewed lister; once',
  body: responseForm,
  answer: writtenReview,
  status: 201,
});
