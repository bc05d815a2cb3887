import { advice, cardName, day } from './words.ts';

/** How a renewal stands after it could not be charged. */
export interface Failure {
  card: { brand: string; last4: string } | undefined;
  /** When that card was charged in vain; undefined: nothing could be tried. */
  triedAt: Date | undefined;
  /** What the bank said. */
  code: string | null;
  /** The bank wants to ask the card's owner. */
  asksOwner: boolean;
  /** When the card on file is charged again by itself. */
  nextTryAt: Date | undefined;
  /** Nothing is charged by itself any more. */
  isEnd: boolean;
}

export interface FailureWords {
  /** The card by its name; undefined: there is none. */
  card: string | undefined;
  reason: string;
  mend: string;
  ways: readonly ('card' | 'confirm' | 'renew')[];
}

/** Which card failed and why, and what can be done, in plain words. */
export function tellFailure(failure: Failure): FailureWords {
  const { card, nextTryAt, isEnd, asksOwner } = failure;
  const said = {
    card: card === undefined ? undefined : cardName(card.brand, card.last4),
    reason: reasonOf(failure),
  };
  if (isEnd) {
    return {
      ...said,
      mend: 'This was the last try: we do not charge your plan by ourselves any more. To go on, save another card and then renew your plan.',
      ways: ['card', 'renew'],
    };
  }
  if (asksOwner) {
    return {
      ...said,
      mend: 'Please confirm the payment, or save another card: we try that one at once.',
      ways: ['confirm', 'card'],
    };
  }
  const mend =
    nextTryAt === undefined
      ? 'We do not try this card again. As soon as you save another card, we try that one.'
      : `We charge your card again on ${day(nextTryAt)}. If you save another one before then, we try that at once.`;
  return { ...said, mend, ways: ['card'] };
}

function reasonOf({ triedAt, code }: Failure): string {
  return triedAt === undefined ? 'There is no card that we could charge.' : advice(code);
}
