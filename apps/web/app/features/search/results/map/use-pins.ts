import type { contract } from '@crewpad/contract';
import { useEffect, useState } from 'react';
import { endpoint } from '../../../../lib/browser-call.ts';
import type { Pin } from '../../map/index.ts';
import type { SearchState } from '../search-state.ts';

const airportPins = endpoint<typeof contract.search.getAirportPins>('GET', '/airports/{code}/pins');
type Query = Parameters<typeof airportPins>[0]['query'];

/** The pins of a search, loaded once the map is visible and again when the filters change. */
export function usePins(
  code: string,
  state: SearchState,
  seen: boolean,
): readonly Pin[] | undefined {
  const [loaded, setLoaded] = useState<{ code: string; pins: readonly Pin[] }>();
  const key = JSON.stringify(state.filters);
  useEffect(() => {
    if (!seen) return;
    const asked = new AbortController();
    airportPins(
      { params: { code }, query: JSON.parse(key) as Query },
      { signal: asked.signal, quiet: true },
    ).then(
      ({ data }) => setLoaded({ code, pins: data }),
      // The list stays; the map shows only the airport.
      () => asked.signal.aborted || setLoaded({ code, pins: [] }),
    );
    return () => asked.abort();
  }, [code, key, seen]);
  // The previous airport's pins must not determine this one's initial view.
  return loaded?.code === code ? loaded.pins : undefined;
}
