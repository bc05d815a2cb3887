import { EMAIL_TIMES, EMAIL_TOPICS } from '@crewpad/domain';
import { z } from 'zod';
import { text } from '../common.ts';
import { operation } from '../operation.ts';

const feature = 'notifications';
const TOKEN_MAX = 500;
const time = z.enum(EMAIL_TIMES);

/** When a member gets the emails of each topic: right away, once a day, or not at all. */
export const emailPreferences = z.object({
  messages: time,
  rent: time.meta({ description: 'Rentals, rent and payments' }),
  reviews: time,
  alerts: time.meta({ description: 'Waitlists and saved searches' }),
  reminders: time,
  news: time,
});
export type EmailPreferences = z.infer<typeof emailPreferences>;

export const getEmailPreferences = operation({
  feature,
  method: 'GET',
  path: '/notifications/preferences',
  summary: "Get the caller's email settings",
  answer: z.object({ data: emailPreferences }),
});

export const setEmailPreferences = operation({
  feature,
  method: 'PUT',
  path: '/notifications/preferences',
  summary: "Set the caller's email settings; omitted topics stay as they are",
  body: emailPreferences.partial(),
  answer: z.object({ data: emailPreferences }),
});

export const unsubscribe = operation({
  feature,
  method: 'POST',
  path: '/notifications/unsubscribe',
  summary: "Turn off a topic's emails, with the token from one of them",
  body: z.object({ token: text(TOKEN_MAX) }),
  answer: z.object({ topic: z.enum(EMAIL_TOPICS), message: z.string() }),
});
