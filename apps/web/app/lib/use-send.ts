import { ApiError } from '@crewpad/contract';
import { useRef, useState } from 'react';
import { isApiError } from './api-error.ts';
import { openErrorDialog } from './error-dialogs.ts';

/** Submits a dialog's form. An error stays in the dialog, and no input is lost. */
export function useSend() {
  const [busy, setBusy] = useState(false);
  /** Known at once, unlike `busy`: two presses may precede the next render. */
  const isSending = useRef(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  /**
   * Resolves with the answer, or with undefined if it was refused.
   * @param onRefused may load data for the next attempt; the error is shown after that
   */
  const send = async <T>(
    work: () => Promise<T>,
    onRefused?: (error: ApiError) => unknown,
  ): Promise<T | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      return await work();
    } catch (error) {
      const apiError = isApiError(error) ? error : new ApiError(0, { message: '' });
      await onRefused?.(apiError);
      if (!openErrorDialog(apiError)) setRefusal(apiError);
      return undefined;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { busy, refusal, send };
}
