import { z } from 'zod';
import { event } from '../event.ts';

/** Sent by triggers (`announce_rental`), whatever changes a rental or its money. */
export const rentalChanged = event({
  feature: 'rentals',
  name: 'changed',
  summary: 'A rental of the member or its money changed; clients read it through the API',
  to: 'member',
  payload: z.object({
    subject: z.literal('rental'),
    id: z.number(),
    version: z.number().meta({ description: 'The same for all changes that were made at once' }),
  }),
});
