import type { ObligationStatus } from '@crewpad/domain';
import { sql } from 'kysely';
import { cardCents } from '../../../platform/payments/obligation-kinds.ts';

/** Unpaid rent of one period. */
export interface OpenCharge {
  id: number;
  status: ObligationStatus;
  /** What is left to pay. */
  amount_cents: number;
  rent_cents: number;
  settled_cents: number;
  due_at: string;
  created_at: string;
  late_from: string | null;
  /** Since when an outage has left it to the tenant. */
  left_at: string | null;
  period_from: string;
  period_to: string;
  collection: 'auto' | 'hand';
  next_attempt_at: string | null;
  /** The rest of an earlier period that it collects. */
  carried: CarriedRest | null;
}

/** The rest of a period, too small for a card. */
export interface CarriedRest {
  cents: number;
  period_from: string;
  period_to: string;
}

/** The status of the rent `o` for members: a card that cannot be charged again has failed. */
export const shownStatus = sql<ObligationStatus>`
  case when o.kind = 'rent' and o.status = 'blocked' and o.attempt_count > 0
    then 'failed' else o.status end`;

/** The rest of an earlier period that rent `o` collects. */
export const carriedRest = sql<CarriedRest | null>`(
        select json_build_object('cents', o.carried_cents, 'period_from', f.period_from,
          'period_to', f.period_to)
        from obligations f where f.id = o.carried_from_id
      )`;

/** The unpaid rent `o` as JSON. */
export const openCharge = sql`json_build_object('id', o.id, 'status', ${shownStatus},
      'amount_cents', ${cardCents}, 'rent_cents', o.amount_cents,
      'settled_cents', o.settled_cents, 'due_at', o.due_at,
      'created_at', o.created_at, 'late_from', o.late_from, 'left_at', o.left_at,
      'collection', o.collection, 'carried', ${carriedRest},
      'period_from', o.period_from, 'period_to', o.period_to,
      'next_attempt_at', case when o.status <> 'blocked' then o.next_attempt_at end)`;
