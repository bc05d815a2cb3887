const AHEAD = 4;

/**
 * Calls `work` for a few items ahead, and yields the results in the order of the items, so that
 * only a few results are in memory.
 */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<[item: Item, result: Result]> {
  const running: Promise<Result>[] = [];
  for (const [at, item] of items.entries()) {
    while (running.length < AHEAD && at + running.length < items.length) {
      const next = items[at + running.length];
      if (next === undefined) break;
      const result = work(next);
      // Its failure is thrown below, in its turn.
      result.catch(() => {});
      running.push(result);
    }
    const result = running.shift();
    if (result !== undefined) yield [item, await result];
  }
}
