import { z } from 'zod';
import { idParams } from '../common.ts';
import { operation } from '../operation.ts';
import { checkoutForm, reasonForm, rentalAmount } from '../rentals/forms.ts';
import { settlement } from '../rentals/settlement.ts';
import { rental } from '../rentals/shapes.ts';

/** A changed rent of an accepted rental. The lister announces it by editing the rental. */

const feature = 'rent';

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

export const getSettlement = operation({
  feature,
  method: 'GET',
  path: '/rental/{id}/settlement',
  summary: 'Get what is left to settle if a stay ends on a day; without one, if it ends now',
  params: idParams,
  query: checkoutForm.partial(),
  answer: z.object({ data: settlement }),
});

export const closeSettlement = operation({
  feature,
  method: 'PUT',
  path: '/rental/{id}/settled',
  summary: 'Close the settlement of an ended stay',
  params: idParams,
  answer: z.object({ data: rental }),
});
