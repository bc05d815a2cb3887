import type { contract, OperationInput } from '@crewpad/contract';
import { useEffect, useState } from 'react';
import { endpoint } from '../../../../lib/browser-call.ts';
import type { SearchState } from '../search-state.ts';

type Search = typeof contract.search.getAirportListings;
const search = endpoint<Search>('GET', '/airports/{code}/listings');

const REST_MS = 250;

/**
 * The number of crash pads with these filters, debounced. null if it failed to load. `undefined`
 * filters are those of the page, which has `total`.
 */
export function useLiveCount(
  code: string,
  filters: SearchState['filters'] | undefined,
  total: number,
): number | null {
  const [found, setFound] = useState<number | null>(total);
  const wanted = filters && JSON.stringify(filters);
  useEffect(() => {
    if (wanted === undefined) return setFound(total);
    const asked = new AbortController();
    const timer = setTimeout(() => {
      const query = { ...JSON.parse(wanted), limit: 1 };
      const options = { signal: asked.signal, quiet: true };
      search({ params: { code }, query } as OperationInput<Search>, options).then(
        (answer) => setFound(answer.total),
        () => asked.signal.aborted || setFound(null),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [code, wanted, total]);
  return found;
}
