import type { contract, OperationAnswer } from '@crewpad/contract';
import { search } from '@crewpad/contract/endpoints';
import { similarityTo } from '@crewpad/domain';
import { useCallback, useState } from 'react';
import { call } from '../../../../lib/browser-call.ts';

export type Airline = OperationAnswer<typeof contract.search.getAirlines>['data'][number];

/** The airlines, loaded on first use. Without them the name is plain text. */
export function useAirlines() {
  const [airlines, setAirlines] = useState<readonly Airline[]>([]);
  const load = useCallback(() => {
    call(search.getAirlines, {}, { quiet: true }).then(
      ({ data }) => setAirlines(data),
      () => undefined,
    );
  }, []);
  return { airlines, load };
}

/**
 * The airlines whose name or code contains the input, or where none does, those with a similar
 * name: domestic ones first, in list order.
 */
export function airlinesMatching(airlines: readonly Airline[], text: string) {
  const wanted = plain(text);
  const matching = airlines.filter(
    ({ name, code }) => plain(name).includes(wanted) || plain(code) === wanted,
  );
  const similarityOf = similarityTo(wanted);
  const found =
    matching.length > 0 ? matching : airlines.filter(({ name }) => similarityOf(plain(name)) > 0);
  return { found, areSimilar: matching.length === 0 && found.length > 0 };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
