import type { contract } from '@crewpad/contract';
import { useCallback } from 'react';
import { endpoint } from '../../../lib/browser-call.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';

const readCards = endpoint<typeof contract.search.getListings>('GET', '/listings');

/** The cards of these crash pads, in order, without those no longer public. */
export function useCards(ids: readonly number[]) {
  const list = ids.join(',');
  return useLoaded(
    useCallback(
      async (signal: AbortSignal): Promise<contract.search.Card[]> => {
        if (list === '') return [];
        const { data } = await readCards({ query: { ids: list } }, { signal, quiet: true });
        return data;
      },
      [list],
    ),
  );
}
