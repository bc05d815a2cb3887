import { localDate } from '@crewpad/domain';
import { useState } from 'react';
import { useNow } from '../../../lib/when.ts';
import { type CrewState, isGrouped, isNarrowed } from '../crew-state.ts';
import { byHouse, type CrewRow, firstFolded, type HouseOfRows, isPressing } from './crew-rows.ts';

/**
 * Which crash pads show only the lines that wait for the lister: with very many tenants those
 * further down, until they are opened. A narrowed list is shown whole.
 */
export function useFoldedHouses(rows: readonly CrewRow[], state: CrewState) {
  const now = useNow();
  const isFoldable = isGrouped(state) && !isNarrowed(state);
  const houses = isGrouped(state) ? byHouse(rows) : [];
  const [pressed, setPressed] = useState<ReadonlyMap<number, boolean>>(new Map());
  const first = firstFolded(houses);
  const isFolded = (id: number) => isFoldable && (pressed.get(id) ?? first.has(id));
  const shownOf = (house: Pick<HouseOfRows, 'id' | 'rows'>) =>
    isFolded(house.id)
      ? house.rows.filter((row) => isPressing(row, localDate(now, row.rental.time_zone)))
      : house.rows;
  const set = (ids: readonly number[], isNowFolded: boolean) =>
    setPressed(new Map([...pressed, ...ids.map((id) => [id, isNowFolded] as const)]));
  return {
    isFolded,
    shownOf,
    shownRows: houses.length > 0 ? houses.flatMap(shownOf) : rows,
    toggle: (id: number) => set([id], !isFolded(id)),
    unfold: (id: number) => set([id], false),
    unfoldAll: () => set([...first], false),
  };
}

export type FoldedHouses = ReturnType<typeof useFoldedHouses>;
