import type { contract } from '@crewpad/contract';
import { type AutopayBeforeEnd, autopayBeforeEnd } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { tenantName } from './tenant-name.ts';

type Data = contract.notifications.NotificationData;

export interface NotifiedRental {
  id: number;
  listing_id: number;
  lister_id: number;
  /** null if the invited person has no account with a verified email. */
  tenant_id: number | null;
  /** As the lister may know it; '' if there is none. */
  tenant_name: string;
}

/** A rental and its parties, for a notification. */
export async function findNotifiedRental(
  trx: Trx,
  id: number | undefined,
): Promise<NotifiedRental | undefined> {
  const { rows } = await sql<NotifiedRental>`
    select r.id, r.listing_id, r.lister_id, coalesce(r.user_id, m.id) as tenant_id,
      ${tenantName} as tenant_name
    from rentals r
    left join members t on t.id = r.user_id
    left join members m on r.user_id is null and m.email = r.email
      and m.email_verified_at is not null and m.status <> 'CLOSED'
    where r.id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}

export interface NotifiedStep {
  rental_id: number;
  action: string;
  actor: string;
  /** The states of AutoPay before and after, as "1 3"; null if it did not change. */
  autopay_change: string | null;
  /** What AutoPay was before it ended, if neither side turned it off; else null. */
  autopay_ended_from: AutopayBeforeEnd | null;
  /** What the lister returned and kept when they closed the settlement, and what is still owed. */
  outcome: Pick<Data, 'amount_cents' | 'kept_cents' | 'owed_cents'>;
  /** The check-out day that was set, asked for, declined, or has come; null for other steps. */
  day: string | null;
}

/** A step in the life of a rental. */
export async function findNotifiedStep(
  trx: Trx,
  historyId: number | undefined,
): Promise<NotifiedStep | undefined> {
  const step = await trx
    .selectFrom('rental_history as h')
    .innerJoin('rentals as r', 'r.id', 'h.rental_id')
    .select(['h.rental_id', 'h.action', 'h.actor', 'h.status'])
    .select(
      sql<string | null>`case
        when h.action = 'request_checkout' then change_summary->'checkout_requested_date'->>'to'
        when h.action = 'decline_checkout' then change_summary->'checkout_requested_date'->>'from'
        when h.action in ('confirm_checkout', 'schedule_checkout', 'check_out', 'leave', 'end') then
          coalesce(change_summary->'checkout_date'->>'to', r.checkout_date::text)
        end`.as('day'),
    )
    .select(
      sql<string | null>`change_summary->'auto_pay'->>'from' || ' '
        || (change_summary->'auto_pay'->>'to')`.as('autopay_change'),
    )
    .select(
      sql<NotifiedStep['outcome']>`jsonb_strip_nulls(jsonb_build_object(
        'amount_cents', case when h.action = 'settle' then change_summary->'returned'->'to' end,
        'kept_cents', case when h.action = 'settle' then change_summary->'kept'->'to' end,
        'owed_cents', case when h.action = 'settle' then change_summary->'rent_owed'->'to' end
      ))`.as('outcome'),
    )
    .select(
      sql<number | null>`case when change_summary ? 'autopay_ended'
        then (change_summary #>> '{auto_pay,from}')::int end`.as('ended_value'),
    )
    .where('h.id', '=', historyId ?? 0)
    .executeTakeFirst();
  if (step === undefined) return undefined;
  const { ended_value: value, status, ...rest } = step;
  const autopay_ended_from = value === null ? null : autopayBeforeEnd(value, status);
  return { ...rest, autopay_ended_from };
}
