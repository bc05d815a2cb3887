import {
  ADMIN_REASON_MAX,
  EMAIL_STATES,
  MEMBER_FILTERS,
  MEMBER_NOTE_MAX,
  MEMBER_ROLES,
  MEMBER_SORTS,
  MEMBER_STATUSES,
  MOVE_NOTE_MAX,
  PLANS,
  REPORT_ACTIONS,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  REPORT_STATES,
  REPORT_SUBJECTS,
  STUCK_KINDS,
  STUCK_STATES,
} from '@crewpad/domain';
import { z } from 'zod';
import { accountLock } from './accounts/shapes.ts';
import {
  dollars,
  downFrom,
  id,
  idParams,
  isoInstant,
  mailRefusal,
  next,
  page,
  text,
} from './common.ts';
import { reportSnapshot } from './messages/reports.ts';
import { operation } from './operation.ts';

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

const memberFilters = {
  search: text(100).default(''),
  plan: z.enum(PLANS).optional(),
  status: z.enum(MEMBER_FILTERS).optional(),
};

export const listedMember = z.object({
  id: z.number(),
  display_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  user_plan: z.enum(PLANS).nullable(),
  status: z.enum(MEMBER_STATUSES),
  expired: z.boolean(),
  locked: z.boolean(),
  payouts_held: z
    .boolean()
    .meta({ description: 'The provider holds the payouts of their connected account' }),
  created_at: isoInstant,
  last_seen_at: isoInstant.nullable(),
});
export type ListedMember = z.infer<typeof listedMember>;

export const listMembers = operation({
  feature: 'admin',
  method: 'GET',
  path: '/admin/members',
  summary: 'List members by plan, status and marks',
  query: z.object({ ...page(), ...memberFilters, sort: z.enum(MEMBER_SORTS).default('newest') }),
  answer: z.object({ data: z.array(listedMember), total: z.number() }),
});

export const exportMembers = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/members/export',
  summary: 'Export the listed members as a table, without phone numbers',
  changesNothing: true,
  body: z.object({
    reason: text(ADMIN_REASON_MAX).trim().min(1, { error: 'reason_is_required' }),
    ...memberFilters,
  }),
  answer: z.string(),
  media: 'text/csv',
});

export const memberNote = z.object({
  id: z.number(),
  text: z.string(),
  created: isoInstant,
  author: z.object({ id: z.number(), display_name: z.string() }),
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
  locked: accountLock.nullable(),
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
  notes: z.array(memberNote).meta({ description: 'Of admins, newest first' }),
  abilities: z.object({
    view_as: z.boolean(),
    end_sessions: z.boolean(),
    lock: z.boolean(),
    unlock: z.boolean(),
    resend_verification: z.boolean(),
  }),
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

const adminReason = z.object({
  reason: text(ADMIN_REASON_MAX)
    .trim()
    .min(1, { error: 'reason_is_required' })
    .meta({ description: 'For the admins, and told to the member' }),
});

export const lockMember = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/members/{id}/lock',
  summary: 'Lock an account: it can read, pay and settle, and its crash pads leave the search',
  params: idParams,
  body: adminReason,
  answer: z.object({ data: memberDetail, message: z.string() }),
});

export const unlockMember = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/members/{id}/unlock',
  summary: 'Unlock an account',
  params: idParams,
  body: adminReason,
  answer: z.object({ data: memberDetail, message: z.string() }),
});

export const resendMemberVerification = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/members/{id}/resend-verification',
  summary: 'Send a member the link that verifies their email again',
  params: idParams,
  body: adminReason,
  answer: z.object({ message: z.string() }),
});

export const addMemberNote = operation({
  feature: 'admin',
  method: 'POST',
  path: '/admin/members/{id}/notes',
  summary: 'Add a note about a member, for admins only',
  params: idParams,
  body: z.object({ text: text(MEMBER_NOTE_MAX).trim().min(1, { error: 'note_is_required' }) }),
  answer: z.object({ data: memberNote }),
  status: 201,
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

const feature = 'admin';

export const stuckMove = z.object({
  id: z.number().meta({ description: 'Of the move, the refund, or the charge that was refused' }),
  kind: z.enum(STUCK_KINDS),
  state: z.enum(STUCK_STATES),
  amount: dollars,
  lister: person.nullable(),
  tenant: person.nullable(),
  reason: z.string().meta({ description: 'What keeps it from its end, in words' }),
  tries: z.number(),
  next_try_at: isoInstant.nullable(),
  created_at: isoInstant,
  abilities: z.object({ retry: z.boolean(), close: z.boolean() }),
});
export type StuckMove = z.infer<typeof stuckMove>;

export const getMoves = operation({
  feature,
  method: 'GET',
  path: '/admin/moves',
  summary: 'List moves and refunds that are not done, and shared cards, oldest first',
  query: z.object({ ...page(), state: z.enum(STUCK_STATES).optional() }),
  answer: z.object({ data: z.array(stuckMove), total: z.number() }),
});

export const retryMove = operation({
  feature,
  method: 'POST',
  path: '/admin/moves/{id}/retry',
  summary: 'Try a move again at once',
  params: idParams,
  answer: z.object({ message: z.string() }),
});

export const closeMove = operation({
  feature,
  method: 'POST',
  path: '/admin/moves/{id}/close',
  summary:
    'Close a move that was settled outside the provider, or a shared card that was looked at',
  params: idParams,
  body: z.object({
    kind: z.enum(STUCK_KINDS).optional().meta({ description: 'shared_card; otherwise a move' }),
    note: text(MOVE_NOTE_MAX).trim().min(1, { error: 'reason_is_required' }),
  }),
  answer: z.object({ message: z.string() }),
});

export const auditEntry = z.object({
  id: z.number(),
  at: isoInstant,
  action: z.string(),
  actor: person.nullable().meta({ description: 'Who did it; null: the program or a visitor' }),
  member: person.nullable().meta({ description: 'Whose account it concerns' }),
  address: z.string().nullable().meta({ description: 'The network address of the call' }),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const getAudit = operation({
  feature,
  method: 'GET',
  path: '/admin/audit',
  summary: 'List the audit log, newest first',
  query: z.object({
    ...downFrom,
    member: id.optional().meta({ description: 'Who did it, or whose account it concerns' }),
  }),
  answer: z.object({ data: z.array(auditEntry), next }),
});

const retryable = z.object({ retry: z.boolean() });

export const orderedEmail = z.object({
  id: z.string().meta({ description: 'email-12, as POST /admin/jobs/{id}/retry takes it' }),
  kind: z.string(),
  state: z.enum(EMAIL_STATES),
  recipient: z
    .string()
    .nullable()
    .meta({ description: 'null: no one, or not known before it is sent' }),
  member: person.nullable().meta({ description: 'The member with that address' }),
  ordered_at: isoInstant,
  done_at: isoInstant.nullable().meta({ description: 'When it was sent, skipped, or failed' }),
  next_attempt_at: isoInstant.nullable(),
  attempts: z.number(),
  error: z.string().nullable(),
  refusal: mailRefusal
    .nullable()
    .meta({ description: 'The recipient gets no emails until the address is verified again' }),
  stays_unsent: z.boolean().meta({
    description: 'The address refused emails and is verified again. Only an admin sends it now',
  }),
  abilities: retryable,
});
export type OrderedEmail = z.infer<typeof orderedEmail>;

export const getOrderedEmails = operation({
  feature,
  method: 'GET',
  path: '/admin/emails',
  summary: 'List ordered, sent and failed emails, newest first, without their text',
  query: z.object({
    ...downFrom,
    member: id.optional(),
    to: text(254).trim().min(1).optional().meta({ description: 'The whole address' }),
    state: z.enum(EMAIL_STATES).optional(),
  }),
  answer: z.object({ data: z.array(orderedEmail), next }),
});

export const queue = z.object({
  name: z.string(),
  waiting: z.number(),
  active: z.number(),
  failed: z.number(),
  next_at: isoInstant.nullable(),
});

export const failedWork = z.object({
  id: z.string().meta({ description: 'job-<UUID>, or email-<number>' }),
  kind: z.string(),
  attempts: z.number(),
  failed_at: isoInstant,
  error: z.string().nullable().meta({ description: 'The first line, without addresses and keys' }),
  abilities: retryable,
});
export type FailedWork = z.infer<typeof failedWork>;

export const getJobs = operation({
  feature,
  method: 'GET',
  path: '/admin/jobs',
  summary: 'Get waiting, running and failed jobs and emails',
  answer: z.object({
    emails: z.object({
      waiting: z.number(),
      overdue: z.number().meta({ description: 'Waiting for more than ten minutes' }),
      failed: z.number(),
      next_at: isoInstant.nullable(),
      kinds: z.array(z.object({ kind: z.string(), waiting: z.number(), failed: z.number() })),
    }),
    queues: z.array(queue),
    failed: z.array(failedWork).meta({ description: 'The newest failures' }),
  }),
});

export const retryJob = operation({
  feature,
  method: 'POST',
  path: '/admin/jobs/{id}/retry',
  summary: 'Retry a failed job or a failed email',
  params: z.object({ id: text(64) }),
  answer: z.object({ message: z.string() }),
});
