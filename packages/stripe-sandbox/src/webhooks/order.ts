/** Puts a list in another order. */
export type Order = <Item>(items: readonly Item[]) => Item[];

/** An order that looks random, and is the same for the same seed. */
export function anyOrder(seed: number): Order {
  const random = randomOf(seed);
  return (items) => {
    const drawn = items.map((item) => ({ item, at: random() }));
    return drawn.sort((one, other) => one.at - other.at).map(({ item }) => item);
  };
}

/** Mulberry32: numbers from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
