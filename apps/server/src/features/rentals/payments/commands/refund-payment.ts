import type { contract } from '@crewpad/contract';
import { type DeductionPurpose, toCents } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { enforce } from '../../../../platform/access/decision.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { conflict, invalidInput, notFound, refusal } from '../../../../platform/errors.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { rulesOf } from '../../../../platform/payments/obligation-kinds.ts';
import {
  findRefundByKey,
  insertRefund,
  type RefundRequest,
  recordRefundDone,
  sendRefund,
  withProvider,
} from '../../../billing/index.ts';
import { canWithTransaction, remainingOf } from '../policy.ts';
import { findTransaction, type TransactionRow } from '../queries/find-transactions.ts';
import type { PaymentServices } from './settle-rent.ts';
import { undoSettlement } from './undo-settlement.ts';

interface Refunding {
  id: number;
  form: contract.rentals.RefundForm;
  /** The idempotency key of this refund. */
  key: string;
}

/**
 * Refunds a payment in full or in part; for a deposit, returns or keeps all that remains. Card
 * payments are refunded to that card, unless the lister returned the money otherwise.
 * @throws ApiError 404, 403; 409 if not paid, or another refund is in progress; 422
 */
export async function refundPayment(
  services: PaymentServices,
  actor: MemberActor,
  { id, form, key }: Refunding,
): Promise<RefundRequest> {
  const { db } = services;
  const known = await findRefundByKey(db, actor.id, key);
  if (known !== undefined) return finish(services, known);
  const row = await findTransaction(db, id);
  if (row === undefined) throw notFound();
  enforce(canWithTransaction(actor, 'refund', row));
  const input = readForm(form, row);
  requireUndisputed(input, row);
  const write = (trx: Trx) => requestRefund(services, trx, actor, { id, input, key });
  if (row.type !== 'manual') return finish(services, await transaction(db, write));

  let request: RefundRequest | undefined;
  const returned = {
    source: { manual_payment_id: id },
    leftCents: (trx: Trx) => leftOf(trx, id),
  };
  const end = await withProvider(services, () =>
    undoSettlement(services, returned, async (trx) => {
      request = await write(trx);
      return true;
    }),
  );
  if (end === 'busy' || request === undefined) {
    throw conflict('rentals:rent_in_progress');
  }
  return request;
}

interface RefundInput {
  amount: number;
  kept: number;
  deductions: { reason: string; for: DeductionPurpose; amount_cents: number }[];
  method: 'card' | 'outside';
  reason: string;
}

/** @throws ApiError 422 for amounts that exceed the remainder of the payment */
function readForm(form: contract.rentals.RefundForm, row: TransactionRow): RefundInput {
  const amount = toCents(form.amount);
  const deductions = form.deductions.map(({ reason, amount: dollars, for: purpose }) => ({
    reason,
    for: purpose,
    amount_cents: toCents(dollars),
  }));
  const kept = deductions.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const remaining = remainingOf(row);
  const values = { amount: remaining / 100 };
  if (amount + kept > remaining) throw invalidInput({ amount: ['is_more_than_remains'] }, values);
  if (row.payment_for !== 'deposit') {
    if (kept > 0) throw invalidInput({ deductions: ['only_a_deposit_has_deductions'] });
    if (amount === 0) throw invalidInput({ amount: ['is_too_small'] });
  } else if (amount + kept < remaining) {
    throw invalidInput({ amount: ['must_settle_the_deposit'] }, values);
  }
  const isByCard = row.type !== 'manual' && form.method === 'card' && amount > 0;
  const method = isByCard ? 'card' : 'outside';
  return { amount, kept, deductions, method, reason: form.reason ?? '' };
}

/**
 * A lister can neither keep nor hand back what the bank took. The provider decides on refunds by
 * card.
 * @throws ApiError 409
 */
function requireUndisputed({ method }: RefundInput, { disputed_cents }: TransactionRow): void {
  if (method === 'outside' && disputed_cents > 0) throw conflict('rentals:taken_by_bank');
}

/** Stores the refund. If no money moves at the provider, that completes it. */
async function requestRefund(
  { clock, obligationKinds, payments }: PaymentServices,
  trx: Trx,
  actor: MemberActor,
  { id, input, key }: { id: number; input: RefundInput; key: string },
): Promise<RefundRequest> {
  const now = clock.now();
  const obligation = await trx
    .selectFrom('obligations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (obligation === undefined) {
    await trx.selectFrom('manual_payments').select('id').where('id', '=', id).forUpdate().execute();
  }
  const earlier = await findRefundByKey(trx, actor.id, key);
  if (earlier !== undefined) return earlier;
  const row = await findTransaction(trx, id);
  if (row === undefined) throw notFound();
  enforce(canWithTransaction(actor, 'refund', row));
  const { amount, kept, deductions, method, reason } = input;
  if (amount + kept > remainingOf(row)) throw invalidInput({ amount: ['is_more_than_remains'] });
  requireUndisputed(input, row);
  if (method === 'card' && obligation?.provider_mode !== payments.mode) {
    throw conflict('rentals:other_provider');
  }
  const request = await insertRefund(trx, {
    ...(obligation === undefined ? { manual_payment_id: id } : { obligation_id: id }),
    actor_id: actor.id,
    request_key: key,
    amount_cents: amount,
    kept_cents: kept,
    deductions: JSON.stringify(deductions),
    reason,
    method,
    state: method === 'card' ? 'pending' : 'done',
    created_at: now,
    updated_at: now,
  });
  if (request === undefined) throw conflict('rentals:refund_asked');
  if (obligation === undefined) await returnManual(trx, request, now);
  else if (method === 'outside') {
    await recordRefundDone(
      trx,
      rulesOf(obligationKinds, obligation.kind),
      obligation,
      request,
      now,
    );
  }
  return request;
}

/** A manual payment is returned manually: only the records change. */
async function returnManual(
  trx: Trx,
  { id: refundId, manual_payment_id, amount_cents, kept_cents }: RefundRequest,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('manual_payments')
    .set(({ eb }) => ({
      returned_cents: eb('returned_cents', '+', amount_cents),
      kept_cents: eb('kept_cents', '+', kept_cents),
    }))
    .where('id', '=', manual_payment_id)
    .execute();
  const order = { mail: 'payment_refund', refundId } as const;
  await orderMail(trx, order, { now, key: `payment_refund:${refundId}` });
}

async function leftOf(trx: Trx, id: number): Promise<number> {
  const { amount_cents, returned_cents } = await trx
    .selectFrom('manual_payments')
    .select(['amount_cents', 'returned_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return amount_cents - returned_cents;
}

/** Makes a stored refund at the provider. @throws ApiError 422 if the provider rejects it */
async function finish(services: PaymentServices, request: RefundRequest): Promise<RefundRequest> {
  const state =
    request.state === 'pending' ? await sendRefund(services, request.id) : request.state;
  if (state === 'failed') throw notCovered();
  if (state === 'done' && request.obligation_id !== null) {
    await undoRequest(services, request.obligation_id);
  }
  return { ...request, state };
}

const notCovered = () => refusal(422, 'REFUND_NOT_COVERED', 'rentals:refund_rejected');

/** Rent covered by a refunded request is due again. */
async function undoRequest(services: PaymentServices, id: number): Promise<void> {
  const returned = {
    source: { request_obligation_id: id },
    leftCents: async (trx: Trx) => {
      const row = await findTransaction(trx, id);
      return row === undefined ? 0 : row.amount_cents - row.returned_cents;
    },
  };
  try {
    await undoSettlement(services, returned);
  } catch (error) {
    services.log.warn({ err: error, obligation: id }, 'a returned request still settles rent');
  }
}
