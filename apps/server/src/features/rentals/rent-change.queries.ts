import type { RentChangeState } from '@crewpad/domain';
import { sql } from 'kysely';

/** The latest changed rent that was not taken back. */
export interface ChangedRent {
  id: number;
  from_date: string;
  old_cents: number;
  new_cents: number;
  state: RentChangeState;
  asked_at: string;
  reason: string | null;
  replaced: ReplacedRent | null;
}

/** The change of rent that another one has closed in the same step. */
export interface ReplacedRent {
  new_cents: number;
  from_date: string;
}

/** The one that the change of rent `rc` has replaced. */
export const replacedRent = sql<ReplacedRent | null>`(
    select json_build_object('new_cents', p.new_cents, 'from_date', p.from_date)
    from rent_changes p
    where p.rental_id = rc.rental_id and p.id < rc.id
      and p.state = 'withdrawn' and p.answered_at = rc.asked_at
    order by p.id desc limit 1
  )`;

export const changedRent = sql<ChangedRent | null>`(
    select json_build_object('id', rc.id, 'from_date', rc.from_date, 'old_cents', rc.old_cents,
      'new_cents', rc.new_cents, 'state', rc.state, 'asked_at', rc.asked_at, 'reason', rc.reason,
      'replaced', ${replacedRent})
    from rent_changes rc where rc.rental_id = r.id and rc.state <> 'withdrawn'
    order by rc.id desc limit 1
  )`;
