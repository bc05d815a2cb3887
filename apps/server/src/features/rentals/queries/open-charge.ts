import type { ObligationStatus } from '@crewpad/domain';

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
