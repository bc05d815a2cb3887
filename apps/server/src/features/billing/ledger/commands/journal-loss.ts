import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { ACCOUNTS, lossLines } from '../journal-lines.ts';
import { addJournalEntry } from './journal.ts';

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
