import type { Db } from '../../../platform/database/database.ts';

/** The provider was told of a customer's change; one that came after that is still to be told. */
export async function settleCustomer(
  db: Db,
  { customerId, changedAt }: { customerId: string; changedAt: Date },
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ changed_at: null })
    .where('customer_id', '=', customerId)
    .where('changed_at', '=', changedAt)
    .execute();
}
