import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { orderMail } from '../../../platform/outbox/order-mail.ts';
import { orderReceipt } from '../../billing/index.ts';
import { lockRental } from '../../rentals/index.ts';
import { findTransaction } from './payments.queries.ts';
import { type PaymentServices, settleRent, undoSettlement } from './settlement.ts';

/** The server may have been down since the payment, whose receipt waits as well. */
const RETRIED_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * Lets a paid request for rent cover exactly what is left of it: all of it at first, less after a
 * refund or a lost dispute, and more once a bank gives money back. Does nothing while a card payment
 * of that rent is in progress; the job tries again.
 */
export async function fitRequest(services: PaymentServices, id: number): Promise<void> {
  const { db } = services;
  const request = await findCover(db, id);
  if (request === undefined) return;
  const { rental_id: rentalId, left, covered } = request;
  const source = { request_obligation_id: id };
  try {
    if (covered > left) {
      await undoSettlement(services, {
        source,
        rentalId,
        leftCents: async (trx) => (await findCover(trx, id))?.left ?? 0,
        cause: async (trx) => (await findCover(trx, id))?.cause,
      });
      return;
    }
    if (covered === left) return;
    await settleRent(services, {
      amount: left - covered,
      lock: async (trx) => {
        const rental = await lockRental(trx, rentalId);
        const now = await findCover(trx, id);
        return now?.left === left && now.covered === covered ? rental : undefined;
      },
      record: async (trx) => {
        if (covered === 0) await orderMails(trx, request, services.clock.now());
        return source;
      },
    });
  } catch (error) {
    services.log.warn({ err: error, obligation: id }, 'a paid request settles rent later');
  }
}

/**
 * Fits paid requests that were not allocated immediately, whose refund was done later, or of which a
 * bank has taken or given back money.
 */
export async function fitRequests(services: PaymentServices): Promise<void> {
  const since = new Date(services.clock.now().getTime() - RETRIED_MS);
  const { rows } = await sql<{ id: number }>`
    select q.obligation_id as id from payment_requests q
    where q.payment_for = 'rent' and q.status = 'complete' and q.closed_at > ${since}
      and not exists (
        select from allocations a where a.request_obligation_id = q.obligation_id
      )
    union
    select q.obligation_id from refunds f
    join payment_requests q on q.obligation_id = f.obligation_id and q.payment_for = 'rent'
    where f.state <> 'pending' and f.updated_at > ${since}
    union
    select q.obligation_id from disputes d
    join payment_requests q on q.obligation_id = d.obligation_id and q.payment_for = 'rent'
    where d.state = 'lost'`.execute(services.db);
  for (const { id } of rows) await fitRequest(services, id);
}

/** The emails of a paid request wait until it is decided what it covers. */
async function orderMails(trx: Trx, { request, charge }: RequestCover, now: Date): Promise<void> {
  await orderReceipt(trx, charge, now);
  await orderPaidRequest(trx, request, now);
}

interface RequestCover {
  request: number;
  charge: { id: number; payer_id: number };
  rental_id: number;
  /** What can cover rent, in whole cents: without what has gone back to the tenant. */
  left: number;
  /** What covers rent, or is credit or kept. */
  covered: number;
  /** Why a share of rent that a card has completed is owed again; absent after a refund. */
  cause?: string;
}

interface CoverRow {
  request: number;
  payer_id: number;
  covered: number;
  waiting: number;
  dispute: string | null;
}

/** A paid request for rent; undefined if it is none. A refund counts once its money has moved. */
async function findCover(db: Db | Trx, id: number): Promise<RequestCover | undefined> {
  const row = await findTransaction(db, id);
  const isRent = row?.type === 'payment_request' && row.payment_for === 'rent';
  if (row === undefined || !isRent || row.status !== 'paid') return undefined;
  const { rows } = await sql<CoverRow>`
    select q.id as request, o.payer_id, (
        select coalesce(sum(amount_cents), 0)::int from allocations
        where request_obligation_id = ${id}
      ) as covered, (
        select coalesce(sum(amount_cents), 0)::int from refunds
        where obligation_id = ${id} and state = 'pending' and returns = 0
      ) as waiting, (
        select provider_id from disputes where obligation_id = ${id} and state = 'lost'
        order by opened_at desc limit 1
      ) as dispute
    from payment_requests q join obligations o on o.id = q.obligation_id
    where o.id = ${id}`.execute(db);
  const [cover] = rows;
  if (cover === undefined) return undefined;
  const { request, payer_id, covered, waiting, dispute } = cover;
  const lost = row.dispute?.state === 'lost' ? row.dispute.taken_cents : 0;
  return {
    ...{ request, charge: { id, payer_id }, rental_id: row.rental_id },
    left: Math.max(0, row.amount_cents - row.returned_cents + waiting - lost),
    covered,
    // Each loss is a cause of its own.
    ...(lost > 0 && dispute !== null && { cause: `${dispute}:${lost}` }),
  };
}

/** Once for each request. */
export const orderPaidRequest = (trx: Trx, requestId: number, now: Date): Promise<void> =>
  orderMail(
    trx,
    { mail: 'payment_request', requestId, step: 'paid' },
    { now, key: `payment_request_paid:${requestId}` },
  );
