import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { OPEN_STATUSES } from '../rules/status.ts';

const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface ObligationToCheck {
  id: number;
  /** The card's owner was asked to confirm, and has not for a day. */
  isAbandoned: boolean;
}

/**
 * Obligations of which nothing was heard since `before`: a payment under way, an attempt of which it is
 * not known what became of it, or a charge whose fee is not known yet.
 */
export async function findObligationsToCheck(
  db: Db,
  mode: ProviderMode,
  before: Date,
): Promise<ObligationToCheck[]> {
  const unresolved = db
    .selectFrom('payment_attempts')
    .select('obligation_id')
    .where('status', 'in', ['sent', 'unknown'])
    .where('created_at', '<=', before);
  const rows = await db
    .selectFrom('obligations')
    .select(['id', 'status', 'updated_at'])
    .where('provider_mode', '=', mode)
    .where('updated_at', '<=', before)
    .where((where) =>
      where.or([
        where('status', '=', 'collecting'),
        // A renewal that was refused without its owner has asked nobody at the provider.
        where.and([
          where('status', '=', 'action_required'),
          where.or([
            where('next_attempt_at', 'is', null),
            where.exists(
              where
                .selectFrom('payment_attempts')
                .select('payment_attempts.id')
                .whereRef('payment_attempts.obligation_id', '=', 'obligations.id')
                .where('payment_attempts.status', '=', 'action'),
            ),
          ]),
        ]),
        where.and([where('status', 'in', OPEN_STATUSES), where('id', 'in', unresolved)]),
        where.and([
          where('paid_at', 'is not', null),
          where('provider_fee_actual_cents', 'is', null),
        ]),
      ]),
    )
    .orderBy('updated_at')
    .limit(BATCH)
    .execute();
  return rows.map(({ id, status, updated_at }) => ({
    id,
    isAbandoned: status === 'action_required' && before.getTime() - updated_at.getTime() >= DAY_MS,
  }));
}

/** The obligation that a payment intent belongs to, by the id in its row. */
export async function findObligationOf(db: Db, paymentIntent: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('obligations')
    .select('id')
    .where('payment_intent', '=', paymentIntent)
    .executeTakeFirst();
  return row?.id;
}
