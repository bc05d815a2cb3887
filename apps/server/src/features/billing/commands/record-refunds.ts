import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { refundLines } from '../rules/journal-lines.ts';
import { addJournalEntry } from './add-journal-entry.ts';
import { lockPaid, raiseStatus } from './paid-obligation.ts';

/** A refund, as the provider tells it. */
export interface Refunded {
  id: string;
  amount: number;
  /** The provider has taken the amount from what it holds for the product. */
  isTaken: boolean;
  /** The payer's bank has sent it back, so the provider holds it again. */
  isBack: boolean;
  /** The payer has it, or will. */
  isGiven: boolean;
}

/** Books what was given back of a charge, each refund once, and says so on the obligation. */
export function recordRefunds(
  db: Db,
  obligationId: number,
  refunds: readonly Refunded[],
  now: Date,
): Promise<void> {
  return transaction(db, async (trx) => {
    const obligation = await lockPaid(trx, obligationId);
    if (obligation === undefined) return;
    const entry = { sourceType: 'refund' as const, obligationId, now };
    for (const { id, amount, isTaken, isBack } of refunds) {
      if (isTaken)
        await addJournalEntry(trx, { ...entry, sourceId: id, lines: refundLines(amount) });
      if (isTaken && isBack) {
        const lines = refundLines(-amount);
        await addJournalEntry(trx, { ...entry, sourceId: `failed:${id}`, lines });
      }
    }
    const given = refunds.reduce((sum, { amount, isGiven }) => sum + (isGiven ? amount : 0), 0);
    if (given === 0) return;
    const status = given >= obligation.amount_cents ? 'refunded' : 'partially_refunded';
    await raiseStatus(trx, obligation, status, now);
  });
}
