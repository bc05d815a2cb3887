import type { StayEnding } from '@crewpad/domain';
import { sql } from 'kysely';
import { isBlocked } from '../../accounts/index.ts';

/** The lister's answer to a requested check-out, as it is stored. */
export interface StoredAnswer {
  state: 'confirmed' | 'declined';
  date: string;
  time: string;
  reason: string | null;
  at: string;
  /** When the tenant dismissed it. */
  seen_at?: string;
}

/** How the stay of an ended rental `r` ended, by the latest step that set its check-out. */
export const stayEnding = sql<StayEnding | null>`case
  when r.status <> 'ended' then null
  when r.closed_as = 'left' then 'left'
  else coalesce((
    select case h.action when 'check_out' then 'checked_out' when 'confirm_checkout' then 'confirmed'
      else 'set' end
    from rental_history h
    where h.rental_id = r.id and h.action in ('schedule_checkout', 'confirm_checkout', 'check_out')
    order by h.id desc limit 1), 'agreed') end`;

/**
 * Why the check-out of a rental `r` was set, by the latest step that did; null without a reason, and
 * after a block for one that no rule requires.
 */
export const checkoutReason = sql<string | null>`(
  select case when h.action <> 'leave' or not ${isBlocked(sql`r.user_id`, sql`r.lister_id`)}
    then h.reason end from rental_history h
  where h.rental_id = r.id
    and h.action in ('schedule_checkout', 'confirm_checkout', 'check_out', 'leave')
  order by h.id desc limit 1)`;
