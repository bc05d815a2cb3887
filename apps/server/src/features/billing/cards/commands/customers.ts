import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';
import { lockMembers } from '../../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { loseCards, recordCardless } from './cards.ts';

export interface NewCustomer {
  memberId: number;
  mode: ProviderMode;
  /** 1 for the first, incremented for each replacement. */
  generation: number;
  customerId: string;
  now: Date;
}

/**
 * Stores a member's customer at the provider. The previous customer's card can no longer be
 * charged.
 * @returns the stored customer: this one, or one that another process stored first
 */
export function storeCustomer(db: Db, customer: NewCustomer): Promise<string> {
  const { memberId, mode, generation, customerId, now } = customer;
  return transaction(db, async (trx) => {
    await lockMembers(trx, memberId);
    const stored = await trx
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
          .doUpdateSet({
            generation,
            customer_id: customerId,
            created_at: now,
            setup_intent: null,
          })
          .where('customers.generation', '<', generation),
      )
      .returning('customer_id')
      .executeTakeFirst();
    if (stored !== undefined && generation > 1) {
      const card = await trx
        .deleteFrom('payment_methods')
        .where('member_id', '=', memberId)
        .where('provider_mode', '=', mode)
        .where('customer_id', '<>', customerId)
        .returning('invalid_since')
        .executeTakeFirst();
      const since = card && (card.invalid_since ?? now);
      if (since) await recordCardless(trx, { memberId, mode, since });
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

/**
 * Records that the provider deleted a customer: its card can never be charged again. The row stays,
 * so that the next one gets the next generation.
 */
export async function recordDeletedCustomer(db: Db, customerId: string, now: Date): Promise<void> {
  await transaction(db, (trx) => loseCards(trx, { customer_id: customerId }, now));
}

/** Records that a change was sent to the provider. Later changes stay pending. */
export async function recordSentChange(
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

/**
 * Stores a customer's setup intent.
 * @returns false if another call has stored one since `before` was read
 */
export async function replaceSetup(
  db: Db,
  { customer, before, intent }: { customer: string; before: string | null; intent: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ setup_intent: intent })
    .where('customer_id', '=', customer)
    .where('setup_intent', 'is not distinct from', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Records, in the transaction that changes a member's name or email, that a job must update the
 * payment provider. Does nothing for members who are not customers.
 */
export async function noteCustomerChange(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ changed_at: now })
    .where('member_id', '=', memberId)
    .execute();
}
