import { sql } from 'kysely';

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

/** Why the check-out of a rental `r` was set, by the latest step that did; null without a reason. */
export const checkoutReason = sql<string | null>`(
  select h.reason from rental_history h
  where h.rental_id = r.id
    and h.action in ('schedule_checkout', 'confirm_checkout', 'check_out', 'leave')
  order by h.id desc limit 1)`;
