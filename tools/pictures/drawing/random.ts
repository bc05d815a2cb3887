export interface Random {
  /** 0 to 1, without 1. */
  next(): number;
  range(from: number, to: number): number;
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export const cycle = <T>(list: readonly T[], index: number): T => {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('cycle: empty list');
  return item;
};

const hash = (text: string): number => {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  return value >>> 0;
};

/** The same seed gives the same numbers on every machine (mulberry32). */
export const random = (seed: string): Random => {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    range: (from, to) => from + next() * (to - from),
    chance: (share) => next() < share,
    pick: (list) => cycle(list, int(0, list.length - 1)),
  };
};
