import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { isBlocked } from '../../../accounts/index.ts';
import { lockInboxes } from '../../../notifications/index.ts';
import { deliver } from './deliver.ts';

interface WaitingMessage {
  group_message_id: number;
  rental_id: number;
  from: number;
  to: number;
  message: string;
  listing_id: number;
  listing_title: string;
}

/** Messages for one run of the job. */
const AT_ONCE = 200;

/** With an account that verified the invited email, or accepted the invitation. */
const waiting = (which: RawBuilder<unknown>) => sql<WaitingMessage>`
  select w.group_message_id, w.rental_id, g.lister_id as from, m.id as to, g.message,
    r.listing_id, l.title as listing_title
  from waiting_messages w
  join group_messages g on g.id = w.group_message_id
  join rentals r on r.id = w.rental_id and r.status in ('pending', 'accepted')
  join listings l on l.id = r.listing_id
  join members m on m.status <> 'CLOSED' and (m.id = r.user_id
    or r.user_id is null and m.email = r.email and m.email_verified_at is not null)
  where m.id <> g.lister_id and not ${isBlocked(sql`m.id`, sql`g.lister_id`)} and ${which}
  order by w.group_message_id, w.rental_id limit ${sql.lit(AT_ONCE)}`;

/**
 * Delivers group messages to invited people who have an account now. Those of ended invitations are
 * dropped. @returns how many were delivered
 */
export async function deliverWaiting(db: Db, now: Date): Promise<number> {
  await sql`
    delete from waiting_messages w using rentals r
    where r.id = w.rental_id and r.status not in ('pending', 'accepted')`.execute(db);
  const { rows } = await waiting(sql`true`).execute(db);
  let delivered = 0;
  for (const { group_message_id, rental_id, from, to } of rows) {
    delivered += await transaction(db, async (trx) => {
      await lockInboxes(trx, [from, to]);
      return deliverOne(trx, { group_message_id, rental_id }, now);
    });
  }
  return delivered;
}

/** Reads it again behind the locks: another node may have delivered it. */
async function deliverOne(
  trx: Trx,
  { group_message_id, rental_id }: Pick<WaitingMessage, 'group_message_id' | 'rental_id'>,
  now: Date,
): Promise<number> {
  const isThis = sql`w.group_message_id = ${group_message_id} and w.rental_id = ${rental_id}`;
  const [found] = (await waiting(isThis).execute(trx)).rows;
  if (found === undefined) return 0;
  const { from, message, ...delivery } = found;
  await deliver(trx, from, { message, clientKey: null }, [delivery], now);
  await trx
    .deleteFrom('waiting_messages')
    .where('group_message_id', '=', group_message_id)
    .where('rental_id', '=', rental_id)
    .execute();
  return 1;
}
