import type { Db } from '../../../platform/database/database.ts';

export interface UnpaidIntent {
  id: string;
  /** The obligation that it says it is for. */
  obligation: number;
  customer: string;
}

/**
 * Of unpaid payment intents those that will never be confirmed: the obligation is ours and names
 * another intent, or is cancelled. That the customer is the payer's tells ours from other programs'.
 */
export async function findOrphans(db: Db, intents: readonly UnpaidIntent[]): Promise<string[]> {
  if (intents.length === 0) return [];
  const rows = await db
    .selectFrom('obligations as o')
    .innerJoin('customers as c', 'c.member_id', 'o.payer_id')
    .select(['o.id', 'o.payment_intent', 'o.status', 'c.customer_id'])
    .where('o.id', 'in', [...new Set(intents.map(({ obligation }) => obligation))])
    .execute();
  return intents.flatMap(({ id, obligation, customer }) => {
    const row = rows.find((one) => one.id === obligation && one.customer_id === customer);
    // One that names none yet may be about to name this one.
    if (row === undefined || row.payment_intent === null) return [];
    const isOrphan = row.payment_intent !== id || row.status === 'cancelled';
    return isOrphan ? [id] : [];
  });
}
