import { rentals } from '@crewpad/contract/endpoints';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { isApiError, refusalReason } from '../../../../lib/api-error.ts';
import { announceApiError } from '../../../../lib/api-error-events.ts';
import { call } from '../../../../lib/browser-call.ts';
import { hasErrorDialog } from '../../../../lib/error-dialogs.ts';
import { type FieldIssue, issuesFromServer } from '../../../../ui/form/field-issues.ts';
import { toast } from '../../../../ui/toast.ts';
import type { Checkout } from './checkout-dialog.tsx';

/**
 * Makes a call, reports the result, and reloads the page.
 * @param onDone instead of reloading after success
 */
export function usePerform(onDone?: () => void | Promise<void>) {
  const { revalidate } = useRevalidator();
  /** Resolves with the server's error, or null. */
  return async (work: () => Promise<unknown>, successText: string, failed: string) => {
    try {
      await work();
      await (onDone ?? revalidate)();
      toast({ kind: 'success', message: successText });
      return null;
    } catch (error) {
      const refusal = isApiError(error) ? error : undefined;
      if (hasErrorDialog(error)) announceApiError(error);
      else {
        toast({ kind: 'error', message: (refusal && refusalReason(refusal)) ?? failed });
      }
      // Someone else may have changed it in the meantime.
      await revalidate();
      return refusal ?? new Error(failed);
    }
  };
}

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

/**
 * A tenant's action that needs a confirmation. `stop_autopay`: requested by the lister;
 * `disable_autopay`: by the tenant.
 */
export type DialogAction =
  | 'accept'
  | 'decline'
  | 'leave'
  | 'checkout'
  | 'accept_autopay'
  | 'stop_autopay'
  | 'disable_autopay';
