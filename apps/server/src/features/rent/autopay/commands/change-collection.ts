import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { obligations } from '../../../billing/index.ts';

/** Rent already due is no longer charged automatically. The tenant can still pay it. */
export async function collectByHand(
  trx: Trx,
  rentalIds: readonly number[],
  now: Date,
): Promise<void> {
  if (rentalIds.length === 0) return;
  const rent = sql<boolean>`(o.rental_id = any (${rentalIds}::integer[]) and o.kind = 'rent'
    and o.collection = 'auto')`;
  await obligations.collectManually(trx, rent, now);
}

/**
 * Coming rent that a payment has opened early is charged on its day, for what is left of it, like
 * the rent after it. Rent that is due stays by hand.
 */
export async function collectAutomatically(
  trx: Trx,
  rentalId: number,
  { cardAmountMax, now }: { cardAmountMax: number; now: Date },
): Promise<void> {
  const coming = sql<boolean>`(o.rental_id = ${rentalId} and o.kind = 'rent'
    and o.status = 'scheduled' and o.due_at > ${now}::timestamptz
    and o.amount_cents <= ${cardAmountMax}::integer)`;
  await obligations.collectAutomatically(trx, coming, { isScheduled: true, now });
}
