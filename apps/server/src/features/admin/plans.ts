import { instantAt, LANGUAGE_ZONES, toCents, toDollars } from '@crewpad/domain';
import { audit } from '../../platform/audit.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import type { Services } from '../../platform/services.ts';
import {
  findRefundByKey,
  moveTermEnd,
  type RefundRequest,
  requestPlanRefund,
  sendRefund,
} from '../billing/index.ts';
import { lockSubject } from './locking.ts';
import type { Deps, Reader } from './members.ts';

const LAST_SECOND_MS = 59_000;

/**
 * Moves the end of a member's plan to the end of a day, where the member reads it, in both
 * directions, and tells them.
 * @throws ApiError 403 for oneself or another admin, 404, or 409 without a paid term
 */
export function moveTerm(
  { db, clock }: Deps,
  { adminId, address }: Reader,
  { memberId, until, reason }: { memberId: number; until: string; reason: string },
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const { locale } = await lockSubject(trx, adminId, memberId);
    const lastMinute = instantAt(until, '23:59', LANGUAGE_ZONES[locale]);
    const endsAt = new Date(lastMinute.getTime() + LAST_SECOND_MS);
    const before = await moveTermEnd(trx, { memberId, endsAt, now });
    if (before === undefined) throw conflict('admin:no_term');
    const [from, termEndsAt] = [before.toISOString(), endsAt.toISOString()];
    await orderMail(trx, { mail: 'term_moved', memberId, from, termEndsAt, reason }, { now });
    await audit(trx, {
      action: endsAt < before ? 'admin.term_shortened' : 'admin.term_extended',
      ...{ actorId: adminId, memberId, address },
      details: { from, until, reason },
      at: now,
    });
  });
}

interface Order {
  memberId: number;
  /** US dollars. */
  amount: number;
  chargeId: number | undefined;
  reason: string;
  key: string;
}

/**
 * Refunds a plan payment to its card, in full or in part; the term stays. What the provider refuses
 * for now is a row of the stuck money, and is tried again.
 * @throws ApiError 403 for oneself or another admin, 404, 409, 422
 */
export async function refundPlan(
  services: Services,
  { adminId, address }: Reader,
  { memberId, amount, chargeId, reason, key }: Order,
): Promise<RefundRequest> {
  const { db, clock, payments } = services;
  const now = clock.now();
  const request = await transaction(db, async (trx) => {
    await lockSubject(trx, adminId, memberId);
    const earlier = await findRefundByKey(trx, adminId, key);
    if (earlier !== undefined) return earlier;
    const cents = toCents(amount);
    const about = { actorId: adminId, memberId };
    const stored = await requestPlanRefund(trx, {
      ...{ ...about, chargeId, cents, reason, key, mode: payments.mode, now },
    });
    await audit(trx, {
      action: 'admin.plan_refunded',
      ...{ ...about, address },
      details: { obligation: stored.obligation_id, amount_cents: cents, reason },
      at: now,
    });
    return stored;
  });
  const state =
    request.state === 'pending' ? await sendRefund(services, request.id) : request.state;
  return { ...request, state };
}

/** A refund of a plan. Pure. */
export const presentPlanRefund = ({ id, obligation_id, amount_cents, state }: RefundRequest) => ({
  ...{ id, state, charge_id: obligation_id ?? 0, amount: toDollars(amount_cents) },
});
