import { useEffect, useState } from 'react';
import { onApiError } from '../../../../lib/api-error-events.ts';

export interface LoginEnd {
  hasEnded: boolean;
  end: () => void;
  /** A call went through again, such as after a login in another tab. */
  goOn: () => void;
}

/** Whether the login has ended while the page stood open. */
export function useLoginEnd(): LoginEnd {
  const [hasEnded, setEnded] = useState(false);
  // Calls that speak for themselves, such as those of the files.
  useEffect(
    () =>
      onApiError(({ status }) => {
        if (status === 401) setEnded(true);
      }),
    [],
  );
  return { hasEnded, end: () => setEnded(true), goOn: () => setEnded(false) };
}
