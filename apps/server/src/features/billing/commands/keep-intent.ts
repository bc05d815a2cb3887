import type { Db } from '../../../platform/database/database.ts';

/**
 * Commits the payment intent that this obligation will be paid by, before anything confirms it.
 * @returns the one that stands in the row: ours, or the one that somebody committed before.
 */
export async function keepIntent(
  db: Db,
  {
    obligationId,
    generation,
    intentId,
  }: { obligationId: number; generation: number; intentId: string },
): Promise<string | null> {
  await db
    .updateTable('obligations')
    .set({ payment_intent: intentId })
    .where('id', '=', obligationId)
    .where('generation', '=', generation)
    .where('payment_intent', 'is', null)
    .execute();
  const row = await db
    .selectFrom('obligations')
    .select('payment_intent')
    .where('id', '=', obligationId)
    .executeTakeFirstOrThrow();
  return row.payment_intent;
}
