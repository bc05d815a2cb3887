import type { contract } from '@crewpad/contract';
import {
  AUTOPAY,
  type AutoPay,
  type AutopayBeforeEnd,
  type AutopayEnd,
  type AutopayPause,
  autopayBeforeEnd,
  isAutopayOn,
  type ProviderMode,
  RENT_HOUR_UTC,
  type RentalStatus,
  type StayEnding,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Obligation } from '../../platform/payments/obligation-kinds.ts';
import { isBlocked, isCollectionHeld, isCutOff } from '../accounts/index.ts';
import { refundsOf } from '../billing/index.ts';

/** The day on which rent is due, as pages say it: `dueDay` of domain in SQL. */
export const dueDate = (dueAt: RawBuilder<unknown>, timeZone: RawBuilder<unknown>) => sql<string>`(
  ${dueAt} at time zone case when (${dueAt} at time zone 'UTC')::time
    = make_time(${sql.lit(RENT_HOUR_UTC)}, 0, 0) then 'UTC' else ${timeZone} end)::date`;

/**
 * Whether the card on file of a payer has the number of a card of the payee, given by their columns:
 * the one on file, or the debit card of the payout account.
 */
const haveOneCard = (payer: string, payee: string, mode = 'own.provider_mode') =>
  sql<boolean>`exists (
  select from payment_methods own
  where own.member_id = ${sql.ref(payer)} and own.provider_mode = ${sql.ref(mode)} and (
    exists (
      select from payment_methods other
      where other.fingerprint = own.fingerprint and other.provider_mode = own.provider_mode
        and other.member_id = ${sql.ref(payee)}
    ) or exists (
      select from payout_accounts paid cross join jsonb_array_elements(paid.external_accounts) bank
      where paid.member_id = ${sql.ref(payee)} and paid.provider_mode = own.provider_mode
        and bank->>'fingerprint' = own.fingerprint and bank->>'object' = 'card'
    )
  ))`;

/** The same for payer and payee of an obligation `o`. */
export const sharedCard = haveOneCard('o.payer_id', 'o.payee_id', 'o.provider_mode');

export async function isCardShared(trx: Trx, { id }: Pick<Obligation, 'id'>): Promise<boolean> {
  const { rows } = await sql<{ is_shared: boolean }>`
    select ${sharedCard} as is_shared from obligations o where o.id = ${id}`.execute(trx);
  return rows[0]?.is_shared === true;
}

/** The lister, if the tenant's card is theirs too. */
export async function findOwnerOfSameCard(
  trx: Trx,
  { memberId, listerId }: { memberId: number; listerId: number },
  mode: ProviderMode,
): Promise<{ name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    select w.display_name as name
    from (select ${memberId}::integer as tenant, ${listerId}::integer as lister, ${mode}::text as mode) p
    join members w on w.id = p.lister
    where ${haveOneCard('p.tenant', 'p.lister', 'p.mode')}`.execute(trx);
  return rows[0];
}

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
  /** An admin holds what others owe the lister. */
  is_collection_held: boolean;
}

/** When what pauses AutoPay began; null if it did not, or if that is unknown. */
interface PauseTimes {
  card_lost_at: Date | null;
  payee_lost_at: Date | null;
  disputed_at: Date | null;
  held_at: Date | null;
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
const isListerHeld = isCollectionHeld(sql`r.lister_id`);
const cardIsShared = haveOneCard('r.user_id', 'r.lister_id');

/** The columns of these facts but `auto_pay`, of a rental `r`. */
export const autopayFacts = sql<AutopayFacts>`
  ${hasCard} as tenant_has_card,
  exists (select from payment_methods p where p.member_id = r.user_id and not p.valid)
    as has_invalid_card,
  ${isPayeeReady} as payee_is_ready, ${cardIsShared} as is_card_shared,
  ${isDisputed} as is_disputed, ${isListerHeld} as is_collection_held,
  (select h.collections_held_at from members h where h.id = r.lister_id) as held_at,
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
export const autopayEnding = sql<AutopayEnding | null>`case when r.auto_pay = ${sql.lit(AUTOPAY.off)} then (
  select json_build_object('by', h.change_summary #>> '{autopay_ended,to}',
    'auto_pay', (h.change_summary #>> '{auto_pay,from}')::int, 'status', h.status)
  from rental_history h
  where h.rental_id = r.id and h.change_summary ? 'auto_pay' order by h.id desc limit 1
) end`;

/** Whether AutoPay of rental `r` is on and charges no card until something changes. */
export const isPaused = sql<boolean>`(
  r.status = 'accepted' and r.auto_pay in (${sql.lit(AUTOPAY.on)}, ${sql.lit(AUTOPAY.stopAsked)})
  and (not ${hasCard} or not ${isPayeeReady} or ${cardIsShared} or ${isDisputed}
    or ${isListerHeld})
)`;

/** Why AutoPay charges no card now; null if it does, or is off. */
export function autopayPause(row: AutopayFacts): AutopayPause | null {
  if (!isAutopayOn(row.auto_pay)) return null;
  if (row.is_collection_held) return 'collections_held';
  if (!row.payee_is_ready) return 'payouts';
  if (row.is_disputed) return 'card_disputed';
  if (!row.tenant_has_card) return row.has_invalid_card ? 'card_invalid' : 'no_card';
  return row.is_card_shared ? 'card_shared' : null;
}

/** When the reason of a pause began; null if that is unknown. */
export function beganAt(reason: AutopayPause, times: PauseTimes): Date | null {
  switch (reason) {
    case 'collections_held':
      return times.held_at;
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

/** That the email of an invitation refuses emails. */
export interface EmailRefusal {
  /** null if the email is hidden: the sentence can name the person. */
  reason: string | null;
  refused_at: string;
}

/** A column of a rental `r`; null unless it is pending. */
export const emailRefusal = sql<EmailRefusal | null>`
  case when r.status = 'pending' then (
    select json_build_object('refused_at', x.refused_at,
      'reason', case when not r.email_hidden then x.reason end)
    from refusing_addresses x where x.address = r.email
  ) end`;

/**
 * Facts about a member `m`. A rental belongs to them by their id, or, as an invitation, by their
 * verified email.
 */

/** The number of the member's pending invitations. */
export const countPendingInvites = sql<number>`(
  select count(*)::int from (
    select r.id from rentals r where r.user_id = m.id and r.status = 'pending'
    union
    select r.id from rentals r
    where r.email = m.email and r.user_id is null and r.status = 'pending'
      and m.email_verified_at is not null
  ) invited
)`;

/** Whether the member is, was, or is invited to be a tenant. */
export const hasRentals = sql<boolean>`(
  exists (select from rentals r where r.user_id = m.id and r.status in ('pending', 'accepted', 'ended'))
  or m.email_verified_at is not null and exists (
    select from rentals r where r.email = m.email and r.user_id is null and r.status = 'pending')
)`;

/**
 * 1 if rent is charged automatically in one of the member's rentals or invitations; otherwise null.
 */
export const tenantAutopay = sql<number | null>`(
  select max((auto_pay in (${sql.lit(AUTOPAY.on)}, ${sql.lit(AUTOPAY.stopAsked)}))::int) from (
    select r.auto_pay from rentals r where r.user_id = m.id and r.status in ('pending', 'accepted')
    union all
    select r.auto_pay from rentals r
    where r.email = m.email and r.user_id is null and r.status = 'pending'
      and m.email_verified_at is not null
  ) rented
)`;

export async function getPendingInvites(db: Db, memberId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${countPendingInvites} as count from members m where m.id = ${memberId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The tenant's account, or the one with the invited email. */
const guestId = sql`coalesce(r.user_id, (
  select i.id from members i where i.email = r.email and i.status <> 'CLOSED'
))`;

/** Whether one party of a rental `r` blocked the other. */
export const partiesBlocked = isBlocked(guestId, sql`r.lister_id`);

/** Whether a block keeps the two parties of a rental `r` apart. */
export const partiesCutOff = isCutOff(guestId, sql`r.lister_id`);

/**
 * The tenant of rental `r` with account `t`, for the lister: their account's name, else the invited
 * one, else their email once the lister may see it. '' if none of them.
 */
export const tenantName = sql<string>`coalesce(
  nullif(t.display_name, ''), nullif(trim(r.first_name || ' ' || r.last_name), ''),
  case when not r.email_hidden or r.accepted_at is not null then r.email::text end, '')`;

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

/** Refunds of a rental `r` that a bank has sent back for good, until the settlement is closed. */
export const returnedRefunds = refundsOf(
  sql`state = 'returned' and method = 'card' and r.settled_at is null
    and obligation_id in (select p.id from obligations p where p.rental_id = r.id)`,
  sql`r.time_zone`,
);
