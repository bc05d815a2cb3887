import type { contract, OperationAnswer } from '@crewpad/contract';
import { endpoint } from '../../../../lib/browser-call.ts';
import type { NamesBox } from './names-box.ts';

const getMapNames = endpoint<typeof contract.search.getMapNames>('GET', '/geo/names');
type MapNames = OperationAnswer<typeof contract.search.getMapNames>;

/** More boxes than this are not remembered. */
const MOST_KEPT = 40;

const asked = new Map<string, Promise<MapNames>>();

/** What the map names in a box, asked for once per page. A failed attempt is forgotten. */
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
