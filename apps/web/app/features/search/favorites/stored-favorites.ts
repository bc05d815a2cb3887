import { readStored, writeStored } from '../../../lib/storage.ts';

const KEY = 'favorites';

/** Crash pads that a visitor saved in this browser, newest first. */
export function storedFavorites(): number[] {
  return readStored(KEY, isIds) ?? [];
}

export function storeFavorites(ids: readonly number[]): void {
  writeStored(KEY, ids);
}

/** Calls the listener when another tab changed them. @returns the unsubscribe function */
export function onStoredFavorites(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === KEY && listener();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id) && id > 0);
