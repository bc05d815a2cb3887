import type { MailTexts } from '../../../platform/texts.ts';
import { adviceFor, cardName } from '../cards/card-on-file.ts';

/** The state of a renewal after a failed charge. */
export interface Failure {
  card: { brand: string; last4: string } | undefined;
  /** When that card was charged; undefined if nothing could be charged. */
  triedAt: Date | undefined;
  /** The bank's code. */
  code: string | null;
  /** The bank requires the card owner to confirm. */
  mustConfirm: boolean;
  /** When the card on file is charged next automatically. */
  nextAttemptAt: Date | undefined;
  /** There are no more automatic attempts. */
  isEnd: boolean;
}

export interface FailureTexts {
  /** Name of the card; undefined if none. */
  card: string | undefined;
  reason: string;
  advice: string;
  actions: readonly ('card' | 'confirm' | 'renew')[];
}

/** Which card failed, why, and what the member can do. */
export function failureTexts(
  failure: Failure,
  { t, day, texts }: MailTexts<'billing/emails'>,
): FailureTexts {
  const { card, nextAttemptAt, isEnd, mustConfirm } = failure;
  const facts = {
    card: card === undefined ? undefined : cardName(card.brand, card.last4, texts),
    reason: failure.triedAt === undefined ? t('no_card') : adviceFor(failure.code, texts),
  };
  if (isEnd) {
    return {
      ...facts,
      advice: t('advice_last'),
      actions: ['card', 'renew'],
    };
  }
  if (mustConfirm) {
    return {
      ...facts,
      advice: t('advice_confirm'),
      actions: ['confirm', 'card'],
    };
  }
  const advice =
    nextAttemptAt === undefined
      ? t('advice_new_card')
      : t('advice_retry', { day: day(nextAttemptAt) });
  return { ...facts, advice, actions: ['card'] };
}
