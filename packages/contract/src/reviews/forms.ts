import { REVIEW_MAX } from '@crewpad/domain';
import { z } from 'zod';
import { text } from '../common.ts';
import { rowId } from '../listings/editor-form.ts';

/** Contact details are removed before the characters are counted. */
const reviewText = text(REVIEW_MAX * 2).trim();
const NO_STARS = 'you_must_select_a_star_rating';
const score = z
  .number({ error: NO_STARS })
  .int({ error: NO_STARS })
  .min(1, { error: NO_STARS })
  .max(5, { error: NO_STARS });
/** Reviews are about a lister; with a listing also about that one. */
const objType = z.literal('user', { error: 'is_not_an_option' });

export const reviewForm = z.object({
  lister_id: rowId,
  obj_type: objType,
  score,
  message: reviewText.default(''),
  listing_id: rowId.nullish(),
});
export type ReviewForm = z.input<typeof reviewForm>;

export const reviewChange = z.object({ score, message: reviewText.default('') });

export const responseForm = z.object({
  review_id: rowId,
  obj_type: objType,
  message: reviewText.min(1, { error: 'please_write_a_response' }),
  listing_id: rowId.nullish(),
});
