import type { ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { cardAmount, type Obligation } from '../../../../platform/payments/obligation-kinds.ts';
import { ACCOUNTS, type DisputedCharge } from '../journal-lines.ts';

/** What the refunds and disputes recorded so far have left of a charge. */
export async function findDisputedCharge(
  trx: Trx,
  obligation: Obligation,
  income: string,
): Promise<DisputedCharge> {
  const { rows } = await sql<{ taken: number; excess: number }>`
    select
      coalesce(sum(l.amount_cents) filter (where
        j.source_type = 'refund' and l.account = ${income} or l.account = ${ACCOUNTS.disputes}
      ), 0)::int as taken,
      coalesce(sum(l.amount_cents) filter (where l.account = ${ACCOUNTS.excess}), 0)::int as excess
    from journal j join journal_lines l on l.journal_id = j.id
    where j.obligation_id = ${obligation.id} and j.source_type in ('refund', 'dispute')`.execute(
    trx,
  );
  const { taken = 0, excess = 0 } = rows[0] ?? {};
  return { left: Math.max(0, cardAmount(obligation) - taken), excess };
}

/** What the bank has taken in a dispute and not returned, without what is the product's loss. */
export async function bankHolds(trx: Trx, id: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(l.amount_cents), 0)::int as cents
    from journal j join journal_lines l on l.journal_id = j.id and l.account = 'disputes'
    where j.source_type = 'dispute'
      and (j.source_id in (${id}, ${`won:${id}`}) or j.source_id like ${`${id}:%`})`.execute(trx);
  return rows[0]?.cents ?? 0;
}

/** Disputes that the bank has not decided. */
export async function listUndecidedDisputes(db: Db, mode: ProviderMode): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes as d')
    .innerJoin('obligations as o', 'o.id', 'd.obligation_id')
    .select('d.provider_id')
    .where('d.state', 'in', ['inquiry', 'open'])
    .where('o.provider_mode', '=', mode)
    .orderBy('d.opened_at')
    .execute();
  return rows.map(({ provider_id }) => provider_id);
}
