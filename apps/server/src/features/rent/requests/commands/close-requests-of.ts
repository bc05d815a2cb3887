import { ApiError } from '@crewpad/contract';
import type { PresetReason } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { conflict } from '../../../../platform/errors.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import { type MemberBlocking, type NewBlock, sharesStay } from '../../../accounts/index.ts';
import { type Billing, closeObligation, withProvider } from '../../../billing/index.ts';

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
export async function mailClosedRequest(
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
