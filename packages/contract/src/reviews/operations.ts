import { z } from 'zod';
import { idParams, isoInstant, pictureUrl, responseHours } from '../common.ts';
import { operation } from '../operation.ts';
import { card } from '../search/shapes.ts';
import { responseForm, reviewChange, reviewForm } from './forms.ts';
import {
  review,
  reviewChoice,
  reviewFrom,
  reviewItem,
  reviewResponse,
  reviewTotals,
  reviewToWrite,
} from './shapes.ts';

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
