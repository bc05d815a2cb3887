import type { Locale } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { isBlocked } from '../../../accounts/index.ts';

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
