import type { contract } from '@crewpad/contract';
import { useCallback } from 'react';
import { endpoint } from '../../../lib/browser-call.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';

const getNumbers = endpoint<typeof contract.rent.getAutopay>('GET', '/lister/settings/autopay');

/** The tenants whom AutoPay concerns, and which of its steps are done. */
export function useAutopayNumbers() {
  const load = useCallback((signal: AbortSignal) => getNumbers({}, { quiet: true, signal }), []);
  const [numbers, reload] = useLoaded(load);
  return { numbers, reload };
}
