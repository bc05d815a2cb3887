import type { ObligationStatus, RentHold } from '@crewpad/domain';
import { sql } from 'kysely';
import { cardCents } from '../../../platform/payments/obligation-kinds.ts';
import { sharedCard } from './is-card-shared.ts';

/** The same, but a card that failed to the end is only charged again while its period runs. */
export type StoredHold = RentHold | 'new_card_in_period';

/** Unpaid rent of one period. */
export interface OpenCharge {
  id: number;
  status: ObligationStatus;
  /** What is left to pay. */
  amount_cents: number;
  rent_cents: number;
  settled_cents: number;
  due_at: string;
  created_at: string;
  late_from: string | null;
  /** Since when an outage has left it to the tenant. */
  left_at: string | null;
  /** Why its days are unpaid again; null if they never were paid. */
  reopened_by: 'dispute' | 'entry' | null;
  hold: StoredHold | null;
  period_from: string;
  period_to: string;
  collection: 'auto' | 'hand';
  next_attempt_at: string | null;
  /** The rest of an earlier period that it collects. */
  carried: CarriedRest | null;
}

/** The rest of a period, too small for a card. */
export interface CarriedRest {
  cents: number;
  period_from: string;
  period_to: string;
}

/** The status of the rent `o` for members: a card that cannot be charged again has failed. */
export const shownStatus = sql<ObligationStatus>`
  case when o.kind = 'rent' and o.status = 'blocked' and o.attempt_count > 0
    then 'failed' else o.status end`;

/** The rest of an earlier period that rent `o` collects. */
export const carriedRest = sql<CarriedRest | null>`(
        select json_build_object('cents', o.carried_cents, 'period_from', f.period_from,
          'period_to', f.period_to)
        from obligations f where f.id = o.carried_from_id
      )`;

/** Whether nobody has closed the objection `b`. */
export const isOpenObjection = sql<boolean>`(b.withdrawn_at is null and b.answered_at is null)`;

/** Whether the tenant objects to the payment or rent `o`, and nobody has closed the objection. */
export const isObjectedTo = sql<boolean>`exists (
    select from objections b
    where b.charge_id = o.id and b.refund_id is null and ${isOpenObjection}
  )`;

/** Whether the payment or rent `o` waits for the tenant to confirm it with the bank. */
export const waitsForBank = sql<boolean>`coalesce(o.status = 'action_required', false)`;

/** Whether the payment `o` was stopped while it waited for the tenant to confirm it with the bank. */
export const wasStopped = sql<boolean>`(o.status = 'cancelled' and coalesce((
    select a.status = 'requires_action' from payment_attempts a
    where a.obligation_id = o.id order by a.n desc limit 1
  ), false))`;

/** What a payment waits for, for members. */
export const bankHold = (isWaiting: boolean) => (isWaiting ? 'bank_confirmation' : null);

/** Whether the payee of `o` can receive card payments. */
const isPayeeReady = sql<boolean>`exists (
      select from payout_accounts a
      where a.member_id = o.payee_id and a.provider_mode = o.provider_mode and a.state = 'ready'
    )`;

/** What the rent `o` waits for; null if it is closed or by hand, or is going to be charged. */
export const rentHold = sql<StoredHold | null>`(case
    when o.paid_at is not null or o.status = 'cancelled' then null
    when ${waitsForBank} then 'bank_confirmation'
    when ${isObjectedTo} then 'objection'
    when o.collection <> 'auto' or o.status not in ('blocked', 'failed') then null
    when exists (
      select from disputes d join obligations p on p.id = d.obligation_id
      where p.rental_id = o.rental_id and d.state = 'open'
    ) then 'card_disputed'
    when not ${isPayeeReady} then 'payouts'
    when o.status = 'failed' then 'new_card_in_period'
    when o.attempt_count > 0 or ${sharedCard} or not exists (
      select from payment_methods p
      where p.member_id = o.payer_id and p.provider_mode = o.provider_mode and p.valid
    ) then 'new_card'
  end)`;

/** What the payment or rent `o` waits for; a deposit only for the tenant's bank. */
export const paymentHold = sql<StoredHold | null>`(case
    when o.kind = 'rent' then ${rentHold}
    when ${waitsForBank} then 'bank_confirmation'
    when o.kind = 'payment_request' and o.paid_at is null
      and o.status not in ('collecting', 'cancelled') and not ${isPayeeReady} then 'payouts'
  end)`;

/** The next slot of the unpaid rent `o`; its parties see it where `nextAttempt` says so. */
export const nextSlot = sql<Date | null>`(case
    when o.kind = 'rent' and o.paid_at is null and o.status <> 'blocked' then o.next_attempt_at
  end)`;

/** Whether the row `o` asks again for what a bank has taken back: a voided entry is a number. */
export const isAfterDispute = sql<boolean>`(o.replaces_cause !~ '^[0-9]+$')`;

const reopenedBy = sql<OpenCharge['reopened_by']>`(case when o.replaces_id is not null
    then case when ${isAfterDispute} then 'dispute' else 'entry' end end)`;

/** The unpaid rent `o` as JSON. */
export const openCharge = sql`json_build_object('id', o.id, 'status', ${shownStatus},
      'amount_cents', ${cardCents}, 'rent_cents', o.amount_cents,
      'settled_cents', o.settled_cents, 'due_at', o.due_at,
      'created_at', o.created_at, 'late_from', o.late_from, 'left_at', o.left_at,
      'reopened_by', ${reopenedBy}, 'hold', ${rentHold},
      'collection', o.collection, 'carried', ${carriedRest},
      'period_from', o.period_from, 'period_to', o.period_to,
      'next_attempt_at', ${nextSlot})`;
