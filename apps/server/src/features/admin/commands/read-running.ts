import { audit } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { listSessions } from '../../accounts/index.ts';
import {
  nextOf,
  presentEmail,
  presentEntry,
  presentFailedEmail,
  presentFailedJob,
  presentQueue,
} from '../present-running.ts';
import { findMember } from '../queries/find-member.ts';
import { listAudit } from '../queries/list-audit.ts';
import { type EmailQuery, getOutboxState, listEmails } from '../queries/list-emails.ts';

/** The reading admin and their address. Every read is audited. */
export interface Reader {
  adminId: number;
  address: string;
}

type Deps = Pick<Services, 'db' | 'clock' | 'jobs'>;

const FAILURES = 25;

export function readMember({ db, clock }: Deps, { adminId, address }: Reader, id: number) {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const member = await findMember(trx, id, now);
    if (member === undefined) throw notFound();
    await audit(trx, {
      action: 'admin.member_read',
      actorId: adminId,
      memberId: id,
      address,
      at: now,
    });
    return { member, sessions: await listSessions(trx, id, now) };
  });
}

interface AuditQuery {
  member?: number | undefined;
  limit: number;
  before?: number | undefined;
}

export function readAudit({ db, clock }: Deps, { adminId, address }: Reader, query: AuditQuery) {
  return transaction(db, async (trx) => {
    const rows = await listAudit(trx, query);
    await audit(trx, {
      action: 'admin.audit_read',
      actorId: adminId,
      memberId: null,
      address,
      details: { ...query },
      at: clock.now(),
    });
    return { data: rows.map(presentEntry), next: nextOf(rows, query.limit) };
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
    failed: failures.sort((one, other) => other.failed_at.localeCompare(one.failed_at)),
  };
}
