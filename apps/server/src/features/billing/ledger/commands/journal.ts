import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { ACCOUNTS, type JournalLine, lateFeeLines, lossLines } from '../journal-lines.ts';

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

/**
 * Records what the product loses in a dispute because a reversal was closed, so that its payee does
 * not pay. It shrinks when the bank gives money back. No money moves at the provider.
 */
export async function journalLoss(
  trx: Trx,
  { obligation_id, dispute_id }: { obligation_id: number; dispute_id: string },
  loss: number,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ entries: number; cents: number }>`
    select count(*)::int as entries, coalesce(sum(l.amount_cents), 0)::int as cents
    from journal j join journal_lines l on l.journal_id = j.id and l.account = ${ACCOUNTS.excess}
    where j.source_type = 'transfer' and j.source_id like ${`closed:${dispute_id}:%`}`.execute(trx);
  const { entries = 0, cents = 0 } = rows[0] ?? {};
  if (loss === cents) return;
  await addJournalEntry(trx, {
    sourceType: 'transfer',
    sourceId: `closed:${dispute_id}:${entries + 1}`,
    obligationId: obligation_id,
    lines: lossLines(loss - cents),
    now,
  });
}
