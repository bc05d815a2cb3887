import type { contract } from '@crewpad/contract';
import { search } from '@crewpad/contract/endpoints';
import { useCallback } from 'react';
import { call } from '../../../lib/browser-call.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';

/** The cards of these crash pads, in order, without those no longer public. */
export function useCards(ids: readonly number[]) {
  const list = ids.join(',');
  return useLoaded(
    useCallback(
      async (signal: AbortSignal): Promise<contract.search.Card[]> => {
        if (list === '') return [];
        const { data } = await call(
          search.getListings,
          { query: { ids: list } },
          { signal, quiet: true },
        );
        return data;
      },
      [list],
    ),
  );
}
