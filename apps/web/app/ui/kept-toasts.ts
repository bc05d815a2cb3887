import { storeInTab, takeFromTab } from '../lib/storage.ts';

const KEY = 'kept_toasts';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Stores what succeeded, for the page that this one opens itself. */
export function keepToasts(texts: readonly string[]): void {
  if (texts.length > 0) storeInTab(KEY, JSON.stringify(texts));
}

/** What the last page stored; it is read once. */
export function takeKeptToasts(): readonly string[] {
  try {
    const texts: unknown = JSON.parse(takeFromTab(KEY) ?? '[]');
    return isTexts(texts) ? texts : [];
  } catch {
    return [];
  }
}
