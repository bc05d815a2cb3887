import type { contract } from '@crewpad/contract';
import type {
  EmailState,
  MemberFilter,
  MemberRole,
  MemberSort,
  MemberStatus,
  Plan,
  ReportReason,
  ReportState,
  ReportSubject,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { refusalOf, type StoredRefusal } from '../../platform/outbox/refusing-addresses.ts';
import { ADDRESS_REFUSES, NOT_UNTIL_VERIFIED } from '../../platform/outbox/rows.ts';

interface MemberRow {
  id: number;
  display_name: string;
  first_name: string;
  last_name: string;
  email: string;
  email_verified: boolean;
  email_refusal: StoredRefusal | null;
  photo: string | null;
  role: MemberRole;
  status: MemberStatus;
  user_plan: Plan | null;
  signup_plan: Plan | null;
  expire_at: Date | null;
  locked_at: Date | null;
  lock_reason: string;
  collections_held_at: Date | null;
  email_change: { email: string; due_at: string; verified: boolean } | null;
  expired: boolean;
  repeat: boolean;
  created_at: Date;
  closed_at: Date | null;
  num_listings: number;
  num_rentals: number;
  open_reports: number;
}

/** A member for admins. Their sessions are read separately. */
export async function findMember(trx: Trx, id: number, now: Date): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select m.id, m.display_name, m.first_name, m.last_name, m.email,
      m.email_verified_at is not null as email_verified,
      ${refusalOf(sql`m.email`)} as email_refusal, m.photo, m.role, m.status, m.user_plan,
      m.signup_plan, m.expire_at, m.locked_at, m.lock_reason, m.collections_held_at,
      (select json_build_object('email', n.email, 'due_at', n.due_at,
        'verified', n.verified_at is not null) from email_changes n where n.member_id = m.id) as email_change,
      m.user_plan is not null and coalesce(m.expire_at <= ${now}::timestamptz, false) as expired,
      m.repeat, m.created_at, m.closed_at,
      (select count(*)::integer from listings l where l.user_id = m.id and l.status > 0) as num_listings,
      (select count(*)::integer from rentals r where r.user_id = m.id) as num_rentals,
      (select count(*)::integer from reports p
        where p.subject = 'user' and p.subject_id = m.id and p.state = 'open') as open_reports
    from members m where m.id = ${id}`.execute(trx);
  return rows[0];
}

export interface NoteRow {
  id: number;
  text: string;
  created_at: Date;
  author_id: number;
  author_name: string;
}

/** What admins noted about a member, newest first. */
export async function listNotes(trx: Trx, memberId: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.text, n.created_at, n.author_id, a.display_name as author_name
    from member_notes n join members a on a.id = n.author_id
    where n.member_id = ${memberId} order by n.id desc limit 100`.execute(trx);
  return rows;
}

export interface MemberFilters {
  search: string;
  plan?: Plan | undefined;
  status?: MemberFilter | undefined;
}

interface Listing extends MemberFilters {
  sort: MemberSort;
  limit: number;
  offset: number;
  now: Date;
}

export type ListedMember = Omit<contract.admin.ListedMember, 'created_at' | 'last_seen_at'> & {
  created_at: Date;
  last_seen_at: Date | null;
};

/** The expression must match the index on members. */
const names = sql`lower(display_name || ' ' || first_name || ' ' || last_name || ' ' || email::text)`;

const isExpiredAt = (now: Date) => sql<boolean>`
  (m.user_plan is not null and coalesce(m.expire_at <= ${now}::timestamptz, false))`;
const holdsPayouts = sql<boolean>`
  exists (select from payout_accounts p where p.account_id = m.acc_stripe and not p.payouts_enabled)`;

const hasStatus = (status: MemberFilter, now: Date): RawBuilder<unknown> => {
  switch (status) {
    case 'expired':
      return sql`${isExpiredAt(now)} and m.status <> 'CLOSED'`;
    case 'payouts_held':
      return sql`${holdsPayouts} and m.status <> 'CLOSED'`;
    case 'locked':
      return sql`m.locked_at is not null`;
    case 'collections_held':
      return sql`m.collections_held_at is not null`;
    case 'unverified':
      return sql`m.email_verified_at is null and m.status <> 'CLOSED'`;
    default:
      return sql`m.status = ${status}`;
  }
};

const ORDERS: Readonly<Record<MemberSort, RawBuilder<unknown>>> = {
  newest: sql`m.id desc`,
  name: sql`lower(m.display_name), m.id`,
  last_seen: sql`last_seen_at desc nulls last, m.id desc`,
};

/** Members whose names or email contain all words of a search. An empty search lists everyone. */
export async function listMembers(
  trx: Trx,
  { search, plan, status, sort, limit, offset, now }: Listing,
): Promise<{ data: ListedMember[]; total: number }> {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const conditions = [
    sql`true`,
    ...words.map((word) => sql`${names} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    ...(plan === undefined ? [] : [sql`m.user_plan = ${plan}`]),
    ...(status === undefined ? [] : [hasStatus(status, now)]),
  ];
  const condition = sql.join(conditions, sql` and `);
  const { rows } = await sql<ListedMember & { total: number }>`
    select m.id, m.display_name, m.email, m.email_verified_at is not null as email_verified,
      m.user_plan, m.status, ${isExpiredAt(now)} as expired, m.locked_at is not null as locked,
      m.collections_held_at is not null as collections_held,
      ${holdsPayouts} as payouts_held, m.created_at,
      (select max(s.last_seen_at) from sessions s
        where s.member_id = m.id and s.admin_session_id is null) as last_seen_at,
      (count(*) over ())::integer as total
    from members m where ${condition}
    order by ${ORDERS[sort]} limit ${limit} offset ${offset}`.execute(trx);
  if (rows.length > 0 || offset === 0) {
    return { data: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
  }
  // Behind the last page.
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from members m where ${condition}`.execute(trx);
  return { data: [], total: counted[0]?.total ?? 0 };
}

export interface EmailRow {
  id: number;
  kind: string;
  state: EmailState;
  subject: string | null;
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
  const newestEmails = sql.join(recipientsOf(query).map(newest), sql` union `);
  const { rows } = await sql<EmailRow>`
    select o.id, o.payload->>'mail' as kind, ${STATE} as state,
      o.subject, coalesce(o.recipient, o.payload->>'email', p.email) as recipient,
      m.id as member_id, m.display_name as member_name,
      o.created_at, o.sent_at, o.failed_at, o.attempts, o.last_error,
      nullif(o.next_attempt_at, ${NOT_UNTIL_VERIFIED}::timestamptz) as next_attempt_at,
      ${refusalOf(RECIPIENT)} as refusal
    from (${newestEmails}) o
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
  kinds: { kind: string; waiting: number; late: number; failed: number }[];
}

/** Emails that wait this long indicate a problem. */
const OVERDUE_MINUTES = 10;

/** Waiting emails in the outbox, and those that failed when they were tried; in total and by type. */
export async function getOutboxState(db: Db, now: Date): Promise<OutboxState> {
  const isLate = sql`at < ${now}::timestamptz - make_interval(mins => ${sql.lit(OVERDUE_MINUTES)})`;
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
        count(*) filter (where ${isLate})::integer as late,
        count(*) filter (where failed)::integer as failed
      from open group by kind order by kind
    )
    select count(*) filter (where not failed)::integer as waiting,
      count(*) filter (where ${isLate})::integer as overdue,
      count(*) filter (where failed)::integer as failed, min(at) as next_at,
      (select coalesce(json_agg(kinds), '[]') from kinds) as kinds
    from open`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate has one row');
  return { ...row, next_at: row.next_at && new Date(row.next_at).toISOString() };
}

export interface ReportRow {
  id: number;
  subject: ReportSubject;
  subject_id: number;
  reason: ReportReason;
  note: string;
  state: ReportState;
  created_at: Date;
  reporter_id: number;
  reporter_name: string;
  snapshot: contract.messages.ReportSnapshot;
  open_reports: number;
  closed_at: Date | null;
  closer_id: number | null;
  closer_name: string | null;
  closing_note: string;
}

const reports = (condition: RawBuilder<unknown>) => sql<ReportRow>`
  select r.id, r.subject, r.subject_id, r.reason, r.note, r.state, r.created_at,
    w.id as reporter_id, w.display_name as reporter_name, r.snapshot, r.closed_at,
    c.id as closer_id, c.display_name as closer_name, r.closing_note,
    (
      select count(*)::int from reports o
      where o.subject = r.subject and o.subject_id = r.subject_id and o.state = 'open'
    ) as open_reports
  from reports r
  join members w on w.id = r.reporter_id
  left join members c on c.id = r.closed_by
  where ${condition}`;

export async function findReport(trx: Trx, id: number): Promise<ReportRow | undefined> {
  const { rows } = await reports(sql`r.id = ${id}`).execute(trx);
  return rows[0];
}

/** The reports with a status, newest first, and the count per status. */
export async function listReports(
  trx: Trx,
  { state, limit, offset }: { state: ReportState; limit: number; offset: number },
): Promise<{ rows: ReportRow[]; counts: Record<ReportState, number> }> {
  const { rows } = await sql<ReportRow>`
    ${reports(sql`r.state = ${state}`)} order by r.id desc limit ${limit} offset ${offset}`.execute(
    trx,
  );
  const counted = await trx
    .selectFrom('reports')
    .select(['state', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute();
  const countOf = (reportState: ReportState) =>
    Number(counted.find((row) => row.state === reportState)?.count ?? 0);
  const counts = {
    open: countOf('open'),
    dismissed: countOf('dismissed'),
    hidden: countOf('hidden'),
  };
  return { rows, counts };
}
