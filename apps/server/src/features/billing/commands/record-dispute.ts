import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { disputeLines } from '../rules/journal-lines.ts';
import { addJournalEntry } from './add-journal-entry.ts';
import { lockPaid, raiseStatus } from './paid-obligation.ts';

/** A dispute, as the provider tells it. */
export interface Disputed {
  id: string;
  /** What it took (below zero) and, when it was won, gave back. */
  movements: readonly { amount: number; fee: number }[];
}

/** Books what a dispute takes and gives back, each once, and says so on the obligation. */
export function recordDispute(
  db: Db,
  obligationId: number,
  { id, movements }: Disputed,
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
