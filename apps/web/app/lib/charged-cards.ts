import type { contract } from '@crewpad/contract';
import { useSyncExternalStore } from 'react';

/** What saving a card has set off, until the member dismisses it; also after a reload of the tab. */

const KEY = 'card_charged';

interface Stored {
  memberId: number;
  charged: contract.billing.Charged[];
}

const listeners = new Set<() => void>();
/** Also where the storage is disabled. */
let current: string | null | undefined;

function read(): string | null {
  if (current !== undefined) return current;
  try {
    current = window.sessionStorage.getItem(KEY);
  } catch {
    current = null;
  }
  return current;
}

function write(value: string | null): void {
  current = value;
  try {
    if (value === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, value);
  } catch {
    // Then it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function storeCharged(memberId: number, charged: contract.billing.Charged[]): void {
  if (charged.length > 0) write(JSON.stringify({ memberId, charged } satisfies Stored));
}

export const dismissCharged = () => write(null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The charges of a member's new card, as JSON; null for none. */
export function useCharged(memberId: number | undefined): contract.billing.Charged[] {
  const text = useSyncExternalStore(subscribe, read, () => null);
  if (text === null) return [];
  const stored = JSON.parse(text) as Stored;
  return stored.memberId === memberId ? stored.charged : [];
}
