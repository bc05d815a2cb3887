import { REPORT_NOTE_MAX, REPORT_REASONS, REPORT_SUBJECTS } from '@crewpad/domain';
import { z } from 'zod';
import { isoInstant, text } from '../common.ts';
import { rowId } from '../listings/editor-form.ts';
import { operation } from '../operation.ts';

/** What members report to the admins. */

export const reportForm = z.object({
  subject: z.enum(REPORT_SUBJECTS, { error: 'is_not_an_option' }),
  id: rowId,
  reason: z.enum(REPORT_REASONS, { error: 'please_select_a_reason' }),
  note: text(REPORT_NOTE_MAX).trim().optional(),
});
export type ReportForm = z.input<typeof reportForm>;

/** A snapshot of a report's subject. Parts that it lacks are null or empty. */
export const reportSnapshot = z.object({
  member: z
    .object({ id: z.number(), display_name: z.string() })
    .meta({ description: 'The member the report is about' }),
  title: z.string().nullable().meta({ description: 'Of the crash pad' }),
  text: z.string().nullable().meta({ description: 'Of the message, review, crash pad or profile' }),
  score: z.number().nullable(),
  response: z.string().nullable().meta({ description: "The lister's response to the review" }),
  messages: z
    .array(
      z.object({
        id: z.number(),
        from_user: z.number(),
        display_name: z.string(),
        message: z.string(),
        created: isoInstant,
      }),
    )
    .meta({ description: 'The reported message with ten before and after, oldest first' }),
});
export type ReportSnapshot = z.infer<typeof reportSnapshot>;

export const report = operation({
  feature: 'messages',
  method: 'POST',
  path: '/reports',
  summary:
    'Report a message, thread, member, crash pad or review to the admins; a repeated call is 200',
  body: reportForm,
  answer: z.object({ data: z.object({ id: z.number() }), message: z.string() }),
  status: 201,
});
