import { z } from 'zod';
import { dollars, idParams } from '../common.ts';
import { operation } from '../operation.ts';
import { coveredPeriod, creditGoesTo } from '../rentals/covered-period.ts';
import { givenReasonForm } from '../rentals/forms.ts';
import { paymentForm, paymentPreviewForm } from './forms.ts';
import { transaction } from './payment-operations.ts';

/** A lister's entries, what they cover, and undoing them. */

const feature = 'rent';

export const addPayment = operation({
  feature,
  method: 'POST',
  path: '/transaction',
  summary: 'Record a manual payment by a tenant (Idempotency-Key)',
  body: paymentForm,
  answer: z.object({
    data: transaction,
    message: z.string(),
    covers: z.array(coveredPeriod),
    credit: dollars,
  }),
  status: 201,
});

export const previewPayment = operation({
  feature,
  method: 'POST',
  path: '/transaction/preview',
  changesNothing: true,
  summary: 'What a manual payment would cover; records nothing',
  body: paymentPreviewForm,
  answer: z.object({
    covers: z.array(coveredPeriod),
    credit: dollars.meta({ description: 'What covers nothing, and lowers the next rent' }),
    credit_goes_to: creditGoesTo,
    carried: dollars.meta({ description: 'Less than $0.50, added to the next rent' }),
    waived: dollars.meta({ description: 'The same without a next rent' }),
  }),
});

export const voidPayment = operation({
  feature,
  method: 'POST',
  path: '/transaction/{id}/void',
  summary: 'Void a manual payment that was recorded by mistake',
  params: idParams,
  body: givenReasonForm,
  answer: z.object({ data: transaction, message: z.string() }),
});

export const keepCredit = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/credit/keep',
  summary: 'Keep the credit of a tenant whose stay has ended',
  params: idParams,
  body: givenReasonForm,
  answer: z.object({ data: z.object({ kept: dollars }) }),
});

export const writeOff = operation({
  feature,
  method: 'POST',
  path: '/charges/{id}/write-off',
  summary: 'Give up rent that is collected by hand; it cannot be undone',
  params: idParams,
  body: givenReasonForm,
  answer: z.object({ data: transaction, message: z.string() }),
});
