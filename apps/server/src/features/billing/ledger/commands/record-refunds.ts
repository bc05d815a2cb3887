import type { ObligationStatus } from '@crewpad/domain';
import { audit } from '../../../../platform/audit.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import {
  cardAmount,
  type Obligation,
  rulesOf,
} from '../../../../platform/payments/obligation-kinds.ts';
import type { Billing } from '../billing.ts';
import { type DisputeAmounts, disputeLines, refundLines, transferLines } from '../journal-lines.ts';
import { findDisputedCharge } from '../queries/disputed-charge.ts';
import { mayBecome } from '../statuses.ts';
import { addJournalEntry } from './journal.ts';
import { type ReportedRefund, recordRefundState } from './refund-requests.ts';

/** A refund, as the provider reports it. */
export interface Refund extends ReportedRefund {
  amount: number;
  /** The provider has debited the balance that pays it. */
  isTaken: boolean;
  /** The payer's bank returned it, so the provider has the money again. */
  isReturned: boolean;
  /** It was debited from the payee. */
  isFromPayee: boolean;
}

/** The product's fee returned to a payee. */
export interface FeeRefund {
  id: string;
  amount: number;
}

/** Records the refunds of a charge, each once, and updates the obligation. */
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
      // Money that a bank returns stays with the product, even if the payee had paid it.
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
  /** The amount taken (negative) and, after a win, returned. */
  movements: readonly DisputeAmounts[];
}

/** Records what a dispute takes and returns, each once, and updates the obligation. */
export function recordDispute(
  { db, clock, obligationKinds }: Pick<Billing, 'db' | 'clock' | 'obligationKinds'>,
  obligationId: number,
  { id, movements }: Dispute,
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const obligation = await lockPaid(trx, obligationId);
    if (obligation === undefined) return;
    const income = rulesOf(obligationKinds, obligation.kind).incomeAccount;
    for (const movement of movements.toSorted((one, other) => one.amount - other.amount)) {
      const sourceId = movement.amount < 0 ? id : `won:${id}`;
      const lines = disputeLines(movement, await findDisputedCharge(trx, obligation, income));
      await addJournalEntry(trx, { sourceType: 'dispute', sourceId, obligationId, lines, now });
    }
    await raiseStatus(trx, obligation, 'disputed', now);
  });
}

/**
 * Records a transfer between a payee and the product due to a dispute, once, and notifies the
 * payee.
 */
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

/** Records once the amount that a refund took from a payee; negative if returned to them. */
export function recordTransfer(
  { db, clock }: Pick<Billing, 'db' | 'clock'>,
  obligationId: number,
  { id, taken }: { id: string; taken: number },
): Promise<boolean> {
  const now = clock.now();
  const entry = { sourceType: 'transfer', sourceId: id, obligationId, now } as const;
  return transaction(db, (trx) => addJournalEntry(trx, { ...entry, lines: transferLines(taken) }));
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

/** Late events never lower the rank. */
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
