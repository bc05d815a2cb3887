import { type Plan, type ProviderMode, renewableFrom } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { OPEN_STATUSES } from '../ledger/obligations.queries.ts';
import * as obligations from '../ledger/obligations.ts';
import { type Purchase, storeChange, termOf } from './plan-changes.ts';

export interface TermRequest {
  memberId: number;
  purchase: Purchase;
  mode: ProviderMode;
  now: Date;
}

export type OpenedSubscription =
  | { kind: 'open'; obligation: Obligation }
  /** Its first term is paid. */
  | { kind: 'has_plan' }
  /** A free tenant without a plan. */
  | { kind: 'does_not_fit' };

/** Opens the obligation for the first term of a sign-up, or returns the open one. */
export function openSubscription(db: Db, request: TermRequest): Promise<OpenedSubscription> {
  const { memberId } = request;
  return transaction(db, async (trx): Promise<OpenedSubscription> => {
    const member = await lockForTerm(trx, memberId);
    if (member.signup_plan === null) {
      return { kind: member.user_plan === null ? 'does_not_fit' : 'has_plan' };
    }
    return { kind: 'open', obligation: await openTerm(trx, request) };
  });
}

export interface RenewalRequest extends TermRequest {
  /** End of the term that the member wants to continue. */
  expireAt: Date | null;
  /** When the call arrived: a term paid after that is the one it requested. */
  arrivedAt: Date | undefined;
}

export type OpenedRenewal =
  | { kind: 'open'; obligation: Obligation }
  /** That term was renewed in the meantime. */
  | { kind: 'renewed' }
  /** Too many terms are paid in advance. */
  | { kind: 'too_early'; possibleFrom: Date };

/**
 * Opens the obligation for one more term, or takes over the open one: of an automatic renewal, or
 * of a declined payment.
 */
export function openRenewal(db: Db, request: RenewalRequest): Promise<OpenedRenewal> {
  return transaction(db, async (trx): Promise<OpenedRenewal> => {
    const { expire_at } = await lockForTerm(trx, request.memberId);
    if (await hasNewTerm(trx, expire_at, request)) return { kind: 'renewed' };
    const { plan, change } = request.purchase;
    // Another plan can be bought at any time, because it replaces the paid terms immediately.
    if (expire_at !== null && change === undefined) {
      const possibleFrom = renewableFrom(plan, expire_at);
      if (possibleFrom > request.now) return { kind: 'too_early', possibleFrom };
    }
    return { kind: 'open', obligation: await openTerm(trx, request) };
  });
}

export interface DemoTerm {
  memberId: number;
  plan: Plan;
  startedAt: Date;
}

/**
 * Opens the obligation for the current term of a demo member, as of its start.
 * @returns the obligation and the start of the term, also if it was opened before
 */
export function openDemoTerm(
  db: Db,
  { memberId, plan, startedAt }: DemoTerm,
): Promise<{ id: number; startedAt: Date }> {
  return transaction(db, async (trx) => {
    await lockForTerm(trx, memberId);
    const open = await findOpen(trx, memberId);
    if (open !== undefined) return { id: open.id, startedAt: open.due_at };
    // The payment sets the end again, from the same start.
    await trx
      .updateTable('members')
      .set({ expire_at: startedAt, term_anchor: null, term_months: 0 })
      .where('id', '=', memberId)
      .execute();
    const request = { memberId, purchase: termOf(plan), mode: 'sandbox' as const, now: startedAt };
    const { id } = await insertTerm(trx, request);
    return { id, startedAt };
  });
}

/** Locks the member before the obligation, in the order of recordPaid. */
export function lockForTerm(trx: Trx, memberId: number) {
  return lockMember(trx, memberId, {
    columns: ['status', 'signup_plan', 'user_plan', 'expire_at', 'repeat', 'next_plan'],
    strength: 'for update',
  });
}

/** Concurrent calls: a call that had to wait finds the term that another one just got. */
export async function hasNewTerm(
  trx: Trx,
  expireAt: Date | null,
  request: Pick<RenewalRequest, 'memberId' | 'expireAt' | 'arrivedAt'>,
): Promise<boolean> {
  const { memberId, arrivedAt } = request;
  if (expireAt?.getTime() !== request.expireAt?.getTime()) return true;
  if (arrivedAt === undefined) return false;
  const paid = await trx
    .selectFrom('entitlements')
    .select('id')
    .where('member_id', '=', memberId)
    .where('created_at', '>', arrivedAt)
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/**
 * A member's only open obligation for a term, created if missing. It may be for another plan. The
 * caller holds the member's lock.
 */
async function openTerm(trx: Trx, request: TermRequest): Promise<Obligation> {
  const open = await findOpen(trx, request.memberId);
  if (open === undefined) return insertTerm(trx, request);
  // One of another provider mode can never be paid here.
  if (open.provider_mode !== request.mode) {
    await obligations.cancel(trx, open.id, { now: request.now });
    return insertTerm(trx, request);
  }
  if (open.cancel_requested_at === null) return open;
  // The member decided to pay it after all.
  const [term] = await obligations.keep(trx, open.id, { updated_at: request.now });
  return term ?? open;
}

export function findOpen(trx: Trx, memberId: number): Promise<Obligation | undefined> {
  return trx
    .selectFrom('obligations')
    .selectAll()
    .where('payer_id', '=', memberId)
    .where('kind', '=', 'subscription')
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
}

async function insertTerm(
  trx: Trx,
  { memberId, purchase: { plan, amountCents, change }, mode, now }: TermRequest,
): Promise<Obligation> {
  const { number } = await trx
    .selectFrom('obligations as o')
    .select(obligations.nextInKeys.as('number'))
    .where('payer_id', '=', memberId)
    .where('kind', '=', 'subscription')
    .executeTakeFirstOrThrow();
  const obligation = await obligations.open(trx, {
    kind: 'subscription',
    subject_key: `sub:${memberId}:${number}`,
    payer_id: memberId,
    plan,
    amount_cents: amountCents,
    due_at: now,
    provider_mode: mode,
    created_at: now,
    updated_at: now,
  });
  if (change !== undefined) {
    await storeChange(trx, change, { memberId, obligationId: obligation.id, now });
  }
  return obligation;
}
