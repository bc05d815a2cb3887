import { OBJECTION_MAX } from '@crewpad/domain';
import { z } from 'zod';
import { id, idParams, text, withoutLinks } from '../common.ts';
import { operation } from '../operation.ts';
import { objection } from '../rentals/objection.ts';

/** A tenant's objection to a payment or to rent, and the lister's answer. No money moves. */

const feature = 'rent';
const answer = z.object({ data: objection });

/** The part of the payment; without it, the whole. */
const part = {
  refund_id: id.optional().meta({ description: 'A refund that was recorded as returned outside' }),
  line: z
    .number()
    .int()
    .min(0)
    .max(100)
    .optional()
    .meta({ description: 'The deduction of this settlement of a deposit, from 0' }),
};
const words = text(OBJECTION_MAX).trim().min(1, { error: 'text_is_required' }).pipe(withoutLinks);

export const objectToCharge = operation({
  feature,
  method: 'POST',
  path: '/charges/{id}/objection',
  summary: 'Object to rent or a payment as its tenant, once',
  params: idParams,
  body: z.object({ text: words, ...part }),
  answer,
  status: 201,
});

export const withdrawObjection = operation({
  feature,
  method: 'DELETE',
  path: '/charges/{id}/objection',
  summary: 'Withdraw an objection that was not answered',
  params: idParams,
  body: z.object(part),
  bodyIsOptional: true,
  answer,
});

export const dismissObjectionAnswer = operation({
  feature,
  method: 'PUT',
  path: '/charges/{id}/objection/seen',
  summary: 'Dismiss the answer to an objection as its tenant',
  params: idParams,
  body: z.object(part),
  bodyIsOptional: true,
  answer,
});

export const answerObjection = operation({
  feature,
  method: 'POST',
  path: '/charges/{id}/objection/answer',
  summary: 'Answer an objection as the lister, once',
  params: idParams,
  body: z.object({ text: words, ...part }),
  answer,
});
