import {
  type AutoPay,
  type AutopayEnd,
  type AutopayPause,
  isAutopayOn,
  type RentalStatus,
} from '@crewpad/domain';
import { sql } from 'kysely';
import { haveOneCard } from './is-card-shared.ts';

/** What decides whether AutoPay charges the tenant's card now. */
export interface AutopayFacts extends PauseTimes {
  auto_pay: AutoPay;
  tenant_has_card: boolean;
  /** The tenant has one that can't be charged any more. */
  has_invalid_card: boolean;
  payee_is_ready: boolean;
  /** The tenant's card is also the lister's. */
  is_card_shared: boolean;
  /** A bank has taken back a payment, and has not decided yet. */
  is_disputed: boolean;
}

/** When what pauses AutoPay began; null if it did not, or if that is unknown. */
interface PauseTimes {
  card_lost_at: Date | null;
  payee_lost_at: Date | null;
  disputed_at: Date | null;
  /** When AutoPay was turned on during the stay. */
  turned_on_at: Date | null;
}

const hasCard = sql`exists (
  select from payment_methods p where p.member_id = r.user_id and p.valid
)`;
const isPayeeReady = sql`exists (
  select from payout_accounts p where p.member_id = r.lister_id and p.state = 'ready'
)`;
const openDisputes = sql`
  disputes d join obligations p on p.id = d.obligation_id
  where p.rental_id = r.id and d.state = 'open'`;
const isDisputed = sql`exists (select from ${openDisputes})`;
const isCardShared = haveOneCard('r.user_id', 'r.lister_id');

/** The columns of these facts but `auto_pay`, of a rental `r`. */
export const autopayFacts = sql<AutopayFacts>`
  ${hasCard} as tenant_has_card,
  exists (select from payment_methods p where p.member_id = r.user_id and not p.valid)
    as has_invalid_card,
  ${isPayeeReady} as payee_is_ready, ${isCardShared} as is_card_shared,
  ${isDisputed} as is_disputed,
  coalesce(
    (select max(p.invalid_since) from payment_methods p where p.member_id = r.user_id),
    (select max(c.cardless_since) from customers c where c.member_id = r.user_id)
  ) as card_lost_at,
  (select max(p.not_ready_since) from payout_accounts p where p.member_id = r.lister_id)
    as payee_lost_at,
  (select min(d.opened_at) from ${openDisputes}) as disputed_at,
  (
    select max(h.created_at) from rental_history h
    where h.rental_id = r.id and h.change_summary #>> '{auto_pay,from}' in ('0', '2')
      and h.change_summary #>> '{auto_pay,to}' = '1'
  ) as turned_on_at`;

/** How AutoPay was turned off if neither side did it. */
export interface AutopayEnding {
  /** What turned it off. */
  by: AutopayEnd | null;
  /** Its value before, and the status of the rental. */
  auto_pay: AutoPay;
  status: RentalStatus;
}

/** How AutoPay of rental `r` was turned off the last time. */
export const autopayEnding = sql<AutopayEnding | null>`case when r.auto_pay = 0 then (
  select json_build_object('by', h.change_summary #>> '{autopay_ended,to}',
    'auto_pay', (h.change_summary #>> '{auto_pay,from}')::int, 'status', h.status)
  from rental_history h
  where h.rental_id = r.id and h.change_summary ? 'auto_pay' order by h.id desc limit 1
) end`;

/** Whether AutoPay of rental `r` is on and charges no card until something changes. */
export const isPaused = sql<boolean>`(
  r.status = 'accepted' and r.auto_pay in (1, 3)
  and (not ${hasCard} or not ${isPayeeReady} or ${isCardShared} or ${isDisputed})
)`;

/** Why AutoPay charges no card now; null if it does, or is off. */
export function autopayPause(row: AutopayFacts): AutopayPause | null {
  if (!isAutopayOn(row.auto_pay)) return null;
  if (!row.payee_is_ready) return 'payouts';
  if (row.is_disputed) return 'card_disputed';
  if (!row.tenant_has_card) return row.has_invalid_card ? 'card_invalid' : 'no_card';
  return row.is_card_shared ? 'card_shared' : null;
}

/** When the reason of a pause began; null if that is unknown. */
export function beganAt(reason: AutopayPause, times: PauseTimes): Date | null {
  switch (reason) {
    case 'payouts':
      return times.payee_lost_at;
    case 'card_disputed':
      return times.disputed_at;
    case 'card_shared':
      return null;
    default:
      return times.card_lost_at;
  }
}
