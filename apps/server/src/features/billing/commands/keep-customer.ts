import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';

export interface NewCustomer {
  memberId: number;
  mode: ProviderMode;
  /** 1 for the first, one more for each that takes the place of a lost one. */
  generation: number;
  customerId: string;
  now: Date;
}

/**
 * Keeps a member's customer at the provider; the card of the one before is of no use any more.
 * @returns the customer that stands: ours, or that of whoever was faster.
 */
export function keepCustomer(db: Db, customer: NewCustomer): Promise<string> {
  const { memberId, mode, generation, customerId, now } = customer;
  return transaction(db, async (trx) => {
    const kept = await trx
      .insertInto('customers')
      .values({
        member_id: memberId,
        provider_mode: mode,
        generation,
        customer_id: customerId,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'provider_mode'])
          .doUpdateSet({ generation, customer_id: customerId, created_at: now })
          .where('customers.generation', '<', generation),
      )
      .returning('customer_id')
      .executeTakeFirst();
    if (kept !== undefined && generation > 1) {
      await trx
        .deleteFrom('payment_methods')
        .where('member_id', '=', memberId)
        .where('provider_mode', '=', mode)
        .where('customer_id', '<>', customerId)
        .execute();
    }
    const row = await trx
      .selectFrom('customers')
      .select('customer_id')
      .where('member_id', '=', memberId)
      .where('provider_mode', '=', mode)
      .executeTakeFirstOrThrow();
    return row.customer_id;
  });
}
