const RETENTION_MS = 60_000;

/** Recently ended sessions, so that a socket that is just connecting is refused too. */
export class EndedSessions {
  readonly #endedAt = new Map<number, number>();

  add(ids: readonly number[]): void {
    const now = performance.now();
    for (const [id, at] of this.#endedAt) {
      if (now - at < RETENTION_MS) break;
      this.#endedAt.delete(id);
    }
    for (const id of ids) this.#endedAt.set(id, now);
  }

  has(id: number): boolean {
    return this.#endedAt.has(id);
  }
}
