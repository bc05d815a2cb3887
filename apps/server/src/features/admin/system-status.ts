import { audit } from '../../platform/audit.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { retryMail } from '../../platform/outbox/rows.ts';
import type { Services } from '../../platform/services.ts';
import { type EmailQuery, getOutboxState, listEmails } from './admin.queries.ts';
import { type AuditQuery, listAudit } from './audit.queries.ts';
import type { Deps, Reader } from './members.ts';
import {
  nextOf,
  parseWorkId,
  presentEmail,
  presentEntry,
  presentFailedEmail,
  presentFailedJob,
  presentQueue,
} from './present.ts';

const FAILURES = 25;

export function readAudit(
  { db, clock }: Deps,
  { adminId, address, timeZone }: Reader & { timeZone: string },
  query: AuditQuery,
) {
  return transaction(db, async (trx) => {
    const { rows, admins } = await listAudit(trx, query, timeZone);
    await audit(trx, {
      action: 'admin.audit_read',
      actorId: adminId,
      memberId: null,
      address,
      details: { ...query },
      at: clock.now(),
    });
    return { data: rows.map(presentEntry), next: nextOf(rows, query.limit), admins };
  });
}

export function readEmails({ db, clock }: Deps, { adminId, address }: Reader, query: EmailQuery) {
  return transaction(db, async (trx) => {
    const rows = await listEmails(trx, query);
    await audit(trx, {
      action: 'admin.emails_read',
      actorId: adminId,
      memberId: null,
      address,
      details: { ...query },
      at: clock.now(),
    });
    return { data: rows.map(presentEmail), next: nextOf(rows, query.limit) };
  });
}

/** Counts waiting and failed work: the queues in one statement, the outbox in two. */
export async function readJobs({ db, clock, jobs }: Deps, { adminId, address }: Reader) {
  const now = clock.now();
  const [{ queues, failed }, emails] = await Promise.all([
    jobs.overview(FAILURES),
    getOutboxState(db, now),
  ]);
  const failedEmails = await transaction(db, async (trx) => {
    await audit(trx, {
      action: 'admin.jobs_read',
      actorId: adminId,
      memberId: null,
      address,
      at: now,
    });
    return emails.failed === 0
      ? []
      : listEmails(trx, { state: 'failed', limit: FAILURES, isTried: true });
  });
  const failures = [...failed.map(presentFailedJob), ...failedEmails.map(presentFailedEmail)];
  return {
    emails,
    queues: queues.map(presentQueue),
    failed: failures.sort((a, b) => b.failed_at.localeCompare(a.failed_at)),
  };
}

/**
 * Retries a failed job or email. Of two concurrent calls one succeeds.
 * @returns the key of the confirmation text
 * @throws ApiError 404, or 409 if it has not failed or the same job is waiting or running
 */
export function retryWork(
  { db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>,
  { adminId, address }: Reader,
  id: string,
): Promise<'admin:email_retried' | 'admin:job_retried'> {
  const work = parseWorkId(id);
  if (work === undefined) throw notFound();
  const now = clock.now();
  return transaction(db, async (trx) => {
    const isEmail = 'email' in work;
    const retried = await (isEmail ? retryMail(trx, work.email, now) : jobs.retry(trx, work.job));
    if (retried === undefined) throw notFound();
    const { kind, isRetried } = retried;
    if (!isRetried) throw conflict(isEmail ? 'admin:email_not_failed' : 'admin:job_not_failed');
    await audit(trx, {
      action: isEmail ? 'email.retried' : 'job.retried',
      actorId: adminId,
      memberId: null,
      address,
      details: { id, kind },
      at: now,
    });
    return isEmail ? 'admin:email_retried' : 'admin:job_retried';
  });
}
