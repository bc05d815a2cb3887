import {
  AUDIT_KINDS,
  EMAIL_STATES,
  MOVE_NOTE_MAX,
  STUCK_KINDS,
  STUCK_STATES,
} from '@crewpad/domain';
import { z } from 'zod';
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
} from '../common.ts';
import { operation } from '../operation.ts';
import { date } from '../rentals/forms.ts';
import { person } from './reports.ts';

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
  summary: 'Try a move, or a refund that the provider refused, again at once',
  params: idParams,
  body: z.object({
    kind: z.enum(STUCK_KINDS).optional().meta({ description: 'refund; otherwise a move' }),
  }),
  bodyIsOptional: true,
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

const day = date('date_is_required').optional();

export const getAudit = operation({
  feature,
  method: 'GET',
  path: '/admin/audit',
  summary: 'List the audit log, newest first',
  query: z
    .object({
      ...downFrom,
      actor: id.optional().meta({ description: 'Who did it' }),
      member: id.optional().meta({ description: 'Who did it, or whose account it concerns' }),
      kind: z.enum(AUDIT_KINDS).optional(),
      from: day.meta({ description: 'The first day, in the time zone of the language' }),
      to: day.meta({ description: 'The last day' }),
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['to'],
      error: 'end_is_before_start',
    }),
  answer: z.object({
    data: z.array(auditEntry),
    next,
    admins: z.array(person).meta({ description: 'Whom `actor` can name, by name' }),
  }),
});

const retryable = z.object({ retry: z.boolean() });

export const orderedEmail = z.object({
  id: z.string().meta({ description: 'email-12, as POST /admin/jobs/{id}/retry takes it' }),
  kind: z.string(),
  state: z.enum(EMAIL_STATES),
  subject: z
    .string()
    .nullable()
    .meta({ description: 'As it was sent, or tried; null before that' }),
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
  late: z.number().meta({ description: 'Should have begun more than ten minutes ago' }),
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
      kinds: z.array(
        z.object({
          kind: z.string(),
          waiting: z.number(),
          late: z.number().meta({ description: 'Waiting for more than ten minutes' }),
          failed: z.number(),
        }),
      ),
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
