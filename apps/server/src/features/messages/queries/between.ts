import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { hasBegun } from '../../listings/index.ts';
import type { Pair } from '../policy.ts';

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
