import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { toast } from '../../../../ui/toast.ts';
import { storeDeclined } from '../../payment/errors/declined-card.ts';

/** A renewal that a card was charged for. */
export type CardRenewal = NonNullable<contract.billing.ChargedRenewal>;

/** The renewal that the card could not pay; null if there is none, or it is paid or in progress. */
export function unpaidRenewal(renewal: contract.billing.ChargedRenewal): CardRenewal | null {
  if (renewal === null || renewal.status === 'paid' || renewal.status === 'processing') return null;
  return renewal;
}

/** Why it is unpaid: declined, waiting for a confirmation, or no usable card. */
export function failureOf({ status }: CardRenewal): 'declined' | 'needs_confirmation' | 'no_card' {
  if (status === 'requires_action') return 'needs_confirmation';
  return status === 'blocked' ? 'no_card' : 'declined';
}

/**
 * Confirms that a card was saved, with the outcome of a renewal charged to it. Returns an unpaid
 * renewal instead of showing a toast.
 */
export function useCardSaved() {
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
    const waiting = unpaidRenewal(renewal);
    storeDeclined(waiting?.status === 'declined' ? method : null);
    if (waiting !== null) return waiting;
    toast({ kind: 'success', message: renewal === null ? saved : textOf(renewal) });
    return null;
  };
}
