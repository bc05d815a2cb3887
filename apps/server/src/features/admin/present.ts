import type { contract } from '@crewpad/contract';
import {
  HIDABLE_SUBJECTS,
  REPORT_TRANSITIONS,
  type ReportAction,
  type ReportState,
  type ReportSubject,
  toDollars,
} from '@crewpad/domain';
import type { MemberActor } from '../../platform/access/actor.ts';
import { abilitiesOf, allowed, type Decision, refused } from '../../platform/access/decision.ts';
import type { CsvColumn } from '../../platform/csv.ts';
import { conflict } from '../../platform/errors.ts';
import type { FailedJob, QueueState } from '../../platform/jobs/definition.ts';
import { presentRefusal } from '../../platform/outbox/refusing-addresses.ts';
import { ADDRESS_REFUSES } from '../../platform/outbox/rows.ts';
import type { Translate } from '../../platform/texts.ts';
import { canWithAccount, presentLock } from '../accounts/index.ts';
import type { PlanPayment, StuckRow } from '../billing/index.ts';
import type { EmailRow, ListedMember, NoteRow, ReportRow } from './admin.queries.ts';
import type { AuditRow } from './audit.queries.ts';
import type { readMember } from './members.ts';

/** A member for admins. Pure. */
export function presentMember(
  actor: MemberActor,
  { member, sessions, notes, payment, security, life }: Awaited<ReturnType<typeof readMember>>,
): contract.admin.MemberDetail {
  const { expire_at, created_at, closed_at, email_refusal, email_change, ...others } = member;
  const { locked_at, lock_reason, collections_held_at, ...rest } = others;
  const isSubject = member.id !== actor.id && member.role !== 'admin' && member.status !== 'CLOSED';
  return {
    ...rest,
    email_refusal: presentRefusal(email_refusal),
    expire_at: expire_at?.toISOString() ?? null,
    locked: presentLock({ locked_at, lock_reason, collections_held_at }),
    email_change: email_change && {
      email: email_change.email,
      changes_at: new Date(email_change.due_at).toISOString(),
      verified: email_change.verified,
    },
    created_at: created_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      created_at: session.created_at.toISOString(),
      last_seen_at: session.last_seen_at.toISOString(),
      current: session.id === actor.session.id,
    })),
    abilities: {
      view_as: canWithAccount(actor, 'open_view', member).allowed,
      end_sessions: sessions.some(({ id }) => id !== actor.session.id),
      lock: isSubject && locked_at === null,
      hold_collections: isSubject && locked_at !== null && collections_held_at === null,
      unlock: isSubject && locked_at !== null,
      resend_verification: isSubject && !member.email_verified,
      change_email: isSubject,
      stop_email: isSubject && email_change !== null,
      move_term: isSubject && member.user_plan !== null && expire_at !== null,
      refund: isSubject && payment !== undefined && canRefund(payment),
    },
    plan_payment: payment === undefined ? null : presentPlanPayment(payment),
    ...life,
    security: security.map(presentEntry),
    notes: notes.map(presentNote),
  };
}

const canRefund = ({ leftCents, isDisputed, hasRefundInFlight }: PlanPayment) =>
  leftCents > 0 && !isDisputed && !hasRefundInFlight;

const presentPlanPayment = ({ id, plan, paidAt, amountCents, leftCents }: PlanPayment) => ({
  ...{ charge_id: id, plan, paid_at: new Date(paidAt).toISOString() },
  ...{ amount: toDollars(amountCents), left: toDollars(leftCents) },
});

/** A member in the list of members. Pure. */
export const presentListedMember = ({
  created_at,
  last_seen_at,
  ...member
}: ListedMember): contract.admin.ListedMember => ({
  ...member,
  created_at: created_at.toISOString(),
  last_seen_at: last_seen_at?.toISOString() ?? null,
});

/** The table of members, without phone numbers. */
export function memberColumns(t: Translate): CsvColumn<contract.admin.ListedMember>[] {
  const yes = (value: boolean) => t(value ? 'admin:yes' : 'admin:no');
  return [
    { heading: t('admin:column_id'), value: ({ id }) => id },
    { heading: t('admin:column_name'), value: ({ display_name }) => display_name },
    { heading: t('admin:column_email'), value: ({ email }) => email },
    { heading: t('admin:column_verified'), value: ({ email_verified }) => yes(email_verified) },
    { heading: t('admin:column_plan'), value: ({ user_plan }) => user_plan },
    { heading: t('admin:column_status'), value: ({ status }) => status },
    { heading: t('admin:column_expired'), value: ({ expired }) => yes(expired) },
    { heading: t('admin:column_locked'), value: ({ locked }) => yes(locked) },
    {
      heading: t('admin:column_collections'),
      value: ({ collections_held }) => yes(collections_held),
    },
    { heading: t('admin:column_held'), value: ({ payouts_held }) => yes(payouts_held) },
    { heading: t('admin:column_joined'), value: ({ created_at }) => created_at.slice(0, 10) },
    {
      heading: t('admin:column_seen'),
      value: ({ last_seen_at }) => last_seen_at?.slice(0, 10) ?? null,
    },
  ];
}

/** A note of an admin about a member. Pure. */
export const presentNote = ({
  id,
  text,
  created_at,
  author_id,
  author_name,
}: NoteRow): contract.admin.MemberDetail['notes'][number] => ({
  ...{ id, text, created: created_at.toISOString() },
  author: { id: author_id, display_name: author_name },
});

const EMAIL = /^email-(\d{1,9})$/;
const JOB = /^job-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Parses the id of failed work; undefined if malformed. */
export function parseWorkId(id: string): { email: number } | { job: string } | undefined {
  const [, email] = EMAIL.exec(id) ?? [];
  if (email !== undefined) return { email: Number(email) };
  const [, job] = JOB.exec(id) ?? [];
  return job === undefined ? undefined : { job };
}

const ERROR_MAX = 300;
const ADDRESS = /[^\s<>"'=]+@[^\s<>"',;]+/g;
/** Provider keys, tokens and other random-looking strings. */
const KEY = /\b(?:sk|rk|pk|whsec)_\w+|[\w-]{40,}/g;

/** The first line of an error, with secrets and addresses removed. */
export function firstLine(error: string | null): string | null {
  const [line = ''] = (error ?? '').trim().split(/[\r\n]/);
  const safe = line.replace(ADDRESS, '[address]').replace(KEY, '[key]').slice(0, ERROR_MAX);
  return safe === '' ? null : safe;
}

const personOf = (id: number | null, name: string | null) =>
  id === null ? null : { id, display_name: name ?? '' };

/** The cursor of the next page; null on the last page. */
export function nextOf(rows: readonly { id: number }[], limit: number): number | null {
  return rows.length < limit ? null : (rows.at(-1)?.id ?? null);
}

export function presentEntry(row: AuditRow): contract.admin.AuditEntry {
  const { at, actor_id, actor_name, member_id, member_name, ...rest } = row;
  return {
    ...rest,
    at: at.toISOString(),
    actor: personOf(actor_id, actor_name),
    member: personOf(member_id, member_name),
  };
}

export function presentEmail(row: EmailRow): contract.admin.OrderedEmail {
  const { id, kind, state, subject, recipient, attempts } = row;
  const wasRefused = state === 'failed' && row.last_error === ADDRESS_REFUSES;
  // It would not be tried this time either.
  const isRefused = wasRefused && row.refusal !== null;
  return {
    id: `email-${id}`,
    kind,
    state,
    subject,
    recipient,
    member: personOf(row.member_id, row.member_name),
    ordered_at: row.created_at.toISOString(),
    done_at: (row.sent_at ?? row.failed_at)?.toISOString() ?? null,
    next_attempt_at: state === 'waiting' ? (row.next_attempt_at?.toISOString() ?? null) : null,
    attempts,
    error: firstLine(row.last_error),
    refusal: presentRefusal(row.refusal),
    stays_unsent: wasRefused && !isRefused,
    abilities: { retry: state === 'failed' && !isRefused },
  };
}

export function presentQueue({ nextAt, ...queue }: QueueState) {
  return { ...queue, next_at: nextAt?.toISOString() ?? null };
}

export function presentFailedJob(job: FailedJob): contract.admin.FailedWork {
  const { id, name, attempts, failedAt, error } = job;
  return {
    id: `job-${id}`,
    kind: name,
    attempts,
    failed_at: failedAt.toISOString(),
    error: firstLine(error),
    abilities: { retry: true },
  };
}

export function presentFailedEmail(row: EmailRow): contract.admin.FailedWork {
  const { id, kind, attempts, error, abilities } = presentEmail(row);
  const failed_at = (row.failed_at ?? row.created_at).toISOString();
  return { id, kind, attempts, failed_at, error, abilities };
}

/** A move or a refund that is not done, for admins. Pure. */
export function presentMove(row: StuckRow, t: Translate): contract.admin.StuckMove {
  const { id, kind, state, tries, payee_id, payee_name, payer_id, payer_name } = row;
  const isCard = kind === 'shared_card';
  const isRefused = state === 'refused' || state === 'abandoned';
  const isRefund = kind === 'refund';
  const isMove = !isRefund && !isCard;
  return {
    id,
    kind,
    state,
    amount: toDollars(row.amount_cents),
    lister: payee_id === null ? null : { id: payee_id, display_name: payee_name ?? '' },
    tenant: { id: payer_id, display_name: payer_name },
    reason: reasonOf(row, t),
    tries,
    next_try_at: row.next_try_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    abilities: {
      retry: isMove || (isRefund && isRefused),
      close: isCard || (isMove && state !== 'unknown'),
    },
  };
}

function reasonOf({ kind, state, code, message }: StuckRow, t: Translate): string {
  if (kind === 'shared_card') return t('admin:why_shared_card');
  if (state !== 'refused' && state !== 'abandoned') return t(`admin:why_${state}`);
  if (code === 'balance_insufficient') return t('admin:why_no_balance');
  return message || t('admin:why_refused');
}

/** The actions that an admin can take on a report now. */
export function canWithReport(
  action: ReportAction,
  { state, subject }: { state: ReportState; subject: ReportSubject },
): Decision {
  if (action !== 'dismiss' && !HIDABLE_SUBJECTS.includes(subject)) {
    return refused(() => conflict('admin:not_hidable'));
  }
  const isPossible = REPORT_TRANSITIONS.some(
    (step) => step.action === action && step.from === state,
  );
  return isPossible ? allowed : refused(() => conflict('admin:already_closed'));
}

/** A report for admins. Pure. */
export function presentReport(row: ReportRow): contract.admin.Report {
  const { created_at, closed_at, closer_id, closer_name, reporter_id, reporter_name, ...rest } =
    row;
  return {
    ...rest,
    created: created_at.toISOString(),
    reporter: { id: reporter_id, display_name: reporter_name },
    closed: closed_at?.toISOString() ?? null,
    closed_by: closer_id === null ? null : { id: closer_id, display_name: closer_name ?? '' },
    abilities: abilitiesOf(['dismiss', 'hide', 'restore'], (action) => canWithReport(action, row)),
  };
}
