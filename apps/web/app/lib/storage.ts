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

/** What this tab stored under the key; null if nothing, or storage is disabled. */
export function readInTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text while the tab is open, or does nothing if storage is disabled; null deletes it. */
export function storeInTab(key: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // Private mode or full storage: the page works without it.
  }
}

/** What this tab stored under the key, once. */
export function takeFromTab(key: string): string | null {
  const text = readInTab(key);
  storeInTab(key, null);
  return text;
}
