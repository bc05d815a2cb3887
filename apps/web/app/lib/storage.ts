/** A stored value, or null if absent, unreadable, or storage is disabled. */
export function readStored<T>(key: string, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores a value in this browser, or does nothing if storage is disabled. */
export function writeStored(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private mode or full storage: the page works without it.
  }
}
