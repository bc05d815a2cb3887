import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { type FindReported, NO_PARTS } from '../../messages/index.ts';
import { isKnownTo, isReviewable } from './review-rows.ts';

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
