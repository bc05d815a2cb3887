import { rent } from '@crewpad/contract/endpoints';
import { useCallback } from 'react';
import { call } from '../../../lib/browser-call.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';

/** The tenants whom AutoPay concerns, and which of its steps are done. */
export function useAutopayNumbers() {
  const load = useCallback(
    (signal: AbortSignal) => call(rent.getAutopay, {}, { quiet: true, signal }),
    [],
  );
  const [numbers, reload] = useLoaded(load);
  return { numbers, reload };
}
