interface Count {
  /** The counts of this node, and those of the other nodes as of the last exchange. */
  points: number;
  /** The part not yet sent to the other nodes. */
  unsent: number;
  endsAt: number;
}

const PRUNE_EVERY_MS = 10_000;

/**
 * In-memory counters for limits that are checked on every call. Their windows start at the same
 * instants on all nodes, so that counts can be summed.
 */
export class Counters {
  readonly #counts = new Map<string, Count>();
  #pruneAt = 0;

  /** Takes a point. @returns the milliseconds to wait if none is left. */
  take(name: string, most: number, windowMs: number, now: number): number | undefined {
    this.#prune(now);
    const endsAt = (Math.floor(now / windowMs) + 1) * windowMs;
    const key = `${name}:${endsAt}`;
    const count = this.#counts.get(key);
    if (count === undefined) {
      this.#counts.set(key, { points: 1, unsent: 1, endsAt });
      return most < 1 ? endsAt - now : undefined;
    }
    if (count.points >= most) return endsAt - now;
    count.points += 1;
    count.unsent += 1;
    return undefined;
  }

  /** The points to send to the other nodes; marks them as sent. */
  takeUnsent(): { key: string; points: number; expiresAt: Date }[] {
    const unsent = [...this.#counts].filter(([, count]) => count.unsent > 0);
    return unsent.map(([key, count]) => {
      const points = count.unsent;
      count.unsent = 0;
      return { key, points, expiresAt: new Date(count.endsAt) };
    });
  }

  /** Sets the sum of all nodes, without this node's unsent points. */
  setShared(key: string, points: number): void {
    const count = this.#counts.get(key);
    if (count !== undefined) count.points = points + count.unsent;
  }

  #prune(now: number): void {
    if (now < this.#pruneAt && this.#pruneAt - now <= PRUNE_EVERY_MS) return;
    this.#pruneAt = now + PRUNE_EVERY_MS;
    for (const [key, { endsAt }] of this.#counts) {
      if (endsAt <= now) this.#counts.delete(key);
    }
  }
}
