import Stripe from 'stripe';
import { transaction } from '../../../platform/database/transaction.ts';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { idOf } from '../../../platform/payments/provider.ts';
import { type MadeMove, recordMoved, recordRefusal } from '../ledger/disputes.ts';
import {
  addressMove,
  claimMove,
  insertMove,
  isOpenMove,
  listDueMoves,
  listMoves,
  type Move,
  postponeMove,
  reduceMove,
} from '../ledger/moves.ts';
import { findLedgerState } from '../ledger/obligations.queries.ts';
import { type RefundRequest, returnRefund } from '../ledger/refund-requests.ts';
import { type Billing, isRefused } from '../provider.ts';

/** Makes the moves whose next try is due: all of them, or those of one charge. */
export async function makeMoves(billing: Billing, obligationId?: number): Promise<void> {
  const { db, clock } = billing;
  // A recorded move may require another one.
  for (let turn = 1; turn <= 3; turn += 1) {
    const ids = await listDueMoves(db, {
      now: clock.now(),
      ...(obligationId !== undefined && { obligationId }),
    });
    if (ids.length === 0) return;
    for (const id of ids) await tryMove(billing, id);
  }
}

/** Makes one try of a move, whose outcome may stay unknown. */
export async function tryMove(billing: Billing, id: number): Promise<void> {
  await makeMove(billing, id).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    billing.log.warn({ err: error, move: id }, 'the outcome of a move is unknown');
  });
}

/**
 * Makes one try of a move, unless another process has it. Earlier tries are found by their metadata
 * first; the key of a try is repeated until its outcome is known.
 * @throws the SDK's errors if the outcome is unknown
 */
async function makeMove(billing: Billing, id: number): Promise<void> {
  const { db, clock, log } = billing;
  const move = await claimMove(db, id, clock.now());
  if (move === undefined) return;
  try {
    const result = await send(billing, move);
    if (result === undefined) await postponeMove(db, move, clock.now());
    else await recordMoved(billing, { ...move, ...result.place }, result);
  } catch (error) {
    if (!isRefused(error)) throw error;
    log.warn({ err: error, move: id }, 'the provider refused a move');
    await recordRefusal(billing, move, reasonOf(error));
  }
}

interface SentMove extends MadeMove {
  place: { transfer_id: string | null };
}

/** @returns undefined if the charge has no transfer yet */
async function send(billing: Billing, move: Move): Promise<SentMove | undefined> {
  const { db, payments } = billing;
  const { stripe } = payments;
  const chargeId = (await findLedgerState(db, move.obligation_id))?.obligation.charge_id;
  if (!chargeId) return undefined;
  const transfers = await listTransfers(stripe, await stripe.charges.retrieve(chargeId));
  const [first] = transfers;
  if (first === undefined) return undefined;
  const account_id = idOf(first.destination) ?? '';
  if (move.kind === 'dispute_return' || move.kind === 'refund_return') {
    await addressMove(db, move, { transfer_id: move.transfer_id, account_id });
    const madeTransfer =
      transfers.find((item) => isOfMove(item.metadata, move)) ??
      (await transferAgain(stripe, first, chargeId, move));
    return asSentMove(madeTransfer, move.transfer_id);
  }
  for (const { id } of transfers) {
    const [reversal] = await listReversals(stripe, id, (reversal) =>
      isOfMove(reversal.metadata, move),
    );
    if (reversal !== undefined) return asSentMove(reversal, id);
  }
  const transfer = transferToReverse(transfers, move) ?? first;
  await addressMove(db, move, { transfer_id: transfer.id, account_id });
  return asSentMove(await reverse(stripe, transfer, move), transfer.id);
}

/**
 * A refund names the transfer that it is taken from. For a dispute it is one of which the payee still
 * holds something: what was returned to them came by a later one.
 */
function transferToReverse(transfers: readonly Stripe.Transfer[], { kind, transfer_id }: Move) {
  const planned = transfers.find(({ id }) => id === transfer_id);
  if (kind === 'refund_reversal' || (planned !== undefined && leftOf(planned) > 0)) return planned;
  return transfers.find((transfer) => leftOf(transfer) > 0);
}

const leftOf = ({ amount, amount_reversed }: Stripe.Transfer) => amount - amount_reversed;

const asSentMove = (
  { id, amount, created }: Pick<Stripe.Transfer, 'id' | 'amount' | 'created'>,
  transfer_id: string | null,
): SentMove => ({ providerId: id, amount, at: new Date(created * 1000), place: { transfer_id } });

const metadataOf = ({ id, dispute_id, refund_id }: Move) => ({
  move_id: String(id),
  ...(dispute_id !== null && { dispute_id }),
  ...(refund_id !== null && { refund_id: String(refund_id) }),
});

/** Earlier versions named the dispute or refund only. */
function isOfMove(metadata: Stripe.Metadata | null, { id, dispute_id, refund_id, part }: Move) {
  if (metadata?.move_id !== undefined) return metadata.move_id === String(id);
  if (part !== 1) return false;
  const name = dispute_id === null ? metadata?.refund_id : metadata?.dispute_id;
  return name !== undefined && name === (dispute_id ?? String(refund_id));
}

const keyOf = ({ id, tries }: Move) => ({ idempotencyKey: `mv:${id}:${tries}` });

/** Takes a part of a transfer back. A dispute takes what is left of it, and the rest of another. */
function reverse(
  stripe: Stripe,
  transfer: Stripe.Transfer,
  move: Move,
): Promise<Stripe.TransferReversal> {
  const remaining = leftOf(transfer);
  const isCapped = move.kind === 'dispute_reversal' && remaining > 0;
  return stripe.transfers.createReversal(
    transfer.id,
    {
      amount: isCapped ? Math.min(remaining, move.amount_cents) : move.amount_cents,
      metadata: metadataOf(move),
    },
    keyOf(move),
  );
}

/** Transfers a part of a charge to its payee again. */
function transferAgain(
  stripe: Stripe,
  { currency, destination, transfer_group: group }: Stripe.Transfer,
  chargeId: string,
  move: Move,
): Promise<Stripe.Transfer> {
  return stripe.transfers.create(
    {
      amount: move.amount_cents,
      currency,
      destination: idOf(destination) ?? '',
      source_transaction: chargeId,
      metadata: metadataOf(move),
      ...(group !== null && { transfer_group: group }),
    },
    keyOf(move),
  );
}

/** What the provider said, without the ids of its objects. */
export const withoutIds = (error: unknown): string =>
  error instanceof Stripe.errors.StripeError
    ? error.message.replace(/\b(acct|tr|trr|ch|py|re|du|dp|pi|txn)_\w+/g, '...')
    : '';

/** For admins: without the provider's ids. */
function reasonOf(error: unknown): { code: string; message: string } {
  if (!(error instanceof Stripe.errors.StripeError)) return { code: '', message: '' };
  const { code = error.type } = error;
  return { code, message: withoutIds(error) };
}

/**
 * The transfers of a charge to its payee, oldest first. Later ones return money that was taken from
 * the payee before.
 */
async function listTransfers(stripe: Stripe, charge: Stripe.Charge): Promise<Stripe.Transfer[]> {
  const firstId = idOf(charge.transfer);
  if (firstId === null) return [];
  const first = await stripe.transfers.retrieve(firstId);
  const destination = idOf(first.destination);
  if (destination === null) return [first];
  const { transfer_group: group } = first;
  const later: Stripe.Transfer[] = [];
  const listed = { destination, ...(group !== null && { transfer_group: group }), limit: 100 };
  for await (const item of stripe.transfers.list(listed)) {
    if (idOf(item.source_transaction) === charge.id && item.id !== firstId) later.unshift(item);
  }
  return [first, ...later];
}

/** The matching reversals of a transfer. */
async function listReversals(
  stripe: Stripe,
  transferId: string,
  matches: (reversal: Stripe.TransferReversal) => boolean,
): Promise<Stripe.TransferReversal[]> {
  const reversals: Stripe.TransferReversal[] = [];
  for await (const item of stripe.transfers.listReversals(transferId, { limit: 100 })) {
    if (matches(item)) reversals.push(item);
  }
  return reversals;
}

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
    const takenCents = moves
      .filter(({ state }) => state === 'done')
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    if (takenCents === 0) return;
    await returnRefund(trx, obligation, { id: refund_id, amount_cents: takenCents }, clock.now());
  });
  await makeMoves(billing, obligation.id);
}
