import { LISTING_STATUS } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { isBlocked } from '../accounts/index.ts';
import { hasBegun } from '../listings/index.ts';
import type { Pair } from './policy.ts';

/** The rental by which the caller, as its lister, knows the other member. */
export interface LinkedRental {
  rental_id: number;
  listing_id: number;
  status: 'pending' | 'accepted';
}

type Id = Pick<MemberActor, 'id' | 'email' | 'isEmailVerified'>;

const LINKS = sql`r.status in ('pending', 'accepted', 'ended')`;
const COLUMNS = sql`r.id, r.lister_id, r.listing_id, r.status, r.email, r.email_hidden, r.accepted_at,
  r.start_date, r.checkout_date, r.time_zone`;

/**
 * The relation of the caller and the member `p` by rentals and blocks, as the row `k`. An
 * invitation by email belongs to the member who verified that email.
 */
export function joinBetween({ id, email, isEmailVerified }: Id, now: Date): RawBuilder<unknown> {
  return sql`
    cross join lateral (
      select
        coalesce(bool_or(r.lister_id = p.id), false) as rents_from_peer,
        coalesce(bool_or(r.lister_id = p.id and r.status = 'accepted'), false) as rents_from_peer_now,
        coalesce(bool_or(r.lister_id = p.id and r.accepted_at is not null
          and ${hasBegun(sql`${now}`)}), false) as has_stayed,
        coalesce(bool_or(r.lister_id = ${id}), false) as peer_rents,
        coalesce(bool_or(r.lister_id = ${id} and r.status = 'accepted'), false) as peer_rents_now,
        coalesce(bool_or(r.lister_id = ${id} and r.accepted_at is not null), false) as peer_has_stayed,
        coalesce(bool_or(r.status in ('pending', 'accepted')), false) as is_invited,
        count(r.id) > 0 as is_linked,
        coalesce(array_agg(r.listing_id), '{}') as rented_ids,
        max(r.email::text) filter (where r.lister_id = ${id}
          and (not r.email_hidden or r.accepted_at is not null)) as invited_email,
        json_agg(json_build_object('rental_id', r.id, 'listing_id', r.listing_id, 'status', r.status)
          order by r.id desc) filter (where r.lister_id = ${id} and r.status <> 'ended') as invitations
      from (
        select ${COLUMNS} from rentals r
        where r.user_id = ${id} and r.lister_id = p.id and ${LINKS}
        union all
        select ${COLUMNS} from rentals r
        where r.user_id = p.id and r.lister_id = ${id} and ${LINKS}
        union all
        select ${COLUMNS} from rentals r
        where ${isEmailVerified} and r.email = ${email}::citext and r.user_id is null
          and r.lister_id = p.id and r.status = 'pending'
        union all
        select ${COLUMNS} from rentals r
        where p.email_verified_at is not null and r.email = p.email and r.user_id is null
          and r.lister_id = ${id} and r.status = 'pending'
      ) r
    ) k
    cross join lateral (
      select
        exists (select from blocks where member_id = ${id} and blocked_id = p.id) as has_blocked,
        exists (select from blocks where member_id = p.id and blocked_id = ${id}) as is_blocked_by
    ) b`;
}

/** The columns of a Pair, for the member `p` and their thread `t`, which may be missing. */
export const pairColumns = (
  { id }: Id,
  isListingOfPeer: RawBuilder<boolean>,
  now: Date,
): RawBuilder<Pair> => sql<Pair>`
  p.status = 'CLOSED' as peer_closed,
  p.locked_at is not null and t.id is null as is_locked_stranger,
  b.has_blocked or b.is_blocked_by as is_blocked,
  k.rents_from_peer, k.peer_rents, k.peer_rents_now, k.is_invited,
  coalesce(p.id in (t.first_author_id, t.replier_id), false) as peer_has_written,
  coalesce(${isListingOfPeer}, false) as is_listing_of_peer,
  k.has_stayed and (
    not exists (select from reviews w
      where w.author_id = ${id} and w.lister_id = p.id and w.listing_id is null)
    or exists (select from rentals r
      where r.user_id = ${id} and r.lister_id = p.id and r.status in ('accepted', 'ended')
        and ${hasBegun(sql`${now}`)} and not exists (select from reviews w
          where w.author_id = ${id} and w.listing_id = r.listing_id))
  ) as may_review`;

/** The inputs of the decision whether a message can be sent. */
interface WritingPair extends Pair {
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
  and o.locked_at is null
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

/** A tenant of a lister who can get a group message. */
export interface Tenant {
  rental_id: number;
  status: 'pending' | 'accepted';
  listing_id: number;
  listing_title: string;
  email: string;
  /** The tenant's account, or the one that verified the invited email; null if none. */
  member_id: number | null;
  /** Whether the account is open, and neither of the two blocked the other. */
  is_reachable: boolean;
}

/** The lister's pending and accepted rentals among these, accepted ones first. */
export async function listGroup(
  trx: Trx,
  listerId: number,
  rentalIds: readonly number[],
): Promise<Tenant[]> {
  const { rows } = await sql<Tenant>`
    select r.id as rental_id, r.status, r.listing_id, l.title as listing_title, r.email,
      m.id as member_id,
      m.id is null or m.status <> 'CLOSED' and m.id <> ${listerId} 
        and not ${isBlocked(sql`m.id`, listerId)} as is_reachable
    from rentals r
    join listings l on l.id = r.listing_id
    left join members m on m.id = r.user_id
      or r.user_id is null and m.email = r.email and m.email_verified_at is not null
        and m.status <> 'CLOSED'
    where r.id = any (${rentalIds}::integer[]) and r.lister_id = ${listerId}
      and r.status in ('pending', 'accepted')
    order by r.status = 'accepted' desc, r.id desc`.execute(trx);
  return rows;
}
