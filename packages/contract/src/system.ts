import { z } from 'zod';
import { isoInstant, text } from './common.ts';
import { operation } from './operation.ts';

const feature = 'system';

export const getHealth = operation({
  feature,
  method: 'GET',
  path: '/health',
  summary:
    'Check that the server is ready: it takes requests, and its database and disk accept writes; with probe=live: that the process runs',
  query: z.object({ probe: z.enum(['ready', 'live']).default('ready') }),
  answer: z.object({
    status: z.literal('ok'),
    version: z.string().meta({ description: "The program's version" }),
  }),
});

export const getClock = operation({
  feature,
  method: 'GET',
  path: '/dev/clock',
  summary: 'Get the test clock; only with TEST_CONTROL=1 on loopback',
  answer: z.object({ now: isoInstant }),
});

/** A hundred years: enough for any test, and far below the largest possible date. */
const ADVANCE_SECONDS_MAX = 100 * 366 * 24 * 60 * 60;

export const setClock = operation({
  feature,
  method: 'POST',
  path: '/dev/clock',
  summary: 'Set or advance the test clock and run the jobs that become due',
  body: z
    .object({
      now: z.iso.datetime({ offset: true }).optional(),
      advance_seconds: z.number().min(0).max(ADVANCE_SECONDS_MAX).optional(),
      skip: z
        .boolean()
        .optional()
        .meta({ description: 'No job runs for the skipped time, as if the server had been down' }),
    })
    .refine(
      ({ now, advance_seconds }) => (now === undefined) !== (advance_seconds === undefined),
      'give_now_or_advance_seconds',
    ),
  answer: z.object({ now: isoInstant }),
});

export const readMailbox = operation({
  feature,
  method: 'GET',
  path: '/dev/mailbox',
  summary:
    'List emails that were stored instead of sent, newest first; only with the embedded default',
  query: z.object({ to: text(254).optional() }),
  answer: z.object({
    data: z.array(
      z.object({
        to: z.string(),
        reply_to: z.string().nullable(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        calendar: z
          .object({ name: z.string(), method: z.enum(['PUBLISH', 'CANCEL']), content: z.string() })
          .nullable(),
        created_at: isoInstant,
      }),
    ),
  }),
});
