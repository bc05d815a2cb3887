import type { Plan } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { OPEN_STATUSES } from '../rules/status.ts';
import type { Obligation } from './claim-obligation.ts';

export interface Replacement {
  obligationId: number;
  /** The payment intent that the provider says is canceled; null: there was none. */
  canceled: string | null;
  /** What is owed from now on, when that changes. */
  change?: { plan: Plan; amount_cents: number };
  now: Date;
}

/**
 * Begins the next generation of an open obligation: only once its payment intent is known to be
 * canceled, so that two can never both be paid.
 * @returns the obligation as it is now; undefined when it was closed or changed meanwhile.
 */
export function replaceIntent(db: Db, replacement: Replacement): Promise<Obligation | undefined> {
  const { obligationId, canceled, change, now } = replacement;
  return db
    .updateTable('obligations')
    .set((set) => ({
      payment_intent: null,
      generation: set('generation', '+', 1),
      status: 'due',
      ...change,
      updated_at: now,
    }))
    .where('id', '=', obligationId)
    .where('payment_intent', 'is not distinct from', canceled)
    .where('status', 'in', OPEN_STATUSES)
    .returningAll()
    .executeTakeFirst();
}
