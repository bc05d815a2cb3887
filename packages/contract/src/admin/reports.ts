import {
  REPORT_ACTIONS,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  REPORT_STATES,
  REPORT_SUBJECTS,
} from '@crewpad/domain';
import { z } from 'zod';
import { idParams, isoInstant, page, text } from '../common.ts';
import { reportSnapshot } from '../messages/reports.ts';
import { operation } from '../operation.ts';

export const person = z.object({ id: z.number(), display_name: z.string() });

export const report = z.object({
  id: z.number(),
  subject: z.enum(REPORT_SUBJECTS),
  subject_id: z.number(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  state: z.enum(REPORT_STATES),
  created: isoInstant,
  reporter: person,
  snapshot: reportSnapshot,
  open_reports: z.number().meta({ description: 'Open reports about the same thing' }),
  closed: isoInstant.nullable(),
  closed_by: person.nullable(),
  closing_note: z.string(),
  abilities: z.object({ dismiss: z.boolean(), hide: z.boolean(), restore: z.boolean() }),
});
export type Report = z.infer<typeof report>;

export const getReports = operation({
  feature: 'admin',
  method: 'GET',
  path: '/admin/reports',
  summary: "List members' reports, newest first",
  query: z.object({ ...page(), state: z.enum(REPORT_STATES).default('open') }),
  answer: z.object({
    data: z.array(report),
    total: z.number(),
    counts: z.record(z.enum(REPORT_STATES), z.number()),
  }),
});

export const closeReport = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/reports/{id}',
  summary: 'Dismiss a report, or hide its subject from everyone, or show it again',
  params: idParams,
  body: z.object({
    action: z.enum(REPORT_ACTIONS, { error: 'is_not_an_option' }),
    note: text(REPORT_NOTE_MAX)
      .trim()
      .optional()
      .meta({ description: 'For the admins; with hide, also for the author or lister' }),
    part: z
      .enum(['review', 'response'])
      .default('review')
      .meta({ description: 'What hide hides of a review' }),
  }),
  answer: z.object({ data: report, message: z.string() }),
});
