import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The waitlist of the demo lister's full listing, in order. */
const WAITING = [
  {
    email: 'seeker@crewpad.test',
    bed_kind: null,
    days_ago: 6,
    note: 'I am based here from next month and fly about 18 days. A quiet bunk would be perfect.',
  },
  { email: 'noor.meyer@crewpad.test', bed_kind: 'cold', days_ago: 2, note: '' },
] as const;

/** Puts two people on the waitlist of a full listing: the demo lister's, if there is one. */
export async function addDemoWaitlist(trx: Trx, now: Date): Promise<void> {
  for (const { email, bed_kind, days_ago, note } of WAITING) {
    await sql`
      insert into waitlist_entries (listing_id, member_id, bed_kind, note, created_at)
      select l.id, m.id, ${bed_kind}, ${note}, ${new Date(now.getTime() - days_ago * DAY_MS)}::timestamptz
      from members m cross join lateral (
        select x.id from listings x join members o on o.id = x.user_id
        where x.status = 2 and not x.hidden and x.num_beds > 0 and x.num_occupied_beds = x.num_beds
          and x.free_from is null and o.id <> m.id
        order by (o.email = 'lister.pro@crewpad.test') desc, x.id limit 1
      ) l
      where m.email = ${email}`.execute(trx);
  }
}
