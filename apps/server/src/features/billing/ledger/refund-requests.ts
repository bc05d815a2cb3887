import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import {
  type Obligation,
  type ObligationKindRules,
  rulesOf,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Billing } from '../provider.ts';
import { addJournalEntry, keptDepositLines } from './journal.ts';
import { insertMove } from './moves.ts';

/** One try of a refund at the provider. */
export interface ReportedRefund {
  id: string;
  /** The payer has received it, or will. */
  isGiven: boolean;
  /** The provider has not sent it yet. */
  isWaiting: boolean;
  /** When the try was made. */
  madeAt: Date;
  /** When the payer's bank returned it, so the provider has the money again; null if it did not. */
  returnedAt: Date | null;
  /** The request it fulfills; undefined if it was made manually at the provider. */
  requestId: number | undefined;
}

/** The first try and those 1 and 3 days after its return. */
const TRIES = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
/** From the return of the first try, and from the second try. */
const AGAIN_MS = [DAY_MS, 2 * DAY_MS];

/** A refund that a payee requested. */
export type RefundRequest = Selectable<Database['refunds']>;

/** Stores a refund before any money moves. @returns undefined if the key was used before */
export function insertRefund(
  trx: Trx,
  values: Insertable<Database['refunds']>,
): Promise<RefundRequest | undefined> {
  return trx
    .insertInto('refunds')
    .values(values)
    .onConflict((conflict) => conflict.columns(['actor_id', 'request_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findRefund(db: Db | Trx, id: number): Promise<RefundRequest | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The refund of an earlier call with the same key. */
export function findRefundByKey(
  db: Db | Trx,
  actorId: number,
  key: string,
): Promise<RefundRequest | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('actor_id', '=', actorId)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

interface RefundTries {
  requestId: number;
  /** The tries at the provider, oldest first. */
  tries: readonly ReportedRefund[];
  now: Date;
}

/** Updates the state of a refund request from its tries at the provider. */
export async function recordRefundState(
  trx: Trx,
  rules: ObligationKindRules,
  obligation: Obligation,
  { requestId, tries, now }: RefundTries,
): Promise<void> {
  const request = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', requestId)
    .where('obligation_id', '=', obligation.id)
    .forUpdate()
    .executeTakeFirst();
  const last = tries.at(-1);
  if (request === undefined || last === undefined) return;
  const { id, state } = request;
  const provider_refund_id = last.id;
  if (last.isGiven) {
    if (last.isWaiting) await setState(trx, id, { provider_refund_id }, now);
    else if (state === 'pending' || state === 'retrying') {
      const finalRequest = { ...request, provider_refund_id };
      await recordRefundDone(trx, rules, obligation, finalRequest, { at: last.madeAt, now });
    }
    return;
  }
  const returns = tries.filter(({ isGiven }) => !isGiven).length;
  if (returns <= request.returns || state === 'failed' || state === 'returned') return;
  const next = Math.max(now.getTime(), last.madeAt.getTime()) + (AGAIN_MS[returns - 1] ?? DAY_MS);
  const isTaken = await isTakenByBank(trx, obligation);
  const isOver = isTaken || returns >= TRIES;
  await setState(
    trx,
    id,
    {
      state: isOver ? 'returned' : 'retrying',
      next_try_at: isOver ? null : new Date(next),
      returns,
      provider_refund_id,
      // The payee has paid for a refund that was sent, and keeps their part of a deposit.
      moved_at: request.moved_at ?? last.madeAt,
    },
    now,
  );
  await recordKept(trx, rules, obligation, request, now);
  if (isOver) await returnRefund(trx, obligation, request, now);
  // News that comes late keeps the day of the bank, but never stands before what it is about.
  const at = Math.max((last.returnedAt ?? now).getTime(), request.updated_at.getTime());
  await rules.recordRefundStep?.(trx, obligation, {
    action: 'refund_returned',
    refundId: id,
    amountCents: request.amount_cents,
    at: new Date(Math.min(at, now.getTime())),
    nextAt: isOver ? null : new Date(next),
  });
  const step = isTaken ? 'stopped' : isOver ? 'returned' : 'retrying';
  await rules.orderRefundEmail(trx, obligation, { id, step, returns }, now);
}

/** The payee has paid a refund that does not reach the payer: they get it back. */
export function returnRefund(
  trx: Trx,
  { id: obligation_id, destination }: Obligation,
  { id: refund_id, amount_cents }: Pick<RefundRequest, 'id' | 'amount_cents'>,
  now: Date,
): Promise<void> {
  if (destination === null) return Promise.resolve();
  const back = { kind: 'refund_return', obligation_id, refund_id, amount_cents } as const;
  return insertMove(trx, back, now);
}

/** Ends the tries of a refund that its payee makes another way. */
export async function endRefundTries(
  trx: Trx,
  obligation: Obligation,
  request: RefundRequest,
  now: Date,
): Promise<void> {
  await setState(trx, request.id, { state: 'returned', next_try_at: null }, now);
  await returnRefund(trx, obligation, request, now);
}

/** Whether the payer's bank has taken the payment itself, so that nothing is refunded. */
async function isTakenByBank(trx: Trx, { id }: Obligation): Promise<boolean> {
  const dispute = await trx
    .selectFrom('disputes')
    .select('provider_id')
    .where('obligation_id', '=', id)
    .where('state', 'in', ['open', 'lost'])
    .executeTakeFirst();
  return dispute !== undefined;
}

/** The payer's bank has taken the payment: what it sent back before is not refunded another way. */
export async function stopRefunds(
  trx: Trx,
  rules: ObligationKindRules,
  obligation: Obligation,
  now: Date,
): Promise<void> {
  const requests = await trx
    .selectFrom('refunds as f')
    .selectAll('f')
    .where('f.obligation_id', '=', obligation.id)
    .where('f.state', 'in', ['retrying', 'returned'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds as n')
            .select('n.id')
            .whereRef('n.replaces_id', '=', 'f.id')
            .where('n.state', '<>', 'failed'),
        ),
      ),
    )
    .forUpdate('f')
    .execute();
  for (const request of requests) {
    if (request.state === 'retrying') await endRefundTries(trx, obligation, request, now);
    const news = { id: request.id, step: 'stopped', returns: request.returns } as const;
    await rules.orderRefundEmail(trx, obligation, news, now);
  }
}

/** Takes a refund whose next try is due. @returns false if another process took it, or it is over */
export function claimRefundTry(
  { db, clock, obligationKinds }: Pick<Billing, 'db' | 'clock' | 'obligationKinds'>,
  id: number,
): Promise<boolean> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const obligation = await trx
      .selectFrom('obligations as o')
      .innerJoin('refunds as r', 'r.obligation_id', 'o.id')
      .selectAll('o')
      .where('r.id', '=', id)
      .executeTakeFirstOrThrow();
    const rules = rulesOf(obligationKinds, obligation.kind);
    await rules.lockRows(trx, obligation);
    const row = await trx
      .updateTable('refunds')
      .set({ state: 'pending', next_try_at: null, provider_refund_id: null, updated_at: now })
      .where('id', '=', id)
      .where('state', '=', 'retrying')
      .where('next_try_at', '<=', now)
      .returning('amount_cents')
      .executeTakeFirst();
    if (row === undefined) return false;
    const step = { refundId: id, amountCents: row.amount_cents, at: now, nextAt: null };
    await rules.recordRefundStep?.(trx, obligation, { action: 'refund_tried', ...step });
    return true;
  });
}

/** The provider refused another try of a refund that a bank had returned: it is the last one. */
export function recordTryRefused(
  { db, clock, obligationKinds }: Pick<Billing, 'db' | 'clock' | 'obligationKinds'>,
  obligation: Obligation,
  request: RefundRequest,
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const rules = rulesOf(obligationKinds, obligation.kind);
    await rules.lockRows(trx, obligation);
    await endRefundTries(trx, obligation, request, now);
    const step = (await isTakenByBank(trx, obligation)) ? 'stopped' : 'returned';
    const news = { id: request.id, step, returns: TRIES } as const;
    await rules.recordRefundStep?.(trx, obligation, {
      action: 'refund_refused',
      refundId: request.id,
      amountCents: request.amount_cents,
      at: now,
      nextAt: null,
    });
    await rules.orderRefundEmail(trx, obligation, news, now);
  });
}

/** Records a completed refund: what the payee keeps becomes theirs, and the payer gets an email. */
export async function recordRefundDone(
  trx: Trx,
  rules: ObligationKindRules,
  obligation: Obligation,
  request: RefundRequest,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  const { id, provider_refund_id, returns, moved_at } = request;
  const change = { state: 'done', provider_refund_id, next_try_at: null } as const;
  await setState(trx, id, { ...change, moved_at: moved_at ?? at }, now);
  await recordKept(trx, rules, obligation, request, now);
  await rules.orderRefundEmail(trx, obligation, { id, step: 'done', returns }, now);
}

/** Once for each refund. */
async function recordKept(
  trx: Trx,
  { incomeAccount: income }: ObligationKindRules,
  { id: obligationId }: Obligation,
  { id, kept_cents: amount }: RefundRequest,
  now: Date,
): Promise<void> {
  if (amount === 0) return;
  const lines = keptDepositLines({ income, amount });
  const source = { sourceType: 'deduction', sourceId: String(id) } as const;
  await addJournalEntry(trx, { ...source, obligationId, lines, now });
}

/** Records a rejected refund: no money moved. */
export async function recordRefundFailed(db: Db | Trx, id: number, now: Date): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: 'failed', updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

const HOUR_MS = 60 * 60 * 1000;
/** Waits after the first refusals; then a day. */
const AFTER_REFUSAL_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS];
const GIVEN_UP_MS = 30 * DAY_MS;

/**
 * The provider has refused a refund of the product's own, which nobody can make another way: it is
 * tried again, for a month.
 */
export async function recordRefundRefused(
  db: Db | Trx,
  { id, refusals, created_at }: RefundRequest,
  { message, now }: { message: string; now: Date },
): Promise<void> {
  const next = new Date(now.getTime() + (AFTER_REFUSAL_MS[refusals] ?? DAY_MS));
  const isOver = next.getTime() - created_at.getTime() > GIVEN_UP_MS;
  await db
    .updateTable('refunds')
    .set({
      state: isOver ? 'returned' : 'retrying',
      next_try_at: isOver ? null : next,
      refusal: message,
      refusals: refusals + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/**
 * Another try of a refund that the provider has refused is due now, also if it was given up.
 * @returns undefined if there is none
 */
export function dueRefund(trx: Trx, id: number, now: Date) {
  return trx
    .updateTable('refunds')
    .set({ state: 'retrying', next_try_at: now, updated_at: now })
    .where('id', '=', id)
    .where('refusals', '>', 0)
    .where('state', 'in', ['retrying', 'returned'])
    .returning(['obligation_id', 'amount_cents'])
    .executeTakeFirst();
}

/** When the provider was last called for it. */
export async function noteRefundTried(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/** No caller is waiting anymore, so an email reports the rejected refund. */
export function orderFailedRefundEmail(
  { db, clock, obligationKinds }: Pick<Billing, 'db' | 'clock' | 'obligationKinds'>,
  id: number,
): Promise<void> {
  return transaction(db, async (trx) => {
    const obligation = await trx
      .selectFrom('obligations as o')
      .innerJoin('refunds as r', 'r.obligation_id', 'o.id')
      .selectAll('o')
      .where('r.id', '=', id)
      .executeTakeFirstOrThrow();
    const rules = rulesOf(obligationKinds, obligation.kind);
    const news = { id, step: 'failed', returns: 0 } as const;
    await rules.orderRefundEmail(trx, obligation, news, clock.now());
  });
}

const setState = (trx: Trx, id: number, change: Updateable<Database['refunds']>, now: Date) =>
  trx
    .updateTable('refunds')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
