import { SIMILAR_FROM } from './constants.ts';

/**
 * The number of single letters to insert, remove, replace or swap with the next to get from a to
 * b; infinite if there are more than `most`.
 */
function differences(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let leastBefore = 0;
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      let best = (last[j - 1] ?? 0) + (isSame ? 0 : 1);
      best = Math.min(best, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (isSwapped) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = best;
      least = Math.min(least, best);
    }
    // The next row continues from this one, or by a swap from the one before.
    if (least > most && leastBefore + 1 > most) return Number.POSITIVE_INFINITY;
    leastBefore = least;
    beforeLast = last;
    last = row;
  }
  const distance = last[b.length] ?? 0;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}

/** A lower bound for the differences that ignores the order of the letters. */
function leastDifferences(a: string, b: string): number {
  const counts = new Int16Array(64);
  // Letters that share a counter only lower the result.
  const count = (text: string, by: number) => {
    for (let at = 0; at < text.length; at += 1) {
      const place = text.charCodeAt(at) & 63;
      counts[place] = (counts[place] ?? 0) + by;
    }
  };
  count(a, 1);
  count(b, -1);
  let more = 0;
  let less = 0;
  for (const remaining of counts) {
    if (remaining > 0) more += remaining;
    else less -= remaining;
  }
  return Math.max(more, less);
}

/** The similarity of two texts, from 0 to 1 for equal ones; 0 if below SIMILAR_FROM. */
export function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  if (longer === 0) return 1;
  const most = Math.floor(longer * (1 - SIMILAR_FROM) + 1e-9);
  // Both checks are fast and rule out nearly all pairs.
  if (Math.abs(a.length - b.length) > most || leastDifferences(a, b) > most) return 0;
  return Math.max(0, 1 - differences(a, b, most) / longer);
}

/** Shorter words resemble too many others, and a code is not a misspelled name. */
const SHORTEST = 4;

/**
 * Measures how much texts, or as many consecutive words of them as were searched for, are like the
 * search.
 * @param search as from sortKey, like the texts
 */
export function similarityTo(search: string): (text: string) => number {
  if (search.length < SHORTEST) return () => 0;
  const size = search.split(' ').length;
  // Many names share words such as "airport".
  const scores = new Map<string, number>();
  const measure = (part: string) => {
    const score = scores.get(part) ?? similarity(search, part);
    scores.set(part, score);
    return score;
  };
  return (text) => {
    const words = text.split(' ');
    let best = measure(text);
    for (let at = 0; at + size <= words.length; at += 1) {
      const part = size === 1 ? (words[at] ?? '') : words.slice(at, at + size).join(' ');
      best = Math.max(best, measure(part));
    }
    return best;
  };
}
