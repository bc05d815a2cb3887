import { z } from 'zod';
import { idParams, text } from '../common.ts';
import { operation } from '../operation.ts';
import { rental } from '../rentals/shapes.ts';
import { autopayRequestForm } from './forms.ts';

/** AutoPay of one rental: the lister requests it, the tenant decides. */

const feature = 'rent';
const TOKEN_MAX = 200;
const saved = z.object({ data: rental, message: z.string() });
/** If given, it must be the token of that rental. */
const query = z.object({ token: text(TOKEN_MAX).optional() });

export const requestAutopay = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/request-autopay',
  summary: 'Ask the tenant to turn on AutoPay',
  params: idParams,
  query,
  body: autopayRequestForm,
  bodyIsOptional: true,
  answer: saved,
});

export const acceptAutopay = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/accept-autopay',
  summary: "Accept the lister's request to turn AutoPay on or off",
  params: idParams,
  query,
  answer: saved,
});

export const declineAutopay = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/decline-autopay',
  summary: "Decline the lister's request to turn AutoPay on or off",
  params: idParams,
  query,
  answer: saved,
});

export const disableAutopay = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/disable-autopay',
  summary: 'Turn off AutoPay; as a lister, ask the tenant to',
  params: idParams,
  query,
  answer: saved,
});
