import { type AutoPay, isAutopayOn, nextRentHour, VOIDED_FOR_CARD_HOURS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { Obligation } from '../../../../platform/payments/obligation-kinds.ts';
import { isObjectedTo, isOpenObjection } from '../../../rentals/index.ts';

export const VOID_NOTICE_MS = VOIDED_FOR_CARD_HOURS * 60 * 60 * 1000;

/** The inputs of the decision whether rent or a deposit can be charged. */
export interface RentalFacts {
  status: string;
  auto_pay: 0 | 1 | 2 | 3;
  checkout_date: string | null;
  has_card: boolean;
  /** Whether a bank has taken back a payment of the rental, and has not decided yet. */
  is_disputed: boolean;
  /** Whether the tenant objects to it, and nobody has closed the objection. */
  is_objected_to: boolean;
  /** What the lister has lost in the dispute because of which this is owed again. */
  lost_cents: number | null;
}

/** The data of an obligation's rental; undefined if none. */
export async function findRentalFacts(
  db: Db | Trx,
  { id, rental_id, payer_id, provider_mode, replaces_cause }: Obligation,
): Promise<RentalFacts | undefined> {
  const { rows } = await sql<RentalFacts>`
    select status, auto_pay, checkout_date, exists (
      select from payment_methods p
      where p.member_id = ${payer_id} and p.provider_mode = ${provider_mode} and p.valid
    ) as has_card, exists (
      select from disputes d join obligations o on o.id = d.obligation_id
      where o.rental_id = ${rental_id} and d.state = 'open'
    ) as is_disputed, exists (
      select from objections b
      where b.charge_id = ${id} and b.refund_id is null and ${isOpenObjection}
    ) as is_objected_to, (
      select taken_cents - returned_cents from disputes where provider_id = ${replaces_cause}
    ) as lost_cents
    from rentals where id = ${rental_id}`.execute(db);
  return rows[0];
}

/** The inputs of the decision whether the lister can have rent charged now. */
export interface PayeeFacts {
  rental: { status: string; auto_pay: AutoPay };
  collection: 'auto' | 'hand';
  replaces_id: number | null;
  due_at: Date;
  /** When the tenant last agreed to automatic charges. */
  agreed_at: Date | null;
  /** When an entry for it was voided after it was due. */
  voided_at: Date | null;
  /** When both sides were last told that the card is charged a day later at the earliest. */
  noticed_at: Date | null;
}

/**
 * Whether the lister can have rent charged now, as far as it does not depend on the card: rent that
 * AutoPay collects, or that an outage left to the tenant. Never rent that both sides were told the
 * card is not charged for, or not charged for yet. Pure.
 */
export function isPayeesToCollect(facts: PayeeFacts, now: Date): boolean {
  const { rental, collection, replaces_id, due_at, agreed_at, voided_at, noticed_at } = facts;
  const isOn = rental.status === 'accepted' && isAutopayOn(rental.auto_pay);
  if (!isOn || replaces_id !== null || due_at > now) return false;
  if (isNoticeRunning(noticed_at, now)) return false;
  if (collection === 'auto') return true;
  return voided_at === null && isAgreedAt(due_at, agreed_at);
}

/** Whether a tenant had agreed to automatic charges when rent fell due, and not again since. */
export const isAgreedAt = (dueAt: Date, agreedAt: Date | null) =>
  agreedAt !== null && agreedAt <= dueAt;

/** Whether the card is not charged yet, because both sides were told a later time. */
export const isNoticeRunning = (noticedAt: Date | null, now: Date): boolean =>
  noticedAt !== null && chargedAfter(noticedAt) > now;

/** When the card is charged for due rent after a notice, such as that of a void. */
export const chargedAfter = (noticedAt: Date): Date =>
  nextRentHour(new Date(noticedAt.getTime() + VOID_NOTICE_MS));

/** When an entry for rent `o` was last voided after it was due. */
export const voidedAt = sql<Date | null>`(
    select max(m.voided_at) from allocations a join manual_payments m on m.id = a.manual_payment_id
    where a.obligation_id = o.id and m.voided_at >= o.due_at)`;

/** When an objection to rent `o` was last withdrawn or answered. */
const objectionClosedAt = sql<Date | null>`(
    select max(coalesce(b.withdrawn_at, b.answered_at)) from objections b
    where b.charge_id = o.id and b.refund_id is null)`;

/** When both sides were last told that the card is charged for rent `o` a day later. */
export const noticedAt = sql<Date | null>`greatest(${voidedAt}, ${objectionClosedAt})`;

/** When the tenant of a rental `r` last agreed to automatic charges. */
export const agreedAt = sql<Date | null>`(
    select a.created_at from autopay_consents a
    -- One for a higher rent continues the consent before it.
    where a.rental_id = r.id and a.shown->>'about' is null order by a.id desc limit 1)`;

/** The card with which rent waits for the bank's confirmation; undefined if it does not wait. */
export async function findUnconfirmedCard(
  trx: Trx,
  { id, attemptId }: { id: number; attemptId: number | undefined },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('payment_attempts as a')
    .innerJoin('obligations as o', 'o.id', 'a.obligation_id')
    .select('a.payment_method')
    .where('a.id', '=', attemptId ?? 0)
    .where('o.id', '=', id)
    .where('o.status', '=', 'action_required')
    .executeTakeFirst();
  return row?.payment_method ?? undefined;
}

/** The data of an obligation for `isPayeesToCollect`; undefined without a rental. */
export async function findPayeeFacts(
  db: Db,
  id: number,
): Promise<(PayeeFacts & { is_objected_to: boolean }) | undefined> {
  const { rows } = await sql<PayeeFacts & { is_objected_to: boolean }>`
    select json_build_object('status', r.status, 'auto_pay', r.auto_pay) as rental, o.collection,
      o.replaces_id, o.due_at, ${agreedAt} as agreed_at, ${voidedAt} as voided_at, ${noticedAt} as noticed_at,
      ${isObjectedTo} as is_objected_to
    from obligations o join rentals r on r.id = o.rental_id where o.id = ${id}`.execute(db);
  return rows[0];
}
