import type Stripe from 'stripe';
import { transaction } from '../../../platform/database/transaction.ts';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import {
  insertMove,
  isOpenMove,
  listMoves,
  type Move,
  reduceMove,
} from '../ledger/commands/moves.ts';
import { type RefundRequest, returnRefund } from '../ledger/commands/refund-requests.ts';
import type { Billing } from '../provider.ts';
import { listTransfers, makeMove, makeMoves } from './make-moves.ts';

/**
 * Takes a refund from its payee, who holds the money by later transfers, which the provider does not
 * reverse with the refund.
 * @returns 'refused': nothing was taken, or it is given back; 'unknown': try again later
 * @throws the SDK's errors if the outcome is unknown
 */
export async function takeFromPayee(
  billing: Billing,
  obligation: Obligation,
  charge: Stripe.Charge,
  request: RefundRequest,
): Promise<'taken' | 'refused' | 'unknown'> {
  const { db } = billing;
  const { id: refund_id } = request;
  const reversals = async () =>
    (await listMoves(db, { refund_id })).filter(({ kind }) => kind === 'refund_reversal');
  if ((await reversals()).length === 0 && !(await planTaking(billing, obligation, charge, request)))
    return 'refused';
  for (const { id } of (await reversals()).filter(isOpenMove)) await makeMove(billing, id);
  const moves = await reversals();
  if (moves.every(({ state }) => state === 'done')) return 'taken';
  if (moves.some(({ state }) => state === 'refused' || state === 'closed')) {
    await giveBack(billing, obligation, request);
    return 'refused';
  }
  return 'unknown';
}

/** Stores from which transfers a refund is taken. @returns false if they are too small */
async function planTaking(
  { db, clock, payments }: Billing,
  { id: obligation_id }: Obligation,
  charge: Stripe.Charge,
  { id: refund_id, amount_cents }: RefundRequest,
): Promise<boolean> {
  const transfers = await listTransfers(payments.stripe, charge);
  const parts: Pick<Move, 'transfer_id' | 'amount_cents'>[] = [];
  let missing = amount_cents;
  for (const { id: transfer_id, amount, amount_reversed } of transfers) {
    const part = Math.min(missing, amount - amount_reversed);
    if (part > 0) parts.push({ transfer_id, amount_cents: part });
    missing -= Math.max(0, part);
  }
  if (missing > 0) return false;
  await transaction(db, async (trx) => {
    for (const part of parts) {
      const move = { kind: 'refund_reversal', obligation_id, refund_id, ...part } as const;
      await insertMove(trx, move, clock.now());
    }
  });
  return true;
}

/** The provider refused a refund: gives back what was taken for it, and takes nothing more. */
export async function giveBack(
  billing: Billing,
  obligation: Obligation,
  { id: refund_id }: Pick<RefundRequest, 'id'>,
): Promise<void> {
  const { db, clock } = billing;
  await transaction(db, async (trx) => {
    const moves = (await listMoves(trx, { refund_id })).filter(
      ({ kind }) => kind === 'refund_reversal',
    );
    for (const move of moves) await reduceMove(trx, move, move.amount_cents, clock.now());
    const taken = moves
      .filter(({ state }) => state === 'done')
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    if (taken === 0) return;
    await returnRefund(trx, obligation, { id: refund_id, amount_cents: taken }, clock.now());
  });
  await makeMoves(billing, obligation.id);
}
