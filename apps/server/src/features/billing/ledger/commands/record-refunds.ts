import type { ObligationStatus } from '@crewpad/domain';
import { audit } from '../../../../platform/audit.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import {
  cardAmount,
  type Obligation,
  rulesOf,
} from '../../../../platform/payments/obligation-kinds.ts';
import type { Billing } from '../billing.ts';
import { disputeLines, refundLines, transferLines } from '../journal-lines.ts';
import { mayBecome } from '../statuses.ts';
import { addJournalEntry } from './journal.ts';
import { type ReportedRefund, recordRefundState } from './refund-requests.ts';

/** A refund, as the provider reports it. */
export interface Refund extends ReportedRefund {
  amount: number;
  /** The provider has taken the amount from the balance that pays it. */
  isTaken: boolean;
  /** The payer's bank returned it, so the provider holds it again. */
  isReturned: boolean;
  /** It was taken back from the payee. */
  isFromPayee: boolean;
}

/** What was returned to a payee of the product's fee. */
export interface FeeRefund {
  id: string;
  amount: number;
}

/** Records the refunds of a charge, each once, and notes them on the obligation. */
export function recordRefunds(
  { db, clock, obligationKinds }: Pick<Billing, 'db' | 'clock' | 'obligationKinds'>,
  obligationId: number,
  refunds: readonly Refund[],
  feeRefunds: readonly FeeRefund[],
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const obligation = await lockPaid(trx, obligationId);
    if (obligation === undefined) return;
    const rules = rulesOf(obligationKinds, obligation.kind);
    const income = rules.incomeAccount;
    const entry = { sourceType: 'refund' as const, obligationId, now };
    for (const refund of refunds) {
      const { id, amount, isTaken, isReturned, isFromPayee } = refund;
      if (refund.requestId !== undefined)
        await recordRefundState(trx, rules, obligation, refund, now);
      if (!isTaken) continue;
      const lines = refundLines({ income, amount, isFromPayee });
      await addJournalEntry(trx, { ...entry, sourceId: id, lines });
      if (!isReturned) continue;
      // What a bank returns stays with the product, also when the payee had paid it.
      const back = refundLines({ income, amount: -amount, isFromPayee: false });
      await addJournalEntry(trx, { ...entry, sourceId: `failed:${id}`, lines: back });
    }
    for (const { id, amount } of feeRefunds) {
      const lines = transferLines(-amount);
      await addJournalEntry(trx, { ...entry, sourceId: `fee:${id}`, lines });
    }
    const given = refunds.reduce((sum, { amount, isGiven }) => sum + (isGiven ? amount : 0), 0);
    if (given === 0) return;
    const status = given >= cardAmount(obligation) ? 'refunded' : 'partially_refunded';
    await raiseStatus(trx, obligation, status, now);
  });
}

/** A dispute, as the provider reports it. */
export interface Dispute {
  id: string;
  /** What it took (below zero) and, when it was won, returned. */
  movements: readonly { amount: number; fee: number }[];
}

/** Records what a dispute takes and returns, each once, and notes it on the obligation. */
export function recordDispute(
  { db, clock }: Pick<Billing, 'db' | 'clock'>,
  obligationId: number,
  { id, movements }: Dispute,
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const obligation = await lockPaid(trx, obligationId);
    if (obligation === undefined) return;
    for (const movement of movements) {
      const sourceId = movement.amount < 0 ? id : `won:${id}`;
      const lines = disputeLines(movement);
      await addJournalEntry(trx, { sourceType: 'dispute', sourceId, obligationId, lines, now });
    }
    await raiseStatus(trx, obligation, 'disputed', now);
  });
}

/** Records what moved between a payee and the product because of a dispute, once, and notifies the payee. */
export function recordDisputeTransfer(
  { db, clock, obligationKinds }: Pick<Billing, 'db' | 'clock' | 'obligationKinds'>,
  obligationId: number,
  { disputeId, step, amount }: { disputeId: string; step: 'created' | 'won'; amount: number },
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const obligation = await lockPaid(trx, obligationId);
    if (obligation === undefined) return;
    const isNew = await addJournalEntry(trx, {
      sourceType: 'transfer',
      sourceId: step === 'created' ? `tr:${disputeId}` : `tw:${disputeId}`,
      obligationId,
      lines: transferLines(step === 'created' ? amount : -amount),
      now,
    });
    if (!isNew) return;
    await rulesOf(obligationKinds, obligation.kind).orderDisputeEmail(trx, obligation, step, now);
  });
}

function lockPaid(trx: Trx, obligationId: number): Promise<Obligation | undefined> {
  return trx
    .selectFrom('obligations')
    .selectAll()
    .where('id', '=', obligationId)
    .where('paid_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Events that arrive late never lower the rank. */
async function raiseStatus(
  trx: Trx,
  { id, payer_id, status: before }: Obligation,
  status: Extract<ObligationStatus, 'partially_refunded' | 'refunded' | 'disputed'>,
  now: Date,
): Promise<void> {
  if (before === status || !mayBecome(before, status)) return;
  await trx
    .updateTable('obligations')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .execute();
  await audit(trx, {
    action: `charge.${status}`,
    actorId: null,
    memberId: payer_id,
    details: { obligation: id },
    at: now,
  });
}
