import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { toast } from '../../../ui/toast.ts';
import { storeDeclined } from './declined-card.ts';

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
 * Confirms that a card was saved, also that it paid a renewal. What it did not pay stands in the
 * notice of charges.
 */
export function useCardSaved() {
  const { t } = useTranslation('billing/renewal');
  const { locale } = usePage();
  const textOf = ({ status, amount }: CardRenewal) =>
    t(status === 'paid' ? 'saved_and_renewed' : 'saved_and_processing', {
      price: exactMoney(amount, locale),
    });
  return (
    renewal: contract.billing.ChargedRenewal,
    method: string | null,
    savedText: string | null,
  ): void => {
    const isUnpaid = unpaidRenewal(renewal) !== null;
    storeDeclined(renewal?.status === 'declined' ? method : null);
    const message = renewal === null || isUnpaid ? savedText : textOf(renewal);
    if (message !== null) toast({ kind: 'success', message });
  };
}
