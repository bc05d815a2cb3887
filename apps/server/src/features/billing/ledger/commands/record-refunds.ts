import type { ObligationStatus } from '@crewpad/domain';
import { audit } from '../../../../platform/audit.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import {
  cardAmount,
  type Obligation,
  rulesOf,
} from '../../../../platform/payments/obligation-kinds.ts';
import type { Billing } from '../billing.ts';
import { disputeLines, refundLines } from '../journal-lines.ts';
import { mayBecome } from '../statuses.ts';
import { addJournalEntry } from './journal.ts';

/** A refund, as the provider reports it. */
export interface Refund {
  id: string;
  amount: number;
  /** The provider has taken the amount from the balance that pays it. */
  isTaken: boolean;
  /** The payer's bank returned it, so the provider holds it again. */
  isReturned: boolean;
  /** The payer has it, or will. */
  isGiven: boolean;
}

/** Records the refunds of a charge, each once, and notes them on the obligation. */
export function recordRefunds(
  { db, clock, obligationKinds }: Billing,
  obligationId: number,
  refunds: readonly Refund[],
): Promise<void> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const obligation = await lockPaid(trx, obligationId);
    if (obligation === undefined) return;
    const income = rulesOf(obligationKinds, obligation.kind).incomeAccount;
    const isFromPayee = obligation.destination !== null;
    const entry = { sourceType: 'refund' as const, obligationId, now };
    for (const { id, amount, isTaken, isReturned } of refunds) {
      if (!isTaken) continue;
      const lines = refundLines({ income, amount, isFromPayee });
      await addJournalEntry(trx, { ...entry, sourceId: id, lines });
      if (!isReturned) continue;
      const back = refundLines({ income, amount: -amount, isFromPayee });
      await addJournalEntry(trx, { ...entry, sourceId: `failed:${id}`, lines: back });
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
  db: Db,
  obligationId: number,
  { id, movements }: Dispute,
  now: Date,
): Promise<void> {
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
