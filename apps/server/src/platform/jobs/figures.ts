import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type FigureDefinition, labeled } from '../figures.ts';
import { JOBS_SCHEMA } from './boss.ts';

const queue = sql.table(`${JOBS_SCHEMA}.queue`);
const job = sql.table(`${JOBS_SCHEMA}.job`);
const IS_DUE = sql`state < 'active' and start_after <= now()`;

/** Whether the job `j` has been due for so long that something is wrong. */
export const isJobLate = sql<boolean>`(
  j.state < 'active' and j.start_after < now() - interval '10 minutes')`;

/** How the jobs of all nodes stand. Their times are the database's. */
export const jobFigures: readonly FigureDefinition[] = [
  {
    name: 'jobs',
    help: "Jobs in the queues by state, as of the job queue's last count",
    labels: ['job', 'state'],
    value: () =>
      labeled(sql`
        select q.name as job, c.state, c.value from ${queue} q cross join lateral (values
          ('waiting', q.queued_count), ('active', q.active_count), ('failed', q.failed_count)
        ) c (state, value)`),
  },
  {
    name: 'jobs_late',
    help: 'Jobs that have been due for more than ten minutes and that no node has started',
    value: () => sql`(select count(*)::int from ${job} j where ${isJobLate})`,
  },
  {
    name: 'jobs_late_seconds',
    help: 'How long the oldest job that no node has started has been due; 0 if there is none',
    value: () => sql`(
      select coalesce(extract(epoch from now() - min(start_after)), 0)::float8
      from ${job} where ${IS_DUE})`,
  },
];

/** How many jobs are late; 0 before the first worker has started. */
export async function countLateJobs(db: Db): Promise<number> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass(${`${JOBS_SCHEMA}.job`}) is not null as exists`.execute(db);
  if (tables[0]?.exists !== true) return 0;
  const { rows } = await sql<{ late: number }>`
    select count(*)::int as late from ${job} j where ${isJobLate}`.execute(db);
  return rows[0]?.late ?? 0;
}
