import type { Db } from '../../../platform/database/database.ts';
import type { BlockReason, Obligation } from '../../../platform/payments/obligation-kinds.ts';
import type { Refusal } from '../../../platform/payments/provider-fault.ts';

/** A request to charge an obligation. */
export interface ChargeRequest {
  paymentMethod: string;
  /** Whether the card owner is present to confirm. False for scheduled charges. */
  onSession: boolean;
  /** Whether the payee started it, in the card owner's absence. */
  byPayee?: boolean;
  /** Whether the obligation still matches what the caller wants to pay. */
  isAsRequested?(obligation: Pick<Obligation, 'plan' | 'amount_cents'>): boolean;
  call?: LinkedCall;
}

/** A repeatable call. It is linked to the attempt that it makes, and shares its outcome. */
export interface LinkedCall {
  /** @throws ApiError if the call was decided in the meantime */
  attempt(): Promise<number | undefined>;
  bind(db: Db, attemptId: number, known: number | undefined): Promise<boolean>;
}

/** The outcome of a request to charge. docs/payments.md has the table. */
export type ChargeOutcome =
  | { kind: 'paid' }
  /** An attempt was sent, and its outcome is unknown. */
  | { kind: 'processing' }
  /** The card owner must confirm in the browser. */
  | { kind: 'requires_action'; clientSecret: string }
  /** Nothing was charged, for a known reason. */
  | { kind: 'declined'; refusal: Refusal }
  /** Nothing was sent: setup is missing. */
  | { kind: 'blocked'; reason: BlockReason }
  | NotAttempted;

/** Nothing was sent, for a reason unrelated to the card. */
type NotAttempted =
  /** Another process holds the lease. */
  | { kind: 'busy' }
  /** The provider is unreachable. */
  | { kind: 'unavailable' }
  /** It no longer matches what the caller wants to pay. */
  | { kind: 'changed' }
  /** There is nothing left to pay. */
  | { kind: 'closed' };
