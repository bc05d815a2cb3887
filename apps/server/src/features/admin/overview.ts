import type { contract } from '@crewpad/contract';
import { localDate } from '@crewpad/domain';
import { sql } from 'kysely';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { countLateJobs } from '../../platform/jobs/figures.ts';
import type { Services } from '../../platform/services.ts';
import { getOutboxState } from './admin.queries.ts';
import type { Deps, Reader } from './members.ts';

const DAYS = 30;

/** What happened in the last thirty days (UTC), and what is open now, in one round trip. */
export function readOverview(
  { db, clock }: Deps,
  { adminId, address }: Reader,
): Promise<contract.admin.Overview> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const action = 'admin.overview_read';
    await audit(trx, { action, actorId: adminId, memberId: null, address, at: now });
    const today = localDate(now, 'UTC');
    const { rows } = await sql<{ overview: contract.admin.Overview }>`
      with days as (
        select day::date from generate_series(
          ${today}::date - ${sql.lit(DAYS - 1)}, ${today}::date, interval '1 day') day
      ), since as (select (min(day) || ' UTC')::timestamptz as at from days),
      joined as (
        select (created_at at time zone 'UTC')::date as day, count(*)::int as n from members
        where created_at >= (select at from since) group by 1
      ), charged as (
        select (created_at at time zone 'UTC')::date as day,
          count(*) filter (where status = 'paid')::int as paid,
          count(*) filter (where status = 'declined')::int as declined,
          count(*) filter (where status not in ('paid', 'declined'))::int as open
        from payment_attempts where created_at >= (select at from since) group by 1
      ), mailed as (
        select (created_at at time zone 'UTC')::date as day,
          count(*) filter (where sent_at is not null)::int as sent,
          count(*) filter (where sent_at is null and failed_at is not null)::int as failed,
          count(*) filter (where sent_at is null and failed_at is null)::int as waiting
        from outbox where kind = 'mail' and created_at >= (select at from since) group by 1
      )
      select json_build_object(
        'days', (
          select json_agg(json_build_object('day', d.day, 'sign_ups', coalesce(j.n, 0),
            'charges', json_build_object('paid', coalesce(c.paid, 0),
              'declined', coalesce(c.declined, 0), 'open', coalesce(c.open, 0)),
            'emails', json_build_object('sent', coalesce(m.sent, 0),
              'failed', coalesce(m.failed, 0), 'waiting', coalesce(m.waiting, 0)),
            'late', coalesce(l.times, 0)) order by d.day)
          from days d left join joined j using (day) left join charged c using (day)
          left join mailed m using (day) left join late_work l using (day)),
        'active_members', (
          select count(distinct member_id)::int from sessions
          where admin_session_id is null and last_seen_at >= (select at from since)),
        'messages', (select count(*)::int from messages where created_at >= (select at from since)),
        'open_reports', (select count(*)::int from reports where state = 'open')
      ) as overview`.execute(trx);
    const [row] = rows;
    if (row === undefined) throw new Error('a select without a table has one row');
    return row.overview;
  });
}

/** Counts the emails and the jobs that wait too long now, on this day. */
export async function countLateWork({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const { overdue } = await getOutboxState(db, now);
  await addLateWork(db, overdue + (await countLateJobs(db)), now);
}

async function addLateWork(db: Db, times: number, now: Date): Promise<void> {
  if (times === 0) return;
  await sql`
    insert into late_work (day, times) values (${localDate(now, 'UTC')}, ${times})
    on conflict (day) do update set times = late_work.times + excluded.times`.execute(db);
}
