import type { contract, OperationAnswer } from '@crewpad/contract';
import { useCallback, useState } from 'react';
import { endpoint } from '../../../lib/browser-call.ts';

export type Airline = OperationAnswer<typeof contract.search.getAirlines>['data'][number];

const fetchAirlines = endpoint<typeof contract.search.getAirlines>('GET', '/airlines');

/** The airlines, loaded when they are first needed. Without them the name is simply typed. */
export function useAirlines() {
  const [airlines, setAirlines] = useState<readonly Airline[]>([]);
  const load = useCallback(() => {
    fetchAirlines({}, { quiet: true }).then(
      ({ data }) => setAirlines(data),
      () => undefined,
    );
  }, []);
  return { airlines, load };
}

/** The airlines whose name or code holds what is typed: domestic ones first, as they come. */
export function airlinesMatching(airlines: readonly Airline[], text: string): Airline[] {
  const wanted = plain(text);
  return airlines.filter(
    ({ name, code }) => plain(name).includes(wanted) || plain(code) === wanted,
  );
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
