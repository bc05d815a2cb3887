import type { contract } from '@crewpad/contract';
import type { FailedJob, QueueState } from '../../platform/jobs/definition.ts';
import { presentRefusal } from '../../platform/outbox/refusing-addresses.ts';
import { ADDRESS_REFUSES } from '../../platform/outbox/rows.ts';
import type { AuditRow } from './queries/list-audit.ts';
import type { EmailRow } from './queries/list-emails.ts';

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
  const { id, kind, state, recipient, attempts } = row;
  const wasRefused = state === 'failed' && row.last_error === ADDRESS_REFUSES;
  // It would not be tried this time either.
  const isRefused = wasRefused && row.refusal !== null;
  return {
    id: `email-${id}`,
    kind,
    state,
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
