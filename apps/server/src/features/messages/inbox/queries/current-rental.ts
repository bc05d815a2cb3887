import type { AutoPay } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../../platform/access/actor.ts';

/** The caller's current rental. */
export interface CurrentRental {
  id: number;
  lister_id: number;
  listing_id: number;
  status: 'pending' | 'accepted';
  auto_pay: AutoPay;
}

/**
 * The caller's newest accepted rental, otherwise their newest invitation, as JSON; null if none.
 */
export const currentRental = ({
  id,
  email,
  isEmailVerified,
}: MemberActor) => sql<CurrentRental | null>`(
  select json_build_object('id', r.id, 'lister_id', r.lister_id, 'listing_id', r.listing_id,
    'status', r.status, 'auto_pay', r.auto_pay)
  from (
    select * from rentals where user_id = ${id} and status in ('pending', 'accepted')
    union all
    select * from rentals where ${isEmailVerified} and email = ${email}::citext and user_id is null
      and status = 'pending'
  ) r
  order by r.status = 'accepted' desc, r.id desc limit 1)`;
