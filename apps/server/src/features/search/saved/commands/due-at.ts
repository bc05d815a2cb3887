import { ALERT_PAUSE_MS, ALERT_TIME_OF_DAY } from '@crewpad/domain';
import { sql } from 'kysely';

/**
 * When the next email of a saved search `s` at an airport `a` is due, in SQL: immediately, but not
 * within an hour of the last one; or at the next 07:00 local time of the airport, across daylight
 * saving changes.
 */
export function dueAt(now: Date) {
  const local = sql`${now}::timestamptz at time zone a.time_zone`;
  const today = sql`date_trunc('day', ${local}) + ${ALERT_TIME_OF_DAY}::interval`;
  return sql<Date>`
    case s.alert
      when 'instant' then greatest(${now}::timestamptz,
        s.alerted_at + ${ALERT_PAUSE_MS / 1000} * interval '1 second')
      when 'daily' then (${today} + case when ${local} < ${today} then interval '0 days'
        else interval '1 day' end) at time zone a.time_zone
    end`;
}
