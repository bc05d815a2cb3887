import { useRevalidator } from 'react-router';
import { isApiError, refusalReason } from '../../../../lib/api-error.ts';
import { announceApiError } from '../../../../lib/api-error-events.ts';
import { hasErrorDialog } from '../../../../lib/error-dialogs.ts';
import { toast } from '../../../../ui/toast.ts';

/**
 * Makes a call, reports the result, and reloads the page.
 * @param onDone instead of reloading after success
 */
export function usePerform(onDone?: () => void | Promise<void>) {
  const { revalidate } = useRevalidator();
  /** Resolves with the server's error, or null. */
  return async (work: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await work();
      await (onDone ?? revalidate)();
      toast({ kind: 'success', message: done });
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
