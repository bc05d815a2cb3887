import { formatDay } from '@crewpad/domain';
import { adviceFor, cardName } from './words.ts';

/** How a renewal stands after it could not be charged. */
export interface Failure {
  card: { brand: string; last4: string } | undefined;
  /** When that card was charged without success; undefined: nothing could be charged. */
  triedAt: Date | undefined;
  /** The bank's code. */
  code: string | null;
  /** The bank wants the card owner to confirm. */
  mustConfirm: boolean;
  /** When the card on file is charged again automatically. */
  nextAttemptAt: Date | undefined;
  /** Nothing is charged automatically any more. */
  isEnd: boolean;
}

export interface FailureWords {
  /** Name of the card; undefined: there is none. */
  card: string | undefined;
  reason: string;
  advice: string;
  actions: readonly ('card' | 'confirm' | 'renew')[];
}

/** Which card failed and why, and what the member can do. */
export function failureWords(failure: Failure): FailureWords {
  const { card, nextAttemptAt, isEnd, mustConfirm } = failure;
  const facts = {
    card: card === undefined ? undefined : cardName(card.brand, card.last4),
    reason: reasonOf(failure),
  };
  if (isEnd) {
    return {
      ...facts,
      advice:
        'This was the last attempt: we will not charge your plan again automatically. To continue, save another card and then renew your plan.',
      actions: ['card', 'renew'],
    };
  }
  if (mustConfirm) {
    return {
      ...facts,
      advice: 'Please confirm the payment, or save another card, which we will charge right away.',
      actions: ['confirm', 'card'],
    };
  }
  const advice =
    nextAttemptAt === undefined
      ? 'We will not charge this card again. As soon as you save another card, we will charge that one.'
      : `We will charge your card again on ${formatDay(nextAttemptAt)}. If you save another one before then, we will charge that one right away.`;
  return { ...facts, advice, actions: ['card'] };
}

function reasonOf({ triedAt, code }: Failure): string {
  return triedAt === undefined ? 'There is no card that we could charge.' : adviceFor(code);
}
