import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { NO_PARTS, type Reported } from '../report-subjects.ts';

interface Row {
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
  const { rows } = await sql<Row>`
    select m.id, m.display_name, l.title, l.description as text
    from listings l join members m on m.id = l.user_id
    where l.id = ${id} and l.status <> 0 and (
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
