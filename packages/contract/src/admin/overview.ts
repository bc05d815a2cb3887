import { z } from 'zod';
import { isoDate } from '../common.ts';
import { operation } from '../operation.ts';

export const overview = z.object({
  days: z
    .array(
      z.object({
        day: isoDate,
        sign_ups: z.number(),
        charges: z.object({ paid: z.number(), declined: z.number(), open: z.number() }),
        emails: z.object({ sent: z.number(), failed: z.number(), waiting: z.number() }),
        late: z.number().meta({
          description: 'Emails that were seen waiting for more than ten minutes',
        }),
      }),
    )
    .meta({ description: 'The last thirty days in UTC, oldest first; today is the last' }),
  active_members: z.number().meta({ description: 'Seen in these days' }),
  messages: z.number().meta({ description: 'Written in these days' }),
  open_reports: z.number(),
});
export type Overview = z.infer<typeof overview>;

export const getOverview = operation({
  feature: 'admin',
  method: 'GET',
  path: '/admin/overview',
  summary: 'Get sign-ups, charges, emails and late jobs of thirty days, and what is open',
  answer: z.object({ data: overview }),
});
