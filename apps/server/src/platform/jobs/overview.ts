import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Trx } from '../database/transaction.ts';
import { JOBS_SCHEMA } from './boss.ts';
import type { FailedJob, QueueState } from './definition.ts';

const table = (name: string) => sql.table(`${JOBS_SCHEMA}.${name}`);

/** The queues of pg-boss itself. */
const OWN = sql`q.name not like '\\_\\_%'`;

type QueueRow = Omit<QueueState, 'nextAt'> & { dueAt: Date | null };

interface Overview {
  queues: QueueRow[];
  failed: FailedJob[];
}

/** The queues with waiting, running and failed counts, and the newest failures; one statement. */
export async function readOverview(db: Db, limit: number): Promise<Overview> {
  const { rows } = await sql<
    QueueRow & { newest: (Omit<FailedJob, 'failedAt'> & { at: string })[] }
  >`
    select q.name, j.waiting, j.active, j.failed, j."dueAt", f.newest
    from ${table('queue')} q
    cross join lateral (
      select count(*) filter (where j.state < 'active')::integer as waiting,
        count(*) filter (where j.state = 'active')::integer as active,
        count(*) filter (where j.state = 'failed')::integer as failed,
        min(j.start_after) filter (where j.state < 'active') as "dueAt"
      from ${table('job')} j where j.name = q.name and (j.state <= 'active' or j.state = 'failed')
    ) j
    cross join lateral (
      select coalesce(json_agg(n), '[]') as newest from (
        select n.id, n.name, n.retry_count + 1 as attempts, n.completed_on as at,
          n.output->>'message' as error
        from ${table('job')} n where j.failed > 0 and n.name = q.name and n.state = 'failed'
        order by n.completed_on desc limit ${limit}
      ) n
    ) f
    where ${OWN} order by q.name`.execute(db);
  const failed = rows
    .flatMap(({ newest }) => newest)
    .map(({ at, ...job }) => ({ ...job, failedAt: new Date(at) }))
    .sort((one, other) => other.failedAt.getTime() - one.failedAt.getTime())
    .slice(0, limit);
  return { queues: rows.map(({ newest: _, ...queue }) => queue), failed };
}

/** A job of any queue, locked. */
export async function lockJob(
  trx: Trx,
  id: string,
): Promise<{ name: string; state: string } | undefined> {
  const { rows } = await sql<{ name: string; state: string }>`
    select j.name, j.state::text from ${table('job')} j
    where j.name = any (array(select q.name from ${table('queue')} q)) and j.id = ${id}::uuid
    for update`.execute(trx);
  return rows[0];
}
