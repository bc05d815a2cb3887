import type { TransactionStatus } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import { OPEN_STATUSES } from '../../../billing/index.ts';
import { shownStatus } from '../../queries/open-charge.ts';

/** A request stays pending after a declined card. */
export const isFailed = sql`(o.kind <> 'payment_request' and ${shownStatus} in ('failed', 'retry_wait'))`;

/** Whether the latest attempt to charge the obligation `o` was declined. */
export const wasDeclined = sql<boolean>`coalesce((
    select a.status = 'declined' from payment_attempts a
    where a.obligation_id = o.id order by a.n desc limit 1
  ), false)`;
const OPEN = sql.join(OPEN_STATUSES);

/** Whether the obligation `o` has a status. */
export const isStatus: Record<TransactionStatus, RawBuilder<unknown>> = {
  paid: sql`o.paid_at is not null`,
  failed: isFailed,
  pending: sql`o.status in (${OPEN}) and not ${isFailed}`,
  voided: sql`false`,
  written_off: sql`o.closed_as = 'written_off'`,
};

/** The displayed state of the obligation `o`, as `presentTransaction` returns it. */
export const stateAt = (now: Date) => sql`
  case when o.paid_at is not null then 'paid'
    when o.closed_as = 'written_off' then 'written_off'
    when o.kind <> 'rent' then case when ${isFailed} then 'failed' else 'pending' end
    when o.due_at > ${now}::timestamptz then 'upcoming'
    when o.late_from <= ${now}::timestamptz then 'late'
    when o.status in ('collecting', 'action_required') then 'pending'
    when ${isFailed} then 'failed' else 'due' end`;
