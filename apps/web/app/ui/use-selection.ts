import { useRef, useState } from 'react';

type Ids = ReadonlySet<number>;

/**
 * The selection after a press: of one row, or with Shift of all rows from the last press to it,
 * which take the state that the pressed one gets. Pure.
 * @param order the rows that are shown
 */
export function afterPress(
  ids: Ids,
  order: readonly number[],
  { id, from }: { id: number; from: number | null },
): Ids {
  const [start, end] = [from === null ? -1 : order.indexOf(from), order.indexOf(id)];
  const pressed = start < 0 ? [id] : order.slice(Math.min(start, end), Math.max(start, end) + 1);
  return ids.has(id)
    ? new Set([...ids].filter((one) => !pressed.includes(one)))
    : new Set([...ids, ...pressed]);
}

/** The selected rows of a list. What is no longer shown is not selected. */
export function useSelection(order: readonly number[]) {
  const [ids, setIds] = useState<Ids>(new Set());
  const last = useRef<number | null>(null);
  const selected = new Set(order.filter((id) => ids.has(id)));
  return {
    selected,
    toggle: (id: number, isRange: boolean) => {
      setIds(afterPress(selected, order, { id, from: isRange ? last.current : null }));
      last.current = id;
    },
    selectOnly: (ids: readonly number[]) => setIds(new Set(ids)),
    clear: () => setIds(new Set()),
  };
}
