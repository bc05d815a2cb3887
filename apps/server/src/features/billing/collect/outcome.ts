import type { Plan } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import type { ProviderFault } from '../provider-fault.ts';

/** Longer than the longest call to the provider. */
export const LEASE_MS = 60_000;

export interface Wish {
  /** The card that is to be charged. */
  paymentMethod: string;
  /** Whether its owner is there to confirm. */
  onSession: boolean;
  /** What is to be paid; a payment for another plan is not what was asked for. */
  plan?: Plan;
  call?: WishingCall;
}

/** A call that may come again. It is tied to the attempt it makes, and ends as that one does. */
export interface WishingCall {
  /** @throws ApiError when the call was decided meanwhile. */
  attempt(): Promise<number | undefined>;
  bind(db: Db, attemptId: number, known: number | undefined): Promise<boolean>;
}

/** How an attempt to be paid ended, for whoever asked for it. */
export type Outcome =
  | { kind: 'paid' }
  /** The card was declined, is of no use, or has no customer any more; nothing was charged. */
  | { kind: 'refused'; fault: Refusal }
  /** The card's owner must confirm in the browser. */
  | { kind: 'requires_action'; clientSecret: string }
  /** Something was sent and its end is not known yet. */
  | { kind: 'processing' }
  /** Nothing was sent: the provider cannot be reached. */
  | { kind: 'unavailable' }
  /** It is for another plan by now. */
  | { kind: 'other_plan' }
  /** Somebody else works on it right now. */
  | { kind: 'busy' }
  /** There is nothing to pay any more. */
  | { kind: 'closed' };

export type Refusal = Extract<
  ProviderFault,
  {
    kind:
      | 'card'
      | 'unusable_method'
      | 'missing_customer'
      | 'invalid_customer'
      | 'rate_limit'
      | 'our_fault';
  }
>;

/** The faults after which it is certain that nothing was charged; undefined for the others. */
export function refusalOf(fault: ProviderFault): Refusal | undefined {
  switch (fault.kind) {
    case 'unexpected_state':
    case 'not_found':
    case 'key_taken':
    case 'unknown':
      return undefined;
    default:
      return fault;
  }
}
