import type { contract, OperationAnswer } from '@crewpad/contract';
import { endpoint } from '../../../../lib/browser-call.ts';
import type { NamesBox } from './names-box.ts';

const getMapNames = endpoint<typeof contract.search.getMapNames>('GET', '/geo/names');
type MapNames = OperationAnswer<typeof contract.search.getMapNames>;

/** The cache size in boxes. */
const MOST_KEPT = 40;

const asked = new Map<string, Promise<MapNames>>();

/** The map names of a box, requested once per page. Failures are not cached. */
export function fetchNames(box: NamesBox): Promise<MapNames> {
  const key = Object.values(box).join(' ');
  const known = asked.get(key);
  if (known) return known;
  const names = getMapNames({ query: box }, { quiet: true, anonymous: true });
  names.catch(() => asked.delete(key));
  if (asked.size >= MOST_KEPT) asked.delete(asked.keys().next().value ?? '');
  asked.set(key, names);
  return names;
}
