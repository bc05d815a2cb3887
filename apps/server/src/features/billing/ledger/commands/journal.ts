import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { type JournalLine, lateFeeLines } from '../journal-lines.ts';

export interface JournalEntry {
  sourceType: 'charge' | 'refund' | 'dispute' | 'transfer' | 'deduction';
  /** The provider's id of the money movement. */
  sourceId: string;
  obligationId: number | null;
  /** They sum to zero. */
  lines: readonly JournalLine[];
  /** When the provider moved the money; by default now. */
  at?: Date | undefined;
  now: Date;
}

/** Records a money movement, once per source. @returns whether this call recorded it. */
export async function addJournalEntry(trx: Trx, entry: JournalEntry): Promise<boolean> {
  const { sourceType, sourceId, obligationId, lines, now, at = now } = entry;
  const added = await trx
    .insertInto('journal')
    .values({
      source_type: sourceType,
      source_id: sourceId,
      obligation_id: obligationId,
      at,
      recorded_at: now,
    })
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

/** Records the provider's fee of a charge, if it was unknown before. */
export function recordLateFee(db: Db, obligationId: number, fee: number, now: Date): Promise<void> {
  return transaction(db, async (trx) => {
    const row = await trx
      .updateTable('obligations')
      .set({ provider_fee_actual_cents: fee })
      .where('id', '=', obligationId)
      .where('paid_at', 'is not', null)
      .where('provider_fee_actual_cents', 'is', null)
      .returning('charge_id')
      .executeTakeFirst();
    if (row === undefined || row.charge_id === null || fee === 0) return;
    await addJournalEntry(trx, {
      sourceType: 'charge',
      sourceId: `fee:${row.charge_id}`,
      obligationId,
      lines: lateFeeLines(fee),
      now,
    });
  });
}
