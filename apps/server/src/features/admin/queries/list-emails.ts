import type { EmailState } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { refusalOf, type StoredRefusal } from '../../../platform/outbox/refusing-addresses.ts';
import { ADDRESS_REFUSES, NOT_UNTIL_VERIFIED } from '../../../platform/outbox/rows.ts';

export interface EmailRow {
  id: number;
  kind: string;
  state: EmailState;
  recipient: string | null;
  member_id: number | null;
  member_name: string | null;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
  /** null while its address is not verified. */
  next_attempt_at: Date | null;
  attempts: number;
  last_error: string | null;
  /** Of the recipient's address, today. */
  refusal: StoredRefusal | null;
}

export interface EmailQuery {
  member?: number | undefined;
  to?: string | undefined;
  state?: EmailState | undefined;
  limit: number;
  before?: number | undefined;
  /** Without those that were not tried, because their address refuses emails. */
  isTried?: true;
}

const IS_TRIED = sql`o.last_error is distinct from ${ADDRESS_REFUSES}`;

const STATES: Record<EmailState, RawBuilder<unknown>> = {
  waiting: sql`o.sent_at is null and o.failed_at is null`,
  sent: sql`o.sent_at is not null and o.recipient is not null`,
  skipped: sql`o.sent_at is not null and o.recipient is null`,
  failed: sql`o.failed_at is not null and o.sent_at is null`,
};

const STATE = sql<EmailState>`case
  when ${STATES.failed} then 'failed' when ${STATES.waiting} then 'waiting'
  when ${STATES.sent} then 'sent' else 'skipped' end`;

const RECIPIENT = sql`coalesce(o.recipient, (o.payload->>'email')::citext, p.email)`;

/** The newest emails before a number. An order contains references only: no text and no token. */
export async function listEmails(trx: Trx, query: EmailQuery): Promise<EmailRow[]> {
  const { state, limit, before, isTried } = query;
  const conditions = [sql`o.kind = 'mail'`];
  if (before !== undefined) conditions.push(sql`o.id < ${before}`);
  if (state !== undefined) conditions.push(STATES[state]);
  if (isTried) conditions.push(IS_TRIED);
  const common = sql.join(conditions, sql` and `);
  const newest = (condition: RawBuilder<unknown>) => sql`
    (select o.* from outbox o where ${common} and ${condition} order by o.id desc limit ${limit})`;
  // Each way of referring to a recipient has its own index.
  const found = sql.join(recipientsOf(query).map(newest), sql` union `);
  const { rows } = await sql<EmailRow>`
    select o.id, o.payload->>'mail' as kind, ${STATE} as state,
      coalesce(o.recipient, o.payload->>'email', p.email) as recipient,
      m.id as member_id, m.display_name as member_name,
      o.created_at, o.sent_at, o.failed_at, o.attempts, o.last_error,
      nullif(o.next_attempt_at, ${NOT_UNTIL_VERIFIED}::timestamptz) as next_attempt_at,
      ${refusalOf(RECIPIENT)} as refusal
    from (${found}) o
    left join members p on p.id = (o.payload->>'memberId')::integer
    left join members m on m.email = ${RECIPIENT}
    order by o.id desc limit ${limit}`.execute(trx);
  return rows;
}

function recipientsOf({ member, to }: EmailQuery): RawBuilder<unknown>[] {
  if (member !== undefined) {
    const own = sql`(select email from members where id = ${member})`;
    return [
      sql`o.recipient = ${own}`,
      sql`o.payload ? 'memberId' and (o.payload->>'memberId')::integer = ${member}`,
      sql`o.payload ? 'email' and lower(o.payload->>'email') = lower(${own}::text)`,
    ];
  }
  if (to === undefined) return [sql`true`];
  const whose = sql`(select id from members where email = ${to}::citext)`;
  return [
    sql`o.recipient = ${to}::citext`,
    sql`o.payload ? 'memberId' and (o.payload->>'memberId')::integer = ${whose}`,
    sql`o.payload ? 'email' and lower(o.payload->>'email') = lower(${to})`,
  ];
}

interface OutboxState {
  waiting: number;
  overdue: number;
  failed: number;
  next_at: string | null;
  kinds: { kind: string; waiting: number; failed: number }[];
}

/** Emails that wait this long indicate a problem. */
const OVERDUE_MINUTES = 10;

/** Waiting emails in the outbox, and those that failed when they were tried; in total and by type. */
export async function getOutboxState(db: Db, now: Date): Promise<OutboxState> {
  const { rows } = await sql<OutboxState>`
    with open as (
      select o.payload->>'mail' as kind,
        nullif(o.next_attempt_at, ${NOT_UNTIL_VERIFIED}::timestamptz) as at, false as failed
      from outbox o where o.kind = 'mail' and ${STATES.waiting}
      union all
      select o.payload->>'mail', null, true from outbox o
      where o.kind = 'mail' and ${STATES.failed} and ${IS_TRIED}
    ), kinds as (
      select kind, count(*) filter (where not failed)::integer as waiting,
        count(*) filter (where failed)::integer as failed
      from open group by kind order by kind
    )
    select count(*) filter (where not failed)::integer as waiting,
      count(*) filter (where at < ${now}::timestamptz
        - make_interval(mins => ${sql.lit(OVERDUE_MINUTES)}))::integer as overdue,
      count(*) filter (where failed)::integer as failed, min(at) as next_at,
      (select coalesce(json_agg(kinds), '[]') from kinds) as kinds
    from open`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate has one row');
  return { ...row, next_at: row.next_at && new Date(row.next_at).toISOString() };
}
