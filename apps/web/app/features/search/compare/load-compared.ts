import { type Call, contract } from '@crewpad/contract';
import { COMPARED_MAX } from '@crewpad/domain';

const IDS = /^\d{1,9}(,\d{1,9})*$/;

/** The crash pads in the address, at most three; `problem` is why there are none. */
export async function loadCompared(call: Call, params: URLSearchParams) {
  const ids = params.get('ids') ?? '';
  const nothing = { asked: 0, data: [] as contract.search.ComparedListing[] };
  if (ids === '') return { ...nothing, problem: 'none' as const };
  if (!IDS.test(ids)) return { ...nothing, problem: 'malformed' as const };
  const requested = new Set(ids.split(',').map(Number));
  if (requested.size > COMPARED_MAX) return { ...nothing, problem: 'too_many' as const };
  const { data } = await call(contract.search.compareListings, { query: { ids } });
  const problem = data.length === 0 ? ('gone' as const) : undefined;
  return { asked: requested.size, data, problem };
}

export type Compared = Awaited<ReturnType<typeof loadCompared>>;
