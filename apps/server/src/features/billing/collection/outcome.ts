import type { Db } from '../../../platform/database/database.ts';
import type { BlockReason, Obligation } from '../../../platform/payments/obligation-kinds.ts';
import type { Refusal } from '../../../platform/payments/provider-fault.ts';

/** A request to charge an obligation. */
export interface ChargeRequest {
  paymentMethod: string;
  /** Whether the card owner is there to confirm. False: the schedule starts the charge. */
  onSession: boolean;
  /** Whether the obligation still is what the caller wants to pay. */
  isAsRequested?(obligation: Pick<Obligation, 'plan' | 'amount_cents'>): boolean;
  call?: LinkedCall;
}

/** A call that may be repeated. It is linked to the attempt that it makes, and ends as that does. */
export interface LinkedCall {
  /** @throws ApiError when the call was decided meanwhile */
  attempt(): Promise<number | undefined>;
  bind(db: Db, attemptId: number, known: number | undefined): Promise<boolean>;
}

/** What came of a request to charge, for its caller. docs/payments.md has the table. */
export type ChargeOutcome =
  | { kind: 'paid' }
  /** Something was sent, and its end is not known yet. */
  | { kind: 'processing' }
  /** The card owner must confirm in the browser. */
  | { kind: 'requires_action'; clientSecret: string }
  /** Nothing was charged, and the reason is known. */
  | { kind: 'declined'; refusal: Refusal }
  /** Nothing was sent: something must be set up first. */
  | { kind: 'blocked'; reason: BlockReason }
  | NotAttempted;

/** Nothing was sent, and nothing is known against the card. */
type NotAttempted =
  /** Another process works on the obligation right now. */
  | { kind: 'busy' }
  /** The provider cannot be reached. */
  | { kind: 'unavailable' }
  /** It is no longer what the caller wants to pay. */
  | { kind: 'changed' }
  /** There is nothing left to pay. */
  | { kind: 'closed' };
