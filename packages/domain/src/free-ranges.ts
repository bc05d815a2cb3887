/** Days from `from` to `to`, exclusive; null for open-ended. */
export interface DayRange {
  from: string;
  to: string | null;
}

export interface FreeRange {
  from: string;
  to: string;
  /** Free beds on each of these days. */
  beds: number;
}

/**
 * The number of free beds over a range of days.
 * @param beds the stays of each bed
 * @param to exclusive end
 */
export function freeRanges(
  beds: readonly (readonly DayRange[])[],
  from: string,
  to: string,
): FreeRange[] {
  const days = new Set([from]);
  for (const stay of beds.flat()) {
    for (const day of [stay.from, stay.to]) {
      if (day !== null && day > from && day < to) days.add(day);
    }
  }
  const starts = [...days].sort();
  const ranges: FreeRange[] = [];
  for (const [at, start] of starts.entries()) {
    const end = starts[at + 1] ?? to;
    const free = beds.filter((stays) => stays.every((stay) => !covers(stay, start))).length;
    const last = ranges.at(-1);
    if (free === 0) continue;
    if (last?.to === start && last.beds === free) last.to = end;
    else ranges.push({ from: start, to: end, beds: free });
  }
  return ranges;
}

const covers = ({ from, to }: DayRange, day: string): boolean =>
  from <= day && (to === null || day < to);
