import { LISTING_STATUS } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import { NO_PARTS, type Reported } from './hooks.ts';

interface ListingRow {
  id: number;
  display_name: string;
  title: string;
  text: string;
}

/** A listing that the reporter can read: a public one, or as its lister or an accepted tenant. */
export async function findReportedListing(
  trx: Trx,
  id: number,
  reporterId: number,
  now: Date,
): Promise<Reported | undefined> {
  const { rows } = await sql<ListingRow>`
    select m.id, m.display_name, l.title, l.description as text
    from listings l join members m on m.id = l.user_id
    where l.id = ${id} and l.status <> ${sql.lit(LISTING_STATUS.deleted)} and (
      l.status = 2 and l.removed_at is null and m.status <> 'CLOSED'
        and coalesce(m.expire_at, 'infinity') > ${now}
      or l.user_id = ${reporterId}
      or exists (select from rentals r where r.listing_id = l.id and r.user_id = ${reporterId}
        and r.status = 'accepted')
    )`.execute(trx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { display_name, title, text } = row;
  return { ...NO_PARTS, member: { id: row.id, display_name }, title, text };
}

/** The number of messages in a snapshot before and after the reported one. */
const AROUND = 10;

interface MessagesRow {
  id: number;
  display_name: string;
  text: string | null;
  messages: Reported['messages'];
}

/** A message to or from the reporter, with surrounding ones. */
export function findReportedMessage(trx: Trx, id: number, reporterId: number) {
  return find(
    trx,
    sql`
      select p.id, p.display_name, t.message as text, ${messagesOf(sql`t.thread_id`, sql`t.seq`)} as messages
      from messages t join members p on p.id = t.from_user_id
      where t.id = ${id} and ${reporterId}::integer in (t.from_user_id, t.to_user_id)`,
  );
}

/** A thread of the reporter with its newest messages. The subject is the other member. */
export function findReportedThread(trx: Trx, id: number, reporterId: number) {
  return find(
    trx,
    sql`
      select p.id, p.display_name, null as text, ${messagesOf(sql`t.id`, sql`t.last_seq`)} as messages
      from threads t
      join members p on p.id in (t.low_id, t.high_id) and p.id <> ${reporterId}::integer
      where t.id = ${id} and ${reporterId}::integer in (t.low_id, t.high_id)`,
  );
}

/** The messages around a number, and the subject's last ones: the reporter cannot push them out. */
const messagesOf = (threadId: RawBuilder<unknown>, seq: RawBuilder<unknown>) => sql`(
  select json_agg(json_build_object('id', n.id, 'from_user', n.from_user_id,
    'display_name', a.display_name, 'message', n.message, 'created', n.created_at) order by n.seq)
  from messages n join members a on a.id = n.from_user_id
  where n.thread_id = ${threadId}
    and (n.seq between ${seq} - ${sql.lit(AROUND)} and ${seq} + ${sql.lit(AROUND)}
      or n.seq in (
        select o.seq from messages o
        where o.thread_id = ${threadId} and o.from_user_id = p.id and o.seq <= ${seq}
        order by o.seq desc limit ${sql.lit(AROUND)})))`;

async function find(trx: Trx, query: RawBuilder<unknown>): Promise<Reported | undefined> {
  const { rows } = await (query as RawBuilder<MessagesRow>).execute(trx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { id, display_name, text } = row;
  const messages = row.messages.map((message) => ({
    ...message,
    created: new Date(message.created).toISOString(),
  }));
  return { ...NO_PARTS, member: { id, display_name }, text, messages };
}
