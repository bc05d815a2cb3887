import type { contract } from '@crewpad/contract';
import { useTranslation } from 'react-i18next';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { toast } from '../../../ui/toast.ts';
import { keepDeclined } from '../payment/declined-card.ts';

/** A renewal that was tried with a card. */
export type CardRenewal = NonNullable<contract.billing.ChargedRenewal>;

/** The renewal that the card did not pay; null: there is none, or it is paid or on its way. */
export function waitingOf(renewal: contract.billing.ChargedRenewal): CardRenewal | null {
  if (renewal === null || renewal.status === 'paid' || renewal.status === 'processing') return null;
  return renewal;
}

/** Why it waits: the bank said no, wants to ask, or there was no card that could be charged. */
export function failureOf({ status }: CardRenewal): 'declined' | 'asks' | 'no_card' {
  if (status === 'requires_action') return 'asks';
  return status === 'blocked' ? 'no_card' : 'declined';
}

/**
 * Says that a card is kept, and what came of a renewal that was tried with it. Returns the one that
 * waits for the member, which is more than a toast could tell.
 */
export function useCardKept() {
  const { t } = useTranslation('renewal');
  const { locale } = usePage();
  const textOf = ({ status, amount }: CardRenewal) =>
    t(status === 'paid' ? 'saved_and_renewed' : 'saved_and_processing', {
      price: exactMoney(amount, locale),
    });
  return (
    renewal: contract.billing.ChargedRenewal,
    method: string | null,
    saved: string,
  ): CardRenewal | null => {
    const waiting = waitingOf(renewal);
    keepDeclined(waiting?.status === 'declined' ? method : null);
    if (waiting !== null) return waiting;
    toast({ kind: 'success', message: renewal === null ? saved : textOf(renewal) });
    return null;
  };
}
