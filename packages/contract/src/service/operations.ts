import { BRANDS, FLAGS, LOCALES, OAUTH_PROVIDERS } from '@crewpad/domain';
import { z } from 'zod';
import { isoInstant } from '../common.ts';
import { operation } from '../operation.ts';

export const publicConfig = z.object({
  brand: z.enum(BRANDS),
  flags: z.record(z.enum(FLAGS), z.boolean()),
  locales: z.array(z.enum(LOCALES)),
  card: z.object({
    mode: z.enum(['sandbox', 'stripe']),
    publishable_key: z.string(),
    api_base: z.string().meta({ description: "Where the card form's script comes from" }),
  }),
  /** Sign-in by other sites that is switched on. */
  oauth: z.array(z.enum(OAUTH_PROVIDERS)),
  /** Where members write when something about their account or card went wrong. */
  contact_email: z.string(),
  /** With demo data outside of loopback, a banner says so. */
  demo: z.boolean(),
  map_style: z
    .string()
    .nullable()
    .meta({ description: 'Address of a style; null: the built-in one' }),
});
export type PublicConfig = z.infer<typeof publicConfig>;

export const getConfig = operation({
  feature: 'search',
  method: 'GET',
  path: '/config',
  summary: 'What the browser may know of the settings',
  answer: publicConfig,
});

export const getEmails = operation({
  feature: 'admin',
  method: 'GET',
  path: '/emails',
  summary: 'Mails sent, by day',
  answer: z.object({
    data: z.array(
      z.object({
        year_created: z.number(),
        month_created: z.number(),
        day_created: z.number(),
        total_emails: z.number(),
        message_id: z.number(),
      }),
    ),
  }),
});

export const getHealth = operation({
  feature: 'operation',
  method: 'GET',
  path: '/health',
  summary: 'Ready to serve: the database answers; with probe=live: the process answers',
  query: z.object({ probe: z.enum(['ready', 'live']).default('ready') }),
  answer: z.object({ status: z.literal('ok') }),
});

export const getClock = operation({
  feature: 'operation',
  method: 'GET',
  path: '/dev/clock',
  summary: 'The test clock; only with TEST_CONTROL=1 on loopback',
  answer: z.object({ now: isoInstant }),
});

/** A hundred years: enough for any test, and far from the end of what a date can hold. */
const ADVANCE_SECONDS_MAX = 100 * 366 * 24 * 60 * 60;

export const setClock = operation({
  feature: 'operation',
  method: 'POST',
  path: '/dev/clock',
  summary: 'Sets or advances the test clock and runs the jobs that became due',
  body: z
    .object({
      now: z.iso.datetime({ offset: true }).optional(),
      advance_seconds: z.number().min(0).max(ADVANCE_SECONDS_MAX).optional(),
    })
    .refine(
      ({ now, advance_seconds }) => (now === undefined) !== (advance_seconds === undefined),
      'give_now_or_advance_seconds',
    ),
  answer: z.object({ now: isoInstant }),
});
