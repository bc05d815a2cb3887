/** The one source of chance of the demo data: seeded by text, the same on every machine. */
export interface Rng {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** A new, shuffled array. */
  shuffle<T>(items: readonly T[]): T[];
  /** One of the entries, in proportion to its weight. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
}

function seedOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return hash >>> 0;
}

/** A generator (mulberry32) whose sequence depends on the seed text alone. */
export function rngOf(seed: string): Rng {
  let state = seedOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const keyed = items.map((item) => ({ item, key: next() }));
    return keyed.sort((a, b) => a.key - b.key).map((entry) => entry.item);
  };
  const weighted = <T>(entries: readonly (readonly [T, number])[]): T => {
    let rest = next() * entries.reduce((sum, entry) => sum + entry[1], 0);
    for (const [item, weight] of entries) {
      rest -= weight;
      if (rest < 0) return item;
    }
    return pick(entries)[0];
  };
  return { next, int, chance: (probability) => next() < probability, pick, shuffle, weighted };
}

/** Cards dealt in shuffled order; what was dealt goes to the bottom, so that repeats lie far apart. */
export interface Deck<T> {
  /** The first card that fits, moved to the bottom; undefined when none fits. */
  deal(fits?: (item: T) => boolean): T | undefined;
  /** As `deal`, but the card leaves the deck for good. */
  take(fits?: (item: T) => boolean): T | undefined;
}

export function deckOf<T>(rng: Rng, items: readonly T[]): Deck<T> {
  const cards = rng.shuffle(items);
  const draw = (fits: (item: T) => boolean): T | undefined => {
    const index = cards.findIndex(fits);
    return index < 0 ? undefined : cards.splice(index, 1)[0];
  };
  return {
    deal(fits = () => true) {
      const card = draw(fits);
      if (card !== undefined) cards.push(card);
      return card;
    },
    take: (fits = () => true) => draw(fits),
  };
}
