import type { Trx } from '../../../../platform/database/transaction.ts';
import type {
  Obligation,
  ObligationKinds,
} from '../../../../platform/payments/obligation-kinds.ts';
import type { Move } from './moves.ts';
import { planMoves } from './record-dispute.ts';
import { lockPaid } from './record-refunds.ts';

interface LockedMove {
  move: Move;
  obligation: Obligation;
}

/** Locks a move, after its payment; undefined if there is none. */
export async function lockMove(
  trx: Trx,
  kinds: ObligationKinds,
  id: number,
): Promise<LockedMove | undefined> {
  const moves = trx.selectFrom('provider_moves').where('id', '=', id);
  const subject = await moves.select('obligation_id').executeTakeFirst();
  const paid = subject && (await lockPaid(trx, kinds, subject.obligation_id));
  const move = await moves.selectAll().forUpdate().executeTakeFirst();
  return paid && move && { move, obligation: paid.obligation };
}

/** Closes a move that was settled outside the provider. What the product loses is journaled. */
export async function closeMove(
  trx: Trx,
  { move: { id, dispute_id }, obligation }: LockedMove,
  { note, now }: { note: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('provider_moves')
    .set({ state: 'closed', note, next_try_at: null, updated_at: now })
    .where('id', '=', id)
    .execute();
  if (dispute_id !== null) await planMoves(trx, obligation, dispute_id, now);
}

/** Closes a charge that was refused for a shared card, until another refusal. */
export async function settleSharedCard(
  trx: Trx,
  obligationId: number,
  { note, now }: { note: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('shared_cards')
    .set({ closed_at: now, note })
    .where('obligation_id', '=', obligationId)
    .execute();
}
