import type { Refusal } from '../collect/outcome.ts';
import { refusalOfAttempt } from './refused-attempt.ts';
import {
  nextTry,
  type RenewalAttempt,
  type RenewalFacts,
  renewalStep,
  triesOf,
} from './renewal.ts';

/** A renewal that goes on only with the member, or at its next instant. */
export interface WaitingRenewal {
  /** How the card on file was refused; `none`: there is none that could be charged. */
  refusal: Refusal | 'asks' | 'none';
  /** When the card is charged again by itself; undefined: not again. */
  nextTryAt: Date | undefined;
}

/** What a renewal on its schedule waits for; undefined: for nothing, or it is being tried. */
export function waitingOf(facts: RenewalFacts, now: Date): WaitingRenewal | undefined {
  if (renewalStep(facts, now) === 'cancel') return undefined;
  const refusal = facts.card === null ? withoutCard(facts) : lastRefusal(triesOf(facts));
  return refusal && { refusal, nextTryAt: nextTry(facts, now) };
}

/** Only once it was to be charged: what ended before does not count against a card that is gone. */
function withoutCard({ status }: RenewalFacts): 'none' | undefined {
  return status === 'blocked' ? 'none' : undefined;
}

function lastRefusal(tries: readonly RenewalAttempt[]): WaitingRenewal['refusal'] | undefined {
  const [latest] = tries;
  if (latest?.status === 'action') return 'asks';
  if (latest?.status !== 'declined') return undefined;
  return tries.map(refusalOf).find((refusal) => refusal !== undefined);
}

function refusalOf({ status, code, declineCode }: RenewalAttempt): Refusal | undefined {
  return refusalOfAttempt({ status, code, decline_code: declineCode });
}
