import type { Db } from '../../../platform/database/database.ts';

/**
 * The provider deleted a customer: its card can never be charged again. The customer's row stays, so
 * that the next one gets the next generation.
 */
export async function dropCustomer(db: Db, customerId: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_methods')
    .set({ valid: false, updated_at: now })
    .where('customer_id', '=', customerId)
    .execute();
}
