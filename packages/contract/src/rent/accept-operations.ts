import { z } from 'zod';
import { processing, requiresAction } from '../billing/plan-operations.ts';
import { dollars } from '../common.ts';
import { operation } from '../operation.ts';
import { rental } from '../rentals/shapes.ts';
import { token } from '../rentals/tenant-operations.ts';

/** The acceptance of an invitation, paid or not. */

const feature = 'rent';

const acceptance = {
  token,
  /** The version of the offer shown: a changed one is not accepted unseen. */
  updated_at: z.iso.datetime({ offset: true }).optional(),
  /** The amount shown as due today, in US dollars. */
  today_total: dollars.optional(),
};

const accepted = z.object({
  data: rental,
  message: z.string(),
  paid_before: dollars.optional().meta({
    description: 'The deposit, if another call has paid it: this one charged nothing',
  }),
});

export const acceptByLink = operation({
  feature,
  method: 'GET',
  path: '/rental/accept',
  summary: 'Accept an invitation; same as POST',
  query: z.object({ token: acceptance.token, updated_at: acceptance.updated_at }),
  answer: z.union([accepted, requiresAction, processing]),
});

export const accept = operation({
  feature,
  method: 'POST',
  path: '/rental/accept',
  summary: 'Accept an invitation (Idempotency-Key)',
  body: z.object(acceptance),
  answer: z.union([accepted, requiresAction, processing]),
});
