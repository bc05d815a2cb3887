import type { DisputeState } from '@crewpad/domain';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import type {
  DisputeNews,
  Obligation,
  ObligationKindRules,
  ObligationKinds,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Billing } from '../provider.ts';
import { bankHolds, findDisputedCharge } from './after-payment.queries.ts';
import {
  addJournalEntry,
  type DisputeAmounts,
  disputeLines,
  journalLoss,
  transferLines,
} from './journal.ts';
import {
  finishMove,
  insertMove,
  isClosed,
  isOpenMove,
  isResting,
  listMoves,
  type Move,
  reduceMove,
  refuseMove,
  wakeMoves,
} from './moves.ts';
import { stopRefunds } from './refund-requests.ts';
import { lockPaid, raiseStatus } from './refunds.ts';

type Ledger = Pick<Billing, 'db' | 'clock' | 'obligationKinds'>;

/** A dispute, as the provider reports it. */
export interface ReportedDispute {
  id: string;
  state: DisputeState;
  amount: number;
  openedAt: Date;
  /** The amounts taken (negative) and returned, oldest first. */
  movements: readonly (DisputeAmounts & { id: string; at: Date })[];
}

/**
 * Records a dispute and what it takes and returns, each once. What must move between the payee and
 * the product is stored before the provider is called.
 */
export function recordDispute(
  { db, clock, obligationKinds }: Ledger,
  obligationId: number,
  dispute: ReportedDispute,
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const paid = await lockPaid(trx, obligationKinds, obligationId);
    if (paid === undefined) return;
    const { obligation, rules } = paid;
    const { id, state, movements } = dispute;
    const before = await findDispute(trx, id);
    // At stake is what the bank can take from the payee: refunds are returned already.
    const { left } = await findDisputedCharge(trx, obligation, rules.incomeAccount);
    const isDecided = before !== undefined && before.state !== 'inquiry';
    const amount_cents = isDecided ? before.amount_cents : Math.min(dispute.amount, left);
    await journalMovements(trx, { obligation, rules }, dispute, now);
    const isClosed = state === 'won' || state === 'lost';
    const decidedAt = (before?.state === state && before.closed_at) || decisionOf(dispute, now);
    const closed_at = isClosed ? decidedAt : null;
    await trx
      .insertInto('disputes')
      .values({
        provider_id: id,
        obligation_id: obligationId,
        state,
        amount_cents,
        opened_at: dispute.openedAt,
        closed_at,
      })
      .onConflict((conflict) =>
        conflict.column('provider_id').doUpdateSet({ state, amount_cents, closed_at }),
      )
      .execute();
    if (movements.length > 0 || state === 'open' || state === 'lost') {
      await raiseStatus(trx, obligation, 'disputed', now);
    }
    await planMoves(trx, obligation, id, now);
    if (before?.state === state) return;
    await notifyKind(trx, { obligation, rules }, id, 'state', now);
    if (state === 'open' || state === 'lost') await stopRefunds(trx, rules, obligation, now);
  });
}

/** When the bank gave back what it had taken; a loss moves nothing. */
const decisionOf = ({ state, movements }: ReportedDispute, now: Date): Date =>
  (state === 'won' && movements.findLast(({ amount }) => amount > 0)?.at) || now;

const findDispute = (trx: Trx, id: string) =>
  trx
    .selectFrom('disputes')
    .selectAll()
    .where('provider_id', '=', id)
    .forUpdate()
    .executeTakeFirst();

interface Paid {
  obligation: Obligation;
  rules: ObligationKindRules;
}

/** The first movements in each direction have the names of earlier versions. */
async function journalMovements(
  trx: Trx,
  { obligation, rules }: Paid,
  { id, movements }: ReportedDispute,
  now: Date,
): Promise<void> {
  const taking = movements.find(({ amount }) => amount < 0);
  const giving = movements.find(({ amount }) => amount > 0);
  for (const movement of movements) {
    const other = movement === giving ? `won:${id}` : `${id}:${movement.id}`;
    const sourceId = movement === taking ? id : other;
    const charge = await findDisputedCharge(trx, obligation, rules.incomeAccount);
    await addJournalEntry(trx, {
      sourceType: 'dispute',
      sourceId,
      obligationId: obligation.id,
      lines: disputeLines(movement, charge),
      at: movement.at,
      now,
    });
  }
}

/**
 * Stores what must move so that the payee has lost exactly what the bank holds of the charge.
 * Reduces what was not moved yet before it moves anything back.
 */
async function planMoves(
  trx: Trx,
  { id: obligation_id, destination }: Obligation,
  dispute_id: string,
  now: Date,
): Promise<void> {
  const dispute = await findDispute(trx, dispute_id);
  if (destination === null || dispute === undefined) return;
  const moves = await listMoves(trx, { dispute_id });
  const of = (kind: Move['kind']) => moves.filter((move) => move.kind === kind);
  const [reversals, returns] = [of('dispute_reversal'), of('dispute_return')];
  const held = await bankHolds(trx, dispute_id);
  const lost = dispute.taken_cents - dispute.returned_cents;
  const closed = sumOf(reversals.filter(isClosed));
  const loss = Math.max(0, Math.min(closed, held - lost));
  await journalLoss(trx, { obligation_id, dispute_id }, loss, now);
  const taking = lost + sumOf(reversals.filter(isOpenMove)) - sumOf(returns.filter(isOpenMove));
  const move = { obligation_id, dispute_id };
  // What an admin has closed does not move anymore.
  const missing = held - taking - sumOf(reversals.filter(isGivenUp));
  if (missing > 0) {
    const part = reversals.length + 1;
    const reversal = { ...move, kind: 'dispute_reversal', amount_cents: missing, part } as const;
    return insertMove(trx, reversal, now);
  }
  let surplus = taking - held - sumOf(returns.filter(isGivenUp));
  if (surplus <= 0) return;
  for (const reversal of reversals.filter(isResting)) {
    const part = Math.min(surplus, reversal.amount_cents);
    if (part > 0) await reduceMove(trx, reversal, part, now);
    surplus -= part;
  }
  // A reversal with an unknown outcome: once it is known, this is planned again.
  if (surplus <= 0 || reversals.some(({ state }) => state === 'unknown')) return;
  const part = returns.length + 1;
  const back = { ...move, kind: 'dispute_return', amount_cents: surplus, part } as const;
  await insertMove(trx, back, now);
}

const isGivenUp = (move: Move) => move.state === 'abandoned' || isClosed(move);
const sumOf = (moves: readonly Move[]) =>
  moves.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** The names of moves in the journal; later parts of a dispute carry their number. */
function sourceOf({ kind, dispute_id, refund_id, part }: Move, providerId: string): string {
  const suffix = part === 1 ? '' : `:${part}`;
  switch (kind) {
    case 'dispute_reversal':
      return `tr:${dispute_id}${suffix}`;
    case 'dispute_return':
      return `tw:${dispute_id}${suffix}`;
    case 'refund_reversal':
      return providerId;
    case 'refund_return':
      return `rb:${refund_id}`;
  }
}

/** A move, as the provider reports it. */
export interface MadeMove {
  providerId: string;
  amount: number;
  at: Date;
}

/** Records a move that the provider has made, once, with its effects. */
export function recordMoved(
  { db, clock, obligationKinds }: Ledger,
  move: Move,
  { providerId, amount, at }: MadeMove,
): Promise<void> {
  const now = clock.now();
  const { id, kind, obligation_id: obligationId, dispute_id } = move;
  return transaction(db, async (trx) => {
    const paid = await lockPaid(trx, obligationKinds, obligationId);
    if (paid === undefined || !(await finishMove(trx, id, { providerId, amount, now }))) return;
    const isTaken = kind === 'dispute_reversal' || kind === 'refund_reversal';
    await addJournalEntry(trx, {
      sourceType: 'transfer',
      sourceId: sourceOf(move, providerId),
      obligationId,
      lines: transferLines(isTaken ? amount : -amount),
      at,
      now,
    });
    // What the payee holds again can be taken back.
    if (!isTaken) await wakeMoves(trx, { obligationId }, now);
    if (dispute_id === null) return;
    await trx
      .updateTable('disputes')
      .set(({ eb }) =>
        isTaken
          ? { taken_cents: eb('taken_cents', '+', amount) }
          : { returned_cents: eb('returned_cents', '+', amount) },
      )
      .where('provider_id', '=', dispute_id)
      .execute();
    await planMoves(trx, paid.obligation, dispute_id, now);
    await notifyKind(trx, paid, dispute_id, isTaken ? 'taken' : 'given_back', now);
  });
}

/** Records a definite refusal. The payee is told once what they are owed. */
export function recordRefusal(
  { db, clock, obligationKinds }: Ledger,
  move: Move,
  refusal: { code: string; message: string },
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const paid = await lockPaid(trx, obligationKinds, move.obligation_id);
    await refuseMove(trx, move, { ...refusal, now });
    const { kind, dispute_id, refund_id, tries } = move;
    if (paid === undefined) return;
    if (kind === 'refund_return' && refund_id !== null && tries === 1) {
      const news = { id: refund_id, step: 'owed', returns: 0 } as const;
      await paid.rules.orderRefundEmail(trx, paid.obligation, news, now);
    }
    if (dispute_id === null) return;
    await planMoves(trx, paid.obligation, dispute_id, now);
    if (kind === 'dispute_return' && tries === 1)
      await notifyKind(trx, paid, dispute_id, 'owed', now);
  });
}

async function notifyKind(
  trx: Trx,
  { obligation, rules }: Paid,
  id: string,
  step: DisputeNews['step'],
  now: Date,
): Promise<void> {
  const dispute = await findDispute(trx, id);
  if (dispute === undefined) return;
  const { state, taken_cents, returned_cents } = dispute;
  const news = {
    id,
    state,
    step,
    lostCents: taken_cents - returned_cents,
    returnedCents: returned_cents,
  };
  await rules.applyDispute(trx, obligation, news, now);
}

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
