import { LISTING_STATUS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { Pair } from '../../policy.ts';
import { joinBetween, pairColumns } from '../../queries/between.ts';

/** The inputs of the decision whether a message can be sent. */
export interface WritingPair extends Pair {
  thread_id: number | null;
  listing_title: string;
  /** Whether a message about this listing can go to the other member. */
  is_addressable: boolean;
  /** Whether the author used this key before. */
  is_sent: boolean;
}

/** An active listing `l` of an unexpired owner `o`, which is public. */
const isReadable = (now: Date) => sql<boolean>`(
  l.status = ${sql.lit(LISTING_STATUS.active)} and l.removed_at is null and o.status <> 'CLOSED'
  and coalesce(o.expire_at, 'infinity') > ${now}::timestamptz)`;

/**
 * Whether a message to the member `p` can be about a listing `l` of `o`: the two have messaged
 * about it or share a rental of it, or it is public and belongs to one of them. A lister cannot
 * message strangers first.
 */
export const isAddressable = (actorId: number, now: Date) => sql<boolean>`coalesce(
  l.id = any (t.listing_ids) or l.id = any (k.rented_ids)
  or ${isReadable(now)} and (l.user_id = p.id
    or l.user_id = ${actorId} and (t.id is not null or k.peer_rents)), false)`;

/** undefined if the member does not exist. */
export async function findWritingPair(
  trx: Trx,
  actor: Pick<MemberActor, 'id' | 'email' | 'isEmailVerified'>,
  { to, listing_id, clientKey }: { to: number; listing_id: number; clientKey: string | null },
  now: Date,
): Promise<WritingPair | undefined> {
  const { rows } = await sql<WritingPair>`
    select ${pairColumns(actor, sql`l.user_id = p.id`, now)}, t.id as thread_id,
      l.title as listing_title, ${isAddressable(actor.id, now)} as is_addressable,
      exists (select from messages where from_user_id = ${actor.id} and client_key = ${clientKey}::text)
        as is_sent
    from members p
    ${joinBetween(actor, now)}
    left join threads t
      on t.low_id = least(p.id, ${actor.id}) and t.high_id = greatest(p.id, ${actor.id})
    left join listings l on l.id = ${listing_id}
    left join members o on o.id = l.user_id
    where p.id = ${to}`.execute(trx);
  return rows[0];
}
