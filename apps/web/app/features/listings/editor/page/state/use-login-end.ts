import { useEffect, useState } from 'react';
import { isApiError } from '../../../../../lib/api-error.ts';
import { onApiError } from '../../../../../lib/api-error-events.ts';

export interface LoginEnd {
  hasEnded: boolean;
  end: () => void;
  /** A call succeeded again, for example after a login in another tab. */
  goOn: () => void;
}

/** Whether a call was refused because the login has ended. */
export function isEnded(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

/** Whether the login has ended while the page was open. */
export function useLoginEnd(): LoginEnd {
  const [hasEnded, setEnded] = useState(false);
  // Calls that report their own errors, such as uploads.
  useEffect(
    () =>
      onApiError(({ status }) => {
        if (status === 401) setEnded(true);
      }),
    [],
  );
  return { hasEnded, end: () => setEnded(true), goOn: () => setEnded(false) };
}
