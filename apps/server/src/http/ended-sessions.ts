const KEPT_MS = 60_000;

/** Sessions that ended a moment ago: a socket that is just being let in must not slip through. */
export class EndedSessions {
  readonly #endedAt = new Map<number, number>();

  add(ids: readonly number[]): void {
    const now = performance.now();
    for (const [id, at] of this.#endedAt) {
      if (now - at < KEPT_MS) break;
      this.#endedAt.delete(id);
    }
    for (const id of ids) this.#endedAt.set(id, now);
  }

  has(id: number): boolean {
    return this.#endedAt.has(id);
  }
}
