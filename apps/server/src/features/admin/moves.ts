import { audit } from '../../platform/audit.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import {
  claimRefundTry,
  closeMove,
  dueMove,
  dueRefund,
  isClosed,
  listStuckMoves,
  lockMove,
  type Move,
  type RefundRequest,
  type StuckQuery,
  sendRefund,
  settleSharedCard,
  tryMove,
} from '../billing/index.ts';
import type { Reader } from './members.ts';

/** Lists moves and refunds that are not done, and audits the read. */
export function readMoves(
  { db, clock }: Services,
  { adminId, address }: Reader,
  query: StuckQuery,
): ReturnType<typeof listStuckMoves> {
  const at = clock.now();
  return transaction(db, async (trx) => {
    const details = { ...query };
    await audit(trx, {
      action: 'admin.moves_read',
      actorId: adminId,
      memberId: null,
      address,
      details,
      at,
    });
    return listStuckMoves(trx, query, at);
  });
}

/**
 * Tries a move again at once, also one that was given up.
 * @returns its state afterward
 * @throws ApiError 404, or 409 if it is over or a try is running
 */
export async function retryMove(
  services: Services,
  reader: Reader,
  id: number,
): Promise<Move['state']> {
  const { db, clock, obligationKinds } = services;
  const now = clock.now();
  await transaction(db, async (trx) => {
    const locked = await lockMove(trx, obligationKinds, id);
    if (locked === undefined) throw notFound();
    const { move } = locked;
    if (move.state === 'done' || move.state === 'closed') throw conflict('admin:move_over');
    const isRunning = move.state === 'unknown' && (move.next_try_at ?? now) > now;
    if (isRunning) throw conflict('admin:move_running');
    await dueMove(trx, move, now);
    await auditMove(trx, 'move.retried', reader, locked, now);
  });
  await tryMove(services, id);
  const { state } = await db
    .selectFrom('provider_moves')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
}

/**
 * Tries a refund that the provider has refused again at once, also one that was given up.
 * @returns its state afterward
 * @throws ApiError 404
 */
export async function retryRefund(
  services: Services,
  { adminId, address }: Reader,
  id: number,
): Promise<RefundRequest['state']> {
  const { db, clock } = services;
  const now = clock.now();
  await transaction(db, async (trx) => {
    const refund = await dueRefund(trx, id, now);
    if (refund === undefined) throw notFound();
    const { obligation_id: obligation, amount_cents } = refund;
    const payer = await trx
      .selectFrom('obligations')
      .select('payer_id')
      .where('id', '=', obligation)
      .executeTakeFirstOrThrow();
    await audit(trx, {
      action: 'refund.retried',
      ...{ actorId: adminId, memberId: payer.payer_id, address },
      details: { refund: id, obligation, amount_cents },
      at: now,
    });
  });
  await claimRefundTry(services, id);
  return sendRefund(services, id);
}

/**
 * Closes a move that was settled outside. A repeat changes nothing.
 * @throws ApiError 404, or 409 if it is over or the provider may have made it
 */
export function settleMove(
  { db, clock, obligationKinds }: Services,
  reader: Reader,
  { id, note }: { id: number; note: string },
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const locked = await lockMove(trx, obligationKinds, id);
    if (locked === undefined) throw notFound();
    const { move } = locked;
    if (isClosed(move)) return;
    if (move.state === 'done' || move.state === 'closed') throw conflict('admin:move_over');
    if (move.state === 'unknown') throw conflict('admin:move_unknown');
    await closeMove(trx, locked, { note, now });
    await auditMove(trx, 'move.closed', reader, locked, now, note);
  });
}

/**
 * Closes a charge that was refused for a shared card. Another refusal opens it again; a repeat
 * changes nothing.
 * @throws ApiError 404
 */
export function closeSharedCard(
  { db, clock }: Services,
  { adminId, address }: Reader,
  { id, note }: { id: number; note: string },
): Promise<void> {
  const at = clock.now();
  return transaction(db, async (trx) => {
    const row = await trx
      .selectFrom('shared_cards as c')
      .innerJoin('obligations as o', 'o.id', 'c.obligation_id')
      .select(['c.closed_at', 'o.payer_id', 'o.payee_id'])
      .where('c.obligation_id', '=', id)
      .forUpdate('c')
      .executeTakeFirst();
    if (row === undefined) throw notFound();
    if (row.closed_at !== null) return;
    await settleSharedCard(trx, id, { note, now: at });
    const details = { obligation: id, note };
    for (const memberId of [row.payer_id, row.payee_id]) {
      const action = 'charge.card_shared_closed';
      await audit(trx, { action, actorId: adminId, memberId, address, details, at });
    }
  });
}

function auditMove(
  trx: Trx,
  action: 'move.retried' | 'move.closed',
  { adminId, address }: Reader,
  { move, obligation }: NonNullable<Awaited<ReturnType<typeof lockMove>>>,
  at: Date,
  note?: string,
): Promise<void> {
  const { id, kind, amount_cents } = move;
  const details = {
    move: id,
    kind,
    obligation: obligation.id,
    amount_cents,
    ...(note !== undefined && { note }),
  };
  const memberId = obligation.payee_id;
  return audit(trx, { action, actorId: adminId, memberId, address, details, at });
}
