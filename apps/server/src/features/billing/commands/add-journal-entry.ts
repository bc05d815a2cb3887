import type { Trx } from '../../../platform/database/transaction.ts';
import type { JournalLine } from '../rules/journal-lines.ts';

export interface JournalEntry {
  sourceType: 'charge' | 'refund' | 'dispute' | 'manual_payment';
  /** The provider's id of what moved the money. */
  sourceId: string;
  obligationId: number | null;
  /** They sum to zero. */
  lines: readonly JournalLine[];
  now: Date;
}

/** Books a movement of money, once per source. @returns whether it was booked now. */
export async function addJournalEntry(trx: Trx, entry: JournalEntry): Promise<boolean> {
  const { sourceType, sourceId, obligationId, lines, now } = entry;
  const added = await trx
    .insertInto('journal')
    .values({ source_type: sourceType, source_id: sourceId, obligation_id: obligationId, at: now })
    .onConflict((conflict) => conflict.columns(['source_type', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return false;
  await trx
    .insertInto('journal_lines')
    .values(lines.map((line) => ({ ...line, journal_id: added.id })))
    .execute();
  return true;
}
