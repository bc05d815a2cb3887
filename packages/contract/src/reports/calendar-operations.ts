import { z } from 'zod';
import { operation } from '../operation.ts';

const feature = 'reports';

export const createCalendar = operation({
  feature,
  method: 'POST',
  path: '/calendar',
  summary: "Get the secret address of the member's calendar; `rotate` replaces it",
  body: z.object({ rotate: z.boolean().optional() }),
  bodyIsOptional: true,
  answer: z.object({ url: z.string() }),
});

export const getCalendar = operation({
  feature,
  method: 'GET',
  path: '/calendar/{token}.ics',
  summary: 'Get check-ins, check-outs and rent days as a calendar',
  params: z.object({ token: z.string().min(1).max(200) }),
  answer: z.string(),
  media: 'text/calendar',
});
