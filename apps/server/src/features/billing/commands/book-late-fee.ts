import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { lateFeeLines } from '../rules/journal-lines.ts';
import { addJournalEntry } from './add-journal-entry.ts';

/** Books the provider's fee of a charge that was recorded before the fee was told; else does nothing. */
export function bookLateFee(db: Db, obligationId: number, fee: number, now: Date): Promise<void> {
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
