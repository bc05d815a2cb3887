import { randomUUID } from 'node:crypto';
import { ApiError, type contract, type OperationRequest } from '@crewpad/contract';
import { type PresetReason, toCents } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockRentals } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { conflict, invalidInput, notFound, refusal } from '../../../platform/errors.ts';
import { keyReused } from '../../../platform/idempotency/calls.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import type { PaymentProvider } from '../../../platform/payments/provider.ts';
import type { Services } from '../../../platform/services.ts';
import { type MemberBlocking, type NewBlock, sharesStay } from '../../accounts/index.ts';
import {
  type Billing,
  changeAmount,
  closeObligation,
  obligations,
  withProvider,
} from '../../billing/index.ts';
import { findPayoutAccount } from '../../payouts/index.ts';
import { getStoredRental, recordHistory } from '../../rentals/index.ts';
import { lockNamedRental } from './payments.ts';
import { canWithRequest, waitsForBank } from './policy.ts';
import { findRequest, getRequest, type RequestRow } from './requests.queries.ts';
import { orderPaidRequest } from './settle-request.ts';

type RequestAction = Parameters<typeof canWithRequest>[1];

/** A request on which the caller can act. @throws ApiError 404, 403, 409 */
export async function requireRequest(
  db: Db,
  actor: MemberActor,
  id: number,
  action: RequestAction,
): Promise<RequestRow> {
  const request = await findRequest(db, id);
  if (request === undefined) throw notFound();
  enforce(canWithRequest(actor, action, request));
  return request;
}

/** @throws ApiError 422 for more than a card can be charged */
function requireCardAmount(
  cents: number,
  { cardAmountMax }: Pick<PaymentProvider, 'cardAmountMax'>,
): void {
  if (cents > cardAmountMax) throw invalidInput({ amount: ['is_too_large'] });
}

/** The tenant was shown another amount. */
export const amountChanged = () => refusal(409, 'EDITED_MEANWHILE', 'rent:amount_changed');

/** Another call came first. */
const changedMeanwhile = () => conflict('rent:request_changed');

/**
 * Closes the open requests of a closing account: the lister's are withdrawn, the tenant's rejected.
 * @throws ApiError 409 if one is being paid; 503 if the provider is unreachable
 */
export async function closeRequestsOf(billing: Billing, memberId: number): Promise<void> {
  const { db, clock } = billing;
  const open = await db
    .selectFrom('payment_requests')
    .select(['id', 'obligation_id', 'lister_id'])
    .where('status', '=', 'pending')
    .where((where) =>
      where.or([where('lister_id', '=', memberId), where('tenant_id', '=', memberId)]),
    )
    .execute();
  for (const { id, obligation_id, lister_id } of open) {
    const isClosed = await withProvider(billing, () => closeObligation(billing, obligation_id));
    const { status } = await db
      .selectFrom('obligations')
      .select('status')
      .where('id', '=', obligation_id)
      .executeTakeFirstOrThrow();
    if (!isClosed && status !== 'cancelled') {
      throw conflict('rent:request_being_paid');
    }
    const now = clock.now();
    const ending = lister_id === memberId ? 'withdrawn' : 'rejected';
    await transaction(db, async (trx) => {
      const ended = await trx
        .updateTable('payment_requests')
        .set({
          status: ending,
          reason: 'account_closed' satisfies PresetReason,
          closed_at: now,
          updated_at: now,
        })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .returning('id')
        .executeTakeFirst();
      if (ended !== undefined) await mailClosedRequest(trx, { id, status: ending }, now);
    });
  }
}

/** Tells the other side, once, that a request is closed. */
async function mailClosedRequest(
  trx: Trx,
  { id, status }: { id: number; status: 'withdrawn' | 'rejected' },
  now: Date,
): Promise<void> {
  const order = { mail: 'payment_request', requestId: id, step: status } as const;
  await orderMail(trx, order, { now, key: `payment_request_closed:${id}` });
}

interface OpenRequest {
  id: number;
  obligation_id: number;
  lister_id: number;
  /** The provider can no longer charge it. */
  is_closed: boolean;
}

async function listRequests(db: Db | Trx, { blockerId, blockedId }: NewBlock) {
  const { rows } = await sql<OpenRequest>`
    select q.id, q.obligation_id, q.lister_id, o.status = 'cancelled' as is_closed
    from payment_requests q join obligations o on o.id = q.obligation_id
    where q.status = 'pending' and not ${sharesStay(blockerId, blockedId)}
      and (q.lister_id = ${blockerId} and q.tenant_id = ${blockedId}
        or q.lister_id = ${blockedId} and q.tenant_id = ${blockerId})
    order by q.id`.execute(db);
  return rows;
}

/**
 * A block ends the requests between two members without an accepted rental: the side that blocks
 * rejects or withdraws them.
 */
export const endRequestsBetween: MemberBlocking = {
  async prepare(services, block) {
    for (const { obligation_id: id, is_closed } of await listRequests(services.db, block)) {
      if (is_closed) continue;
      try {
        await withProvider(services, () => closeObligation(services, id));
      } catch (error) {
        // What is being paid now, or cannot be closed because the provider is away, stays as it is.
        if (!(error instanceof ApiError)) throw error;
      }
    }
  },

  end: endRequests,
};

async function endRequests(trx: Trx, block: NewBlock, now: Date): Promise<void> {
  for (const { id, lister_id, is_closed } of await listRequests(trx, block)) {
    if (!is_closed) continue;
    const status = lister_id === block.blockerId ? 'withdrawn' : 'rejected';
    const ended = await trx
      .updateTable('payment_requests')
      .set({ status, closed_at: now, updated_at: now })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirst();
    if (ended === undefined) continue;
    await mailClosedRequest(trx, { id, status }, now);
  }
}

interface Closing {
  id: number;
  action: keyof typeof ENDS;
  reason: string | null;
  shownCents?: number;
}

const ENDS = { reject: 'rejected', withdraw: 'withdrawn' } as const;

/**
 * Rejects (as the tenant) or withdraws (as the lister) a pending request. Cancels its payment
 * intent first: a payment in progress wins.
 * @param closing.shownCents what the tenant was asked for when they rejected it
 * @throws ApiError 404, 403; 409 if no longer pending, or if another amount was shown
 */
export async function closeRequest(
  services: Services,
  actor: MemberActor,
  closing: Closing,
): Promise<RequestRow> {
  const { db, clock } = services;
  const { id, action, reason, shownCents } = closing;
  const requireShown = ({ amount_cents }: Pick<RequestRow, 'amount_cents'>) => {
    if (shownCents !== undefined && shownCents !== amount_cents) throw amountChanged();
  };
  const request = await requireRequest(db, actor, id, action);
  requireShown(request);
  const { obligation_id, obligation_status } = request;
  // Cancelled: an earlier call was interrupted between the two steps.
  if (obligation_status !== 'cancelled') {
    const isClosed = await withProvider(services, () =>
      closeObligation(services, obligation_id, requireShown),
    );
    if (!isClosed) throw changedMeanwhile();
  }
  const now = clock.now();
  return transaction(db, async (trx) => {
    const closed = await trx
      .updateTable('payment_requests')
      .set({
        status: ENDS[action],
        reason: reason || ('no_reason' satisfies PresetReason),
        closed_at: now,
        updated_at: now,
      })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirst();
    if (closed === undefined) throw changedMeanwhile();
    await mailClosedRequest(trx, { id, status: ENDS[action] }, now);
    return getRequest(trx, id);
  });
}

/** Locks the rental of an obligation. */
export async function lockRentalOf(trx: Trx, obligationId: number): Promise<void> {
  await lockRentals(
    trx,
    sql`r.id = (select rental_id from obligations where id = ${obligationId})`,
  );
}

/** Records a paid request. One for rent emails its lister once it covers rent. */
export async function completeRequest(trx: Trx, obligationId: number, now: Date): Promise<void> {
  const request = await trx
    .updateTable('payment_requests')
    .set({ status: 'complete', closed_at: now, updated_at: now })
    .where('obligation_id', '=', obligationId)
    .returning(['id', 'payment_for'])
    .executeTakeFirst();
  if (request === undefined || request.payment_for === 'rent') return;
  await orderPaidRequest(trx, request.id, now);
}

/**
 * The lister has read that a request was rejected; again, nothing happens.
 * @throws ApiError 404, 403; 409 if it was not rejected
 */
export async function dismissRejection(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  id: number,
): Promise<RequestRow> {
  await requireRequest(db, actor, id, 'dismiss');
  await db
    .updateTable('payment_requests')
    .set({ seen_at: clock.now() })
    .where('id', '=', id)
    .where('status', '=', 'rejected')
    .where('seen_at', 'is', null)
    .execute();
  return getRequest(db, id);
}

/**
 * Edits a pending request, and tells the tenant of another amount or purpose. Missing
 * fields stay. Stops a payment first that was started for another amount or purpose.
 * @throws ApiError 404, 403; 409 if no longer pending; 422
 */
export async function editRequest(
  services: Services,
  actor: MemberActor,
  id: number,
  form: OperationRequest<typeof contract.rent.updatePaymentRequest>['body'],
): Promise<RequestRow> {
  const { db, clock, payments } = services;
  const request = await requireRequest(db, actor, id, 'edit');
  const amount = form.amount === undefined ? request.amount_cents : toCents(form.amount);
  const purpose = form.payment_for ?? request.payment_for;
  if (amount !== request.amount_cents) requireCardAmount(amount, payments);
  const isChanged = amount !== request.amount_cents || purpose !== request.payment_for;
  if (isChanged) {
    const changed = await changeAmount(services, request.obligation_id, amount);
    if (!changed) throw changedMeanwhile();
  }
  const now = clock.now();
  return transaction(db, async (trx) => {
    const before = await trx
      .selectFrom('payment_requests')
      .select(['amount_cents', 'payment_for'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    enforce(canWithRequest(actor, 'edit', await getRequest(trx, id)));
    await trx
      .updateTable('payment_requests')
      .set({
        amount_cents: amount,
        ...(form.payment_for !== undefined && { payment_for: form.payment_for }),
        ...(form.notes !== undefined && { notes: form.notes ?? '' }),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    const edited = await getRequest(trx, id);
    if (amount !== before.amount_cents || edited.payment_for !== before.payment_for) {
      await recordHistory(trx, await getStoredRental(trx, edited.rental_id), {
        ...{ action: 'edit_request', actor: 'lister', actorId: actor.id, now },
        summary: {
          request: { from: null, to: id },
          request_amount: { from: before.amount_cents, to: amount },
          request_for: { from: before.payment_for, to: edited.payment_for },
        },
      });
      const isStopped = waitsForBank(request);
      const order = { mail: 'payment_request', requestId: id, step: 'changed', isStopped } as const;
      await orderMail(trx, order, {
        now,
        key: `payment_request_changed:${id}:${now.toISOString()}`,
      });
    }
    return edited;
  });
}

/**
 * Requests a card payment from a tenant. Repeated and concurrent calls with the same key create one
 * request.
 * @param lateFee the late rent that it is for, and what must hold once the rental is locked
 * @returns the obligation's id
 * @throws ApiError 404 for rentals of others; 409 if it has ended, or payouts are not set up; 422
 */
export function sendRequest(
  { db, clock, payments }: Pick<Services, 'db' | 'clock' | 'payments'>,
  actor: MemberActor,
  form: contract.rent.PaymentRequestForm,
  key: string | undefined,
  lateFee?: { of: number; check(trx: Trx): Promise<void> },
): Promise<number> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const rental = await lockNamedRental(trx, actor, form, 'request_payment');
    const amount_cents = toCents(form.amount);
    const subject_key = `preq:${actor.id}:${key ?? randomUUID()}`;
    const earlier = await findSent(trx, subject_key);
    if (earlier !== undefined) {
      if (earlier.rental_id !== rental.id || earlier.amount_cents !== amount_cents)
        throw keyReused();
      return earlier.id;
    }
    await lateFee?.check(trx);
    requireCardAmount(amount_cents, payments);
    if (rental.user_id === null) throw conflict('rent:no_account');
    const account = await findPayoutAccount(trx, actor.id, payments.mode);
    if (account?.state !== 'ready') throw payoutSetupRequired();
    const parties = { rental_id: rental.id, created_at: now, updated_at: now, amount_cents };
    const { id } = await obligations.open(trx, {
      ...parties,
      kind: 'payment_request',
      subject_key,
      payer_id: rental.user_id,
      payee_id: actor.id,
      due_at: now,
      provider_mode: payments.mode,
    });
    const request = await trx
      .insertInto('payment_requests')
      .values({
        ...parties,
        obligation_id: id,
        lister_id: actor.id,
        tenant_id: rental.user_id,
        payment_for: form.payment_for,
        payment_type: form.payment_type,
        payment_method: form.payment_method,
        notes: form.notes ?? '',
        late_fee_of: lateFee?.of ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = {
      mail: 'payment_request' as const,
      requestId: request.id,
      step: 'sent' as const,
    };
    await orderMail(trx, order, { now, key: `payment_request:${request.id}` });
    return id;
  });
}

const findSent = (trx: Trx, subjectKey: string) =>
  trx
    .selectFrom('obligations')
    .select(['id', 'rental_id', 'amount_cents'])
    .where('subject_key', '=', subjectKey)
    .executeTakeFirst();

const payoutSetupRequired = () =>
  refusal(409, 'PAYOUT_SETUP_REQUIRED', 'rent:payouts_first_request');
