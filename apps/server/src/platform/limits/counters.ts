interface Count {
  /** As far as this node knows: its own, and those of others as of the last exchange. */
  points: number;
  /** Of them, those that the others have not been told. */
  untold: number;
  endsAt: number;
}

const PRUNE_EVERY_MS = 10_000;

/**
 * Counters in memory for what is asked with every call. Their windows begin at the same instants on
 * all nodes, so that their counts can be added up.
 */
export class Counters {
  readonly #counts = new Map<string, Count>();
  #pruneAt = 0;

  /** Takes a point. @returns the milliseconds to wait when there is none left. */
  take(name: string, most: number, windowMs: number, now: number): number | undefined {
    this.#prune(now);
    const endsAt = (Math.floor(now / windowMs) + 1) * windowMs;
    const key = `${name}:${endsAt}`;
    const count = this.#counts.get(key);
    if (count === undefined) {
      this.#counts.set(key, { points: 1, untold: 1, endsAt });
      return most < 1 ? endsAt - now : undefined;
    }
    if (count.points >= most) return endsAt - now;
    count.points += 1;
    count.untold += 1;
    return undefined;
  }

  /** What the other nodes have to be told; from now on it counts as told. */
  tell(): { key: string; points: number; expiresAt: Date }[] {
    const untold = [...this.#counts].filter(([, count]) => count.untold > 0);
    return untold.map(([key, count]) => {
      const points = count.untold;
      count.untold = 0;
      return { key, points, expiresAt: new Date(count.endsAt) };
    });
  }

  /** What all nodes have counted together, without what this one has not told yet. */
  learn(key: string, points: number): void {
    const count = this.#counts.get(key);
    if (count !== undefined) count.points = points + count.untold;
  }

  #prune(now: number): void {
    if (now < this.#pruneAt && this.#pruneAt - now <= PRUNE_EVERY_MS) return;
    this.#pruneAt = now + PRUNE_EVERY_MS;
    for (const [key, { endsAt }] of this.#counts) {
      if (endsAt <= now) this.#counts.delete(key);
    }
  }
}
