const KEY = 'kept_toasts';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Stores what succeeded, for the page that this one opens itself. */
export function keepToasts(texts: readonly string[]): void {
  try {
    if (texts.length > 0) window.sessionStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // Without storage they end with the page.
  }
}

/** What the last page stored; it is read once. */
export function takeKeptToasts(): readonly string[] {
  try {
    const texts: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    window.sessionStorage.removeItem(KEY);
    return isTexts(texts) ? texts : [];
  } catch {
    return [];
  }
}
