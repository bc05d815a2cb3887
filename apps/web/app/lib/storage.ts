/** What this browser keeps, or null: absent, unreadable, or no storage allowed. */
export function readStored<T>(key: string, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a value in this browser; where storage is refused it is simply not kept. */
export function keepStored(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private mode or a full store: nothing that the page needs.
  }
}
