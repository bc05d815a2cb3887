import { sql } from 'kysely';
import { isBlocked } from '../../../accounts/index.ts';

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
