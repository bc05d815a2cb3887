import type { Locale } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import { isBlocked } from '../accounts/index.ts';
import { type FindReported, NO_PARTS } from '../messages/index.ts';
import { isKnownTo, isReviewable } from './reviews.queries.ts';

export interface MailedReview {
  to: string;
  locale: Locale;
  first_name: string;
  author_name: string;
  lister_id: number;
  lister_name: string;
  listing_title: string | null;
  thumbnail: string | null;
  score: number;
  message: string;
  is_hidden: boolean;
  /** One of the two blocked the other: neither is told what the other writes. */
  is_blocked: boolean;
  /** null if there is none, or an admin hid it. */
  response: string | null;
}

/** A review and its recipient; undefined if they closed their account. */
export async function findMailedReview(
  trx: Trx,
  id = 0,
  to: 'author' | 'lister',
): Promise<MailedReview | undefined> {
  const { rows } = await sql<MailedReview>`
    select w.email as to, w.locale, w.first_name, a.display_name as author_name, m.id as lister_id,
      m.display_name as lister_name, l.title as listing_title, l.thumbnail, r.score, r.message,
      r.hidden_at is not null as is_hidden,
      ${isBlocked(sql`r.author_id`, sql`r.lister_id`)} as is_blocked,
      case when p.hidden_at is null then p.message end as response
    from reviews r
    join members a on a.id = r.author_id
    join members m on m.id = r.lister_id
    join members w on w.id = ${to === 'author' ? sql`r.author_id` : sql`r.lister_id`}
      and w.status <> 'CLOSED'
    left join listings l on l.id = r.listing_id
    left join review_responses p on p.review_id = r.id
    where r.id = ${id}`.execute(trx);
  return rows[0];
}

/** The admin's note to the author on closing the report; empty if none. */
export async function getClosingNote(trx: Trx, reportId = 0): Promise<string> {
  const report = await trx
    .selectFrom('reports')
    .select('closing_note')
    .where('id', '=', reportId)
    .executeTakeFirst();
  return report?.closing_note ?? '';
}

interface NotifiedReview {
  author_id: number;
  lister_id: number;
  listing_id: number | null;
  /** One of the two blocked the other. */
  is_blocked: boolean;
}

/** A review for a notification. */
export async function findNotifiedReview(trx: Trx, id = 0): Promise<NotifiedReview | undefined> {
  const { rows } = await sql<NotifiedReview>`
    select author_id, lister_id, listing_id,
      ${isBlocked(sql`author_id`, sql`lister_id`)} as is_blocked
    from reviews where id = ${id}`.execute(trx);
  return rows[0];
}

interface Row {
  id: number;
  display_name: string;
  title: string | null;
  text: string;
  score: number | null;
  response: string | null;
}

/** A member whose profile the reporter can see. */
export const findReportedMember: FindReported = (trx, id, reporterId) =>
  find(
    trx,
    sql`
      select m.id, m.display_name, null as title, m.about as text, null::integer as score,
        null as response
      from members m
      where m.id = ${id} and m.status <> 'CLOSED' and (${isReviewable} or ${isKnownTo(reporterId)})`,
  );

/** A public review. Its author reports the lister's response. */
export const findReportedReview: FindReported = (trx, id, reporterId) =>
  find(
    trx,
    sql`
      select a.id, a.display_name, l.title, r.message as text, r.score, p.message as response
      from reviews r
      left join listings l on l.id = r.listing_id
      left join review_responses p on p.review_id = r.id and p.hidden_at is null
      join members a on a.id = case when r.author_id = ${reporterId} and p.id is not null
        then r.lister_id else r.author_id end
      where r.id = ${id} and r.hidden_at is null`,
  );

async function find(trx: Trx, query: RawBuilder<unknown>): ReturnType<FindReported> {
  const { rows } = await (query as RawBuilder<Row>).execute(trx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { id, display_name, ...parts } = row;
  return { ...NO_PARTS, ...parts, member: { id, display_name } };
}
