import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import {
  type Obligation,
  type ObligationKindRules,
  rulesOf,
} from '../../../../platform/payments/obligation-kinds.ts';
import type { Billing } from '../billing.ts';
import { keptDepositLines } from '../journal-lines.ts';
import { addJournalEntry } from './journal.ts';

/** The state of a refund at the provider. */
export interface ReportedRefund {
  id: string;
  /** The payer has received it, or will. */
  isGiven: boolean;
  /** The provider has not sent it yet. */
  isWaiting: boolean;
  /** The request it fulfills; undefined if it was made manually at the provider. */
  requestId: number | undefined;
}

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

/** Updates the state of a refund request. One that its bank returned is sent again. */
export async function recordRefundState(
  trx: Trx,
  rules: ObligationKindRules,
  obligation: Obligation,
  { id: provider_refund_id, requestId, isGiven, isWaiting }: ReportedRefund,
  now: Date,
): Promise<void> {
  const request = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', requestId ?? 0)
    .where('obligation_id', '=', obligation.id)
    .executeTakeFirst();
  if (request === undefined) return;
  const isNewer = request.provider_refund_id === null || request.state === 'pending';
  const isSame = request.provider_refund_id === provider_refund_id;
  if (isGiven && !isWaiting) {
    if (isNewer)
      await recordRefundDone(trx, rules, obligation, { ...request, provider_refund_id }, now);
  } else if (!isGiven && isSame && request.state === 'done') {
    await setState(trx, request.id, { state: 'pending', provider_refund_id }, now);
  } else if (request.provider_refund_id === null) {
    await setState(trx, request.id, { provider_refund_id }, now);
  }
}

/** Records a completed refund: what the payee keeps becomes theirs, and the payer gets an email. */
export async function recordRefundDone(
  trx: Trx,
  rules: ObligationKindRules,
  obligation: Obligation,
  { id, kept_cents, provider_refund_id }: RefundRequest,
  now: Date,
): Promise<void> {
  await setState(trx, id, { state: 'done', provider_refund_id }, now);
  if (kept_cents > 0) {
    await addJournalEntry(trx, {
      sourceType: 'deduction',
      sourceId: String(id),
      obligationId: obligation.id,
      lines: keptDepositLines({ income: rules.incomeAccount, amount: kept_cents }),
      now,
    });
  }
  await rules.orderRefundEmail(trx, obligation, id, now);
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
    await rules.orderRefundEmail(trx, obligation, id, clock.now());
  });
}

const setState = (
  trx: Trx,
  id: number,
  change: Partial<Pick<RefundRequest, 'state' | 'provider_refund_id'>>,
  now: Date,
) =>
  trx
    .updateTable('refunds')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
