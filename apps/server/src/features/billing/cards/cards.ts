import { createHash } from 'node:crypto';
import {
  CARD_EXPIRY_YEARS,
  type CardExpiry,
  isPastExpiry,
  PLAN_RECORDS,
  PROMOTION_KIND,
  type ProviderMode,
} from '@crewpad/domain';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember, lockMembers } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { notifyCardLost, notifyCardRemoved, notifyCardSaved } from '../hooks.ts';
import * as obligations from '../ledger/obligations.ts';
import { CARD_REFUSED } from '../ledger/pending.queries.ts';
import type { CardRow } from './cards.queries.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The card details that may be stored and shown. */
export interface Card {
  payment_method: string;
  customer_id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  name: string;
  country: string | null;
  fingerprint: string | null;
}

export interface NewCard {
  memberId: number;
  mode: ProviderMode;
  card: Card;
  /** Whether to re-enable the renewal of a plan whose renewal is off. */
  restoresRenewal: boolean;
  now: Date;
}

/**
 * Sets the member's card on file. During the term, an account that was inactive only for lack of a
 * card becomes ACTIVE again.
 * @returns the previous payment method, if it differs
 */
export function storeCard(db: Db, newCard: NewCard): Promise<string | undefined> {
  const { memberId, mode, card, now } = newCard;
  return transaction(db, async (trx) => {
    await lockForCard(trx, memberId);
    const before = await trx
      .selectFrom('payment_methods')
      .select('payment_method')
      .where('member_id', '=', memberId)
      .where('provider_mode', '=', mode)
      .executeTakeFirst();
    const stored = { ...card, valid: true, invalid_since: null, updated_at: now };
    await trx
      .insertInto('payment_methods')
      .values({ member_id: memberId, provider_mode: mode, ...stored })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'provider_mode']).doUpdateSet(stored),
      )
      .execute();
    await audit(trx, {
      action: 'card.saved',
      actorId: memberId,
      memberId,
      details: { brand: card.brand, last4: card.last4 },
      at: now,
    });
    await reactivate(trx, newCard);
    await notifyCardSaved(trx, memberId, now);
    const old = before?.payment_method;
    return old === card.payment_method ? undefined : old;
  });
}

/**
 * One change of a member's card at a time: the member's own call and the provider's event may save
 * the same one. The member is locked before the card, everywhere.
 */
async function lockForCard(trx: Trx, memberId: number): Promise<void> {
  await lockMembers(trx, memberId, { strength: 'for update' });
}

async function reactivate(trx: Trx, { memberId, restoresRenewal, now }: NewCard): Promise<void> {
  const [member] = await lockMembers(
    trx,
    sql`m.id = ${memberId} and m.status <> 'CLOSED' and m.expire_at > ${now}`,
    { columns: ['user_plan', 'status', 'repeat', 'expire_at'], strength: 'for update' },
  );
  if (!member?.user_plan) return;
  const repeat = member.repeat || (restoresRenewal && PLAN_RECORDS[member.user_plan].renews);
  if (member.status === 'ACTIVE' && member.repeat === repeat) return;
  await trx
    .updateTable('members')
    .set({ status: 'ACTIVE', repeat, updated_at: now })
    .where('id', '=', memberId)
    .execute();
  if (repeat !== member.repeat && member.expire_at !== null) {
    const termEndsAt = member.expire_at.toISOString();
    await orderMail(trx, { mail: 'renewal_changed', memberId, termEndsAt, change: 'on' }, { now });
  }
  if (member.status === 'ACTIVE') return;
  await audit(trx, {
    action: 'member.activated',
    actorId: memberId,
    memberId,
    details: { reason: 'card saved' },
    at: now,
  });
}

/** Where a bank refused a card: the browser confirmed it, or a call saved or changed it. */
interface RefusedCard {
  paymentMethod: string;
  step: 'confirm' | 'save' | 'change';
}

/**
 * Records that a bank refused a card that the member saved or changed, which counts as a decline.
 * A card that its browser confirms and a call saves is one attempt.
 */
export function recordRefusedCard(
  db: Db,
  memberId: number,
  { paymentMethod, step }: RefusedCard,
  now: Date,
): Promise<void> {
  const card = createHash('sha256').update(paymentMethod).digest('base64url').slice(0, 22);
  return transaction(db, async (trx) => {
    await lockForCard(trx, memberId);
    const sameAttempt = await trx
      .selectFrom('audit_log')
      .select('id')
      .where('member_id', '=', memberId)
      .where('action', '=', CARD_REFUSED)
      .where('at', '>', new Date(now.getTime() - HOUR_MS))
      .where(sql<boolean>`details->>'card' = ${card} and details->>'step' <> ${step}`)
      .executeTakeFirst();
    if (sameAttempt !== undefined) return;
    const details = { card, step };
    await audit(trx, { action: CARD_REFUSED, actorId: memberId, memberId, details, at: now });
  });
}

/** Stores the provider's current details of a card, unless it was replaced in the meantime. */
export async function refreshCard(db: Db, card: CardRow, now: Date): Promise<void> {
  const { payment_method, brand, last4, exp_month, exp_year, name, valid, fingerprint } = card;
  // Only learned: the card is the same one, and what was declined stays declined.
  await db
    .updateTable('payment_methods')
    .set({ fingerprint })
    .where('payment_method', '=', payment_method)
    .where('fingerprint', 'is distinct from', fingerprint)
    .execute();
  if (!valid) await transaction(db, (trx) => loseCards(trx, { payment_method }, now));
  const changed = await db
    .updateTable('payment_methods')
    .set({
      ...{ brand, last4, exp_month, exp_year, name, valid, updated_at: now },
      ...(valid && { invalid_since: null }),
    })
    .where('payment_method', '=', payment_method)
    .where((where) =>
      where.or([
        where('brand', '<>', brand),
        where('last4', '<>', last4),
        where('exp_month', '<>', exp_month),
        where('exp_year', '<>', exp_year),
        where('name', '<>', name),
        where('valid', '<>', valid),
      ]),
    )
    .returning('member_id')
    .executeTakeFirst();
  // Later, because the member is locked before the card.
  if (changed === undefined || !valid) return;
  await transaction(db, (trx) => notifyCardSaved(trx, changed.member_id, now));
}

/** Without a card, these are no longer owed; rent still is. */
export const OWED_TO_PRODUCT = ['subscription', PROMOTION_KIND] as const;

export interface DeletedCard {
  memberId: number;
  mode: ProviderMode;
  paymentMethod: string;
  now: Date;
}

/**
 * Deletes a member's card: no plan renews automatically, and a plan holder becomes INACTIVE. The
 * caller cancels what they owe to the product. Does nothing if another card was saved in the
 * meantime.
 */
export function deleteCard(
  db: Db,
  { memberId, mode, paymentMethod, now }: DeletedCard,
): Promise<void> {
  return transaction(db, async (trx) => {
    await lockForCard(trx, memberId);
    const card = await trx
      .deleteFrom('payment_methods')
      .where('member_id', '=', memberId)
      .where('provider_mode', '=', mode)
      .where('payment_method', '=', paymentMethod)
      .returning(['brand', 'last4', 'invalid_since'])
      .executeTakeFirst();
    if (card === undefined) return;
    const { invalid_since, ...details } = card;
    await recordCardless(trx, { memberId, mode, since: invalid_since ?? now });
    await audit(trx, {
      action: 'card.removed',
      actorId: memberId,
      memberId,
      details,
      at: now,
    });
    await deactivate(trx, memberId, now);
    // Obligations are locked last.
    await notifyCardRemoved(trx, memberId, now);
    await notifyCardLost(trx, { memberId, paymentMethod }, now);
    await obligations.requestCancellation(
      trx,
      sql`o.payer_id = ${memberId} and o.kind in (${sql.join(OWED_TO_PRODUCT)})`,
      now,
    );
  });
}

async function deactivate(trx: Trx, memberId: number, now: Date): Promise<void> {
  const { status, user_plan } = await lockMember(trx, memberId, {
    columns: ['status', 'user_plan'],
    strength: 'for update',
  });
  const isDeactivated = status === 'ACTIVE' && user_plan !== null;
  await trx
    .updateTable('members')
    .set({
      repeat: false,
      next_plan: null,
      ...(isDeactivated && { status: 'INACTIVE' }),
      updated_at: now,
    })
    .where('id', '=', memberId)
    .execute();
  if (!isDeactivated) return;
  await audit(trx, {
    action: 'member.deactivated',
    actorId: memberId,
    memberId,
    details: { reason: 'card removed' },
    at: now,
  });
}

/** Records that a card, or the card of a customer, can't be charged any more. */
export async function loseCards(
  trx: Trx,
  which: { payment_method: string } | { customer_id: string },
  now: Date,
): Promise<void> {
  const lost = await trx
    .updateTable('payment_methods')
    .set({ valid: false, invalid_since: now, updated_at: now })
    .where((where) => where.and(which))
    .where('valid', '=', true)
    .returning(['member_id as memberId', 'payment_method as paymentMethod'])
    .execute();
  for (const card of lost) await notifyCardLost(trx, card, now);
}

/** Records since when a member has no card that can be charged. */
export async function recordCardless(
  trx: Trx,
  { memberId, mode, since }: { memberId: number; mode: ProviderMode; since: Date },
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ cardless_since: since })
    .where('member_id', '=', memberId)
    .where('provider_mode', '=', mode)
    .execute();
}

/** Deletes remaining cards of a closed account, also at former providers. */
export async function deleteCards(trx: Trx, memberId: number): Promise<void> {
  await trx.deleteFrom('payment_methods').where('member_id', '=', memberId).execute();
}

/** The errors of a typed expiry date by field; undefined if valid. */
export function refusedExpiry(expiry: CardExpiry, now: Date): Record<string, [string]> | undefined {
  const thisYear = now.getUTCFullYear();
  if (expiry.exp_year < thisYear) return { exp_year: ['card_has_expired'] };
  if (expiry.exp_year > thisYear + CARD_EXPIRY_YEARS) return { exp_year: ['expiry_is_not_valid'] };
  return isPastExpiry(expiry, now) ? { exp_month: ['card_has_expired'] } : undefined;
}

/**
 * Whether members see a card as valid. An expired one may still be charged, because banks renew
 * them.
 */
export function isValidToday(card: CardExpiry & { valid: boolean }, now: Date): boolean {
  return card.valid && !isPastExpiry(card, now);
}
