import { z } from 'zod';
import { idParams } from '../common.ts';
import { operation } from '../operation.ts';
import { reasonForm, rentalAmount } from './forms.ts';
import { rental } from './shapes.ts';

/** A changed rent of an accepted rental. The lister announces it by editing the rental. */

const feature = 'rentals';

export const acceptRentChange = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/rent-change/accept',
  summary: 'Accept the higher rent that the lister asks for',
  params: idParams,
  body: z.object({ new: rentalAmount.meta({ description: 'The rent that the tenant saw' }) }),
  answer: z.object({ data: rental, message: z.string() }),
});

export const declineRentChange = operation({
  feature,
  method: 'POST',
  path: '/rental/{id}/rent-change/decline',
  summary: 'Decline the higher rent that the lister asks for',
  params: idParams,
  body: reasonForm,
  bodyIsOptional: true,
  answer: z.object({ data: rental, message: z.string() }),
});

export const withdrawRentChange = operation({
  feature,
  method: 'DELETE',
  path: '/rental/{id}/rent-change',
  summary: 'Take back a higher rent that was not accepted or has not begun',
  params: idParams,
  answer: z.object({ data: rental }),
});
