import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ObligationsTable } from '../../../platform/database/schema-billing.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../rules/status.ts';

export type Obligation = Selectable<ObligationsTable>;

export interface PastAttempt {
  id: number;
  status: string;
  payment_intent: string;
  payment_method: string;
  charge_id: string | null;
}

export interface Claim {
  obligation: Obligation;
  /** The payer's customer at the provider; null: none yet. */
  customerId: string | null;
  /** Newest first. */
  attempts: PastAttempt[];
}

export interface Lease {
  obligationId: number;
  owner: string;
  now: Date;
  until: Date;
}

/**
 * Takes the lease of an open obligation, also one that has run out.
 * @returns undefined: it is not open, or somebody else works on it.
 */
export function claimObligation(db: Db, lease: Lease): Promise<Claim | undefined> {
  const { obligationId, owner, now, until } = lease;
  return transaction(db, async (trx) => {
    const obligation = await trx
      .updateTable('obligations')
      .set({ lease_owner: owner, lease_until: until })
      .where('id', '=', obligationId)
      .where('status', 'in', OPEN_STATUSES)
      .where((where) =>
        where.or([where('lease_owner', 'is', null), where('lease_until', '<=', now)]),
      )
      .returningAll()
      .executeTakeFirst();
    if (obligation === undefined) return undefined;
    const customer = await trx
      .selectFrom('customers')
      .select('customer_id')
      .where('member_id', '=', obligation.payer_id)
      .where('provider_mode', '=', obligation.provider_mode)
      .executeTakeFirst();
    const attempts = await trx
      .selectFrom('payment_attempts')
      .select(['id', 'status', 'payment_intent', 'payment_method', 'charge_id'])
      .where('obligation_id', '=', obligationId)
      .orderBy('n', 'desc')
      .limit(20)
      .execute();
    return { obligation, customerId: customer?.customer_id ?? null, attempts };
  });
}
