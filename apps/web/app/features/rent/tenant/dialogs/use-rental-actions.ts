import { rentals } from '@crewpad/contract/endpoints';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/browser-call.ts';
import { type FieldIssue, issuesFromServer } from '../../../../ui/form/field-issues.ts';
import type { Checkout } from './checkout-dialog.tsx';
import { usePerform } from './use-perform.ts';

const CHECKOUT_FIELDS = ['checkout_date', 'checkout_time'];

/** A tenant's actions on a rental; afterward the page shows the new state, or `onDone` runs. */
export function useRentalActions(onDone?: () => void | Promise<void>) {
  const { t } = useTranslation('rent/tenant');
  const perform = usePerform(onDone);

  const reasonBody = (reason: string) => (reason === '' ? {} : { reason });

  return {
    /** Resolves with the refusal, or null. */
    decline: (id: number, reason: string): Promise<Error | null> => {
      const input = { params: { id }, body: reasonBody(reason) };
      const work = () => call(rentals.decline, input, { quiet: true });
      return perform(work, t('declined'), t('failed'));
    },
    leave: (id: number, reason: string): Promise<Error | null> => {
      const input = { params: { id }, body: reasonBody(reason) };
      const work = () => call(rentals.leave, input, { quiet: true });
      return perform(work, t('left'), t('failed'));
    },
    /** Resolves with errors; null if it was sent. */
    requestCheckout: async (id: number, body: Checkout): Promise<FieldIssue[] | null> => {
      const work = () => call(rentals.requestCheckout, { params: { id }, body }, { quiet: true });
      const refusal = await perform(work, t('checkout_updated'), t('checkout_failed'));
      if (refusal === null) return null;
      return isApiError(refusal) ? issuesFromServer(refusal.body.errors, CHECKOUT_FIELDS) : [];
    },
  };
}
