import {
  MEMBER_ROLES,
  MEMBER_STATUSES,
  PLANS,
  REPORT_ACTIONS,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  REPORT_STATES,
  REPORT_SUBJECTS,
} from '@crewpad/domain';
import { z } from 'zod';
import { idParams, isoInstant, mailRefusal, page, text } from '../common.ts';
import { reportSnapshot } from '../messages/reports.ts';
import { operation } from '../operation.ts';

export const findMembers = operation({
  feature: 'admin',
  method: 'GET',
  path: '/admin/users',
  summary: 'Find members by name or email',
  query: z.object({ ...page(), search: text(100).default('') }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        display_name: z.string(),
        email: z.string(),
        user_plan: z.enum(PLANS).nullable(),
        status: z.enum(MEMBER_STATUSES),
      }),
    ),
    total: z.number(),
  }),
});

export const memberDetail = z.object({
  id: z.number(),
  display_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  email_refusal: mailRefusal.nullable(),
  photo: z.string().nullable(),
  role: z.enum(MEMBER_ROLES),
  status: z.enum(MEMBER_STATUSES),
  user_plan: z.enum(PLANS).nullable(),
  signup_plan: z
    .enum(PLANS)
    .nullable()
    .meta({ description: 'Chosen at sign-up, and not paid yet' }),
  expire_at: isoInstant.nullable().meta({ description: 'When the paid term ends' }),
  expired: z.boolean(),
  repeat: z.boolean().meta({ description: 'The plan renews' }),
  created_at: isoInstant,
  closed_at: isoInstant.nullable(),
  num_listings: z.number(),
  num_rentals: z.number().meta({ description: 'As a tenant, invitations and past ones included' }),
  open_reports: z.number().meta({ description: 'Open reports about the member' }),
  sessions: z.array(
    z.object({
      id: z.number(),
      device: z.string(),
      created_at: isoInstant,
      last_seen_at: isoInstant,
      current: z.boolean().meta({ description: 'The session of this call' }),
    }),
  ),
  abilities: z.object({ view_as: z.boolean(), end_sessions: z.boolean() }),
});
export type MemberDetail = z.infer<typeof memberDetail>;

export const getMember = operation({
  feature: 'admin',
  method: 'GET',
  path: '/admin/members/{id}',
  summary: "Get a member's details for admins: account, plan, sessions",
  params: idParams,
  answer: z.object({ data: memberDetail }),
});

export const endMemberSessions = operation({
  feature: 'admin',
  method: 'DELETE',
  path: '/admin/members/{id}/sessions',
  summary: "End all sessions of a member; for the caller's own account, all but the current one",
  params: idParams,
  answer: z.object({ message: z.string(), ended: z.number() }),
});

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
