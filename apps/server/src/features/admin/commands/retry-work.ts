import { audit } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { retryMail } from '../../../platform/outbox/rows.ts';
import type { Services } from '../../../platform/services.ts';
import { parseWorkId } from '../present-running.ts';
import type { Reader } from './read-running.ts';

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
