import type { contract } from '@crewpad/contract';
import { type DeductionPurpose, toCents } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { requireCollecting } from '../../../platform/access/guards.ts';
import { lockObligation } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { conflict, invalidInput, notFound, refusal } from '../../../platform/errors.ts';
import { orderMail, orderMails } from '../../../platform/outbox/order-mail.ts';
import { type Obligation, rulesOf } from '../../../platform/payments/obligation-kinds.ts';
import {
  endRefundTries,
  findRefundByKey,
  insertRefund,
  type RefundRequest,
  recordRefundDone,
  sendRefund,
  withProvider,
} from '../../billing/index.ts';
import { can, lockRental, recordHistory } from '../../rentals/index.ts';
import { listCredit } from '../periods/settlement.queries.ts';
import { findTransaction, type TransactionRow } from './payments.queries.ts';
import { canWithTransaction, remainingOf } from './policy.ts';
import { fitRequest } from './settle-request.ts';
import { type PaymentServices, undoSettlement } from './settlement.ts';

interface Refunding {
  id: number;
  form: contract.rent.RefundForm;
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
  const earlier = await findRefundByKey(db, actor.id, key);
  if (earlier !== undefined) return finish(services, earlier);
  const row = await findTransaction(db, id);
  if (row === undefined) throw notFound();
  enforce(canWithTransaction(actor, 'refund', row, services.clock.now()));
  const input = readForm(form, row);
  // What goes back to the card is certain to arrive; what is kept would be settled.
  if (input.method === 'outside' || input.kept > 0) requireCollecting(actor);
  requireRefundOfCard(input, row);
  const write = (trx: Trx) => requestRefund(services, trx, actor, { id, input, key });
  if (row.type !== 'manual') return finish(services, await transaction(db, write));

  let request: RefundRequest | undefined;
  const returned = {
    source: { manual_payment_id: id },
    rentalId: row.rental_id,
    leftCents: (trx: Trx) => leftOf(trx, id),
    before: async (trx: Trx) => {
      request = await write(trx);
      return true as const;
    },
  };
  const end = await withProvider(services, () => undoSettlement(services, returned));
  if (end === 'busy' || request === undefined) {
    throw conflict('rent:rent_in_progress');
  }
  return request;
}

interface RefundInput {
  amount: number;
  kept: number;
  deductions: { reason: string; for: DeductionPurpose; amount_cents: number }[];
  method: 'card' | 'outside';
  reason: string;
  replaces: number | undefined;
}

/** @throws ApiError 422 for amounts that exceed the remainder of the payment */
function readForm(form: contract.rent.RefundForm, row: TransactionRow): RefundInput {
  const amount = toCents(form.amount);
  const deductions = form.deductions.map(({ reason, amount: dollars, for: purpose }) => ({
    reason,
    for: purpose,
    amount_cents: toCents(dollars),
  }));
  const keptCents = deductions.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const remaining = remainingOf(row) + replacedOf(form, row);
  const values = { amount: remaining / 100 };
  if (amount + keptCents > remaining)
    throw invalidInput({ amount: ['is_more_than_remains'] }, values);
  if (row.payment_for !== 'deposit') {
    if (keptCents > 0) throw invalidInput({ deductions: ['only_a_deposit_has_deductions'] });
    if (amount === 0) throw invalidInput({ amount: ['is_too_small'] });
  } else if (amount + keptCents < remaining) {
    throw invalidInput({ amount: ['must_settle_the_deposit'] }, values);
  }
  const isByCard = row.type !== 'manual' && form.method === 'card' && amount > 0;
  const method = isByCard ? 'card' : 'outside';
  return {
    amount,
    kept: keptCents,
    deductions,
    method,
    reason: form.reason ?? '',
    replaces: form.replaces,
  };
}

/**
 * A payment by card is refunded to its card. Only after the bank has returned a refund, or the
 * provider has refused it, can the lister return the money another way.
 * @throws ApiError 409 REFUND_THE_CARD
 */
function requireRefundOfCard(
  { method, amount }: RefundInput,
  { type, has_failed_refund }: TransactionRow,
): void {
  if (type === 'manual' || method === 'card' || amount === 0 || has_failed_refund) return;
  throw refusal(409, 'REFUND_THE_CARD', 'rent:refund_the_card');
}

/**
 * Ends the tries of the refund that this one makes another way.
 * @throws ApiError 409 if the bank did not return it, or the money is not with the lister again
 */
async function endReplaced(
  trx: Trx,
  obligation: Obligation | undefined,
  { replaces, method }: RefundInput,
  now: Date,
): Promise<void> {
  if (replaces === undefined) return;
  const request = await trx
    .selectFrom('refunds as f')
    .selectAll('f')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('refunds as n')
          .select('n.id')
          .whereRef('n.replaces_id', '=', 'f.id')
          .where('n.state', '<>', 'failed'),
      ).as('is_replaced'),
    )
    .where('f.id', '=', replaces)
    .where('f.obligation_id', '=', obligation?.id ?? 0)
    .forUpdate('f')
    .executeTakeFirst();
  if (request === undefined || obligation === undefined) throw notFound();
  const isReturned = request.state === 'retrying' || request.state === 'returned';
  // The card is tried again by itself until the last return.
  const isEarly = method === 'card' && request.state === 'retrying';
  if (!isReturned || isEarly || request.is_replaced) throw conflict('rent:refund_not_returned');
  if (method === 'card' && (await isOwed(trx, request.id))) throw conflict('rent:refund_not_back');
  if (request.state === 'retrying') await endRefundTries(trx, obligation, request, now);
}

/** Whether the lister has paid a refund that came back, and not got it back yet. */
const isOwed = async (trx: Trx, refundId: number) =>
  (await trx
    .selectFrom('provider_moves')
    .select('id')
    .where('refund_id', '=', refundId)
    .where('kind', '=', 'refund_return')
    .where('state', 'in', ['waiting', 'refused', 'unknown', 'abandoned'])
    .executeTakeFirst()) !== undefined;

/** The amount of a refund that is tried again is reserved until another one replaces it. */
const replacedOf = ({ replaces }: { replaces?: number | undefined }, { refunds }: TransactionRow) =>
  refunds.find(({ id, state }) => id === replaces && state === 'retrying')?.amount_cents ?? 0;

/** Stores the refund. If no money moves at the provider, that completes it. */
async function requestRefund(
  { clock, obligationKinds, payments }: PaymentServices,
  trx: Trx,
  actor: MemberActor,
  { id, input, key }: { id: number; input: RefundInput; key: string },
): Promise<RefundRequest> {
  const now = clock.now();
  const obligation = await lockObligation(trx, id);
  if (obligation === undefined) {
    await trx.selectFrom('manual_payments').select('id').where('id', '=', id).forUpdate().execute();
  }
  const earlier = await findRefundByKey(trx, actor.id, key);
  if (earlier !== undefined) return earlier;
  const row = await findTransaction(trx, id);
  if (row === undefined) throw notFound();
  enforce(canWithTransaction(actor, 'refund', row, now));
  const { amount, kept, deductions, method, reason } = input;
  const remaining = remainingOf(row) + replacedOf(input, row);
  if (amount + kept > remaining) throw invalidInput({ amount: ['is_more_than_remains'] });
  requireRefundOfCard(input, row);
  await endReplaced(trx, obligation, input, now);
  if (method === 'card' && obligation?.provider_mode !== payments.mode) {
    throw conflict('rent:other_provider');
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
    moved_at: method === 'card' ? null : now,
    replaces_id: input.replaces ?? null,
    created_at: now,
    updated_at: now,
  });
  if (request === undefined) throw conflict('rent:refund_asked');
  if (obligation === undefined) await returnManual(trx, request, now);
  else if (method === 'outside') {
    await recordRefundDone(trx, rulesOf(obligationKinds, obligation.kind), obligation, request, {
      at: now,
      now,
    });
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
  const order = { mail: 'payment_refund', refundId, step: 'done' } as const;
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
    await fitRequest(services, request.obligation_id);
  }
  return { ...request, state };
}

const notCovered = () => refusal(422, 'REFUND_NOT_COVERED', 'rent:refund_rejected');

/**
 * Keeps what a tenant paid ahead and did not use, after the end of the stay. It was income on the
 * day on which it was paid.
 * @returns whole cents
 * @throws ApiError 404, 403; 409 without credit, or before the end
 */
export function keepCredit(
  { db, clock }: Pick<PaymentServices, 'db' | 'clock'>,
  actor: MemberActor,
  { id, reason }: { id: number; reason: string },
): Promise<number> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const rental = await lockRental(trx, id);
    if (rental === undefined) throw notFound();
    enforce(can(actor, 'add_payment', rental));
    if (rental.status !== 'ended') throw conflict('rent:stay_not_over');
    const credits = await listCredit(trx, id);
    const keptCents = credits.reduce((sum, { cents }) => sum + cents, 0);
    if (keptCents === 0) throw conflict('rent:no_credit');
    const rows = await trx
      .insertInto('allocations')
      .values(
        credits.flatMap(({ cents, ...source }) => {
          const row = { ...source, rental_id: id, created_at: now };
          return [
            { ...row, use: 'credit', amount_cents: -cents },
            { ...row, use: 'kept', amount_cents: cents },
          ];
        }),
      )
      .returning('id')
      .execute();
    const summary = { credit: { from: keptCents, to: null } };
    const step = { action: 'keep_credit', actor: 'lister', actorId: actor.id } as const;
    await recordHistory(trx, rental, { ...step, summary, reason, now });
    const allocationId = rows.at(-1)?.id ?? 0;
    const order = { mail: 'credit_kept' as const, rentalId: id, allocationId };
    const mails = (['tenant', 'lister'] as const).map((to) => ({
      order: { ...order, to },
      key: `credit_kept:${allocationId}:${to}`,
    }));
    await orderMails(trx, mails, now);
    return keptCents;
  });
}
