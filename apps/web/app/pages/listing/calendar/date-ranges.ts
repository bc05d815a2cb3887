interface Stretch {
  from: string;
  to: string;
  /** Free beds. */
  beds: number;
}

/** The free ranges and the gaps between them, so that each day of the calendar is in one range. */
export function fillRangeGaps(ranges: readonly Stretch[], from: string, to: string): Stretch[] {
  const stretches: Stretch[] = [];
  let day = from;
  for (const range of ranges) {
    if (range.from > day) stretches.push({ from: day, to: range.from, beds: 0 });
    stretches.push(range);
    day = range.to;
  }
  if (day < to) stretches.push({ from: day, to, beds: 0 });
  return stretches;
}

/** The first days of the months in a range. */
export function monthMarks(from: string, to: string): string[] {
  const marks: string[] = [];
  const day = new Date(`${from.slice(0, 8)}01T00:00:00Z`);
  for (;;) {
    day.setUTCMonth(day.getUTCMonth() + 1);
    const mark = day.toISOString().slice(0, 10);
    if (mark >= to) return marks;
    marks.push(mark);
  }
}
