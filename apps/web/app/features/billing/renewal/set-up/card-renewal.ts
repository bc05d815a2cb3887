import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { toast } from '../../../../ui/toast.ts';
import { type CardRenewal, unpaidRenewal } from '../../card/unpaid-renewal.ts';
import { storeDeclined } from '../../payment/errors/declined-card.ts';

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
