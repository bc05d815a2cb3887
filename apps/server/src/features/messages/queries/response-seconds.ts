import { RESPONSE_TIME_DAYS, RESPONSE_TIME_REPLIES } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * A member's time to a first reply in seconds, as the median of the last 90 days, as an SQL
 * expression; null if there are too few replies.
 */
export const responseSeconds = (memberId: RawBuilder<unknown>, now: RawBuilder<unknown>) =>
  sql<number | null>`(
    select case when count(*) >= ${sql.lit(RESPONSE_TIME_REPLIES)} then
      percentile_cont(0.5) within group (
        order by extract(epoch from h.replied_at - h.first_message_at)::float8) end
    from threads h
    where h.replier_id = ${memberId}
      and h.replied_at > ${now}::timestamptz - make_interval(days => ${sql.lit(RESPONSE_TIME_DAYS)})
  )`;
