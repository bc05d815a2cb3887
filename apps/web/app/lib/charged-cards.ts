import type { contract } from '@crewpad/contract';
import { useSyncExternalStore } from 'react';
import { readDraft, storeDraft } from './drafts.ts';
import { whenMemberLeaves } from './tab-member.ts';

/** What saving a card has set off, until the member dismisses it; also after a reload of the tab. */

const NAME = 'card_charged';
const NONE: contract.billing.Charged[] = [];

const listeners = new Set<() => void>();
/** Also where the storage is disabled. */
let current: { memberId: number; charges: contract.billing.Charged[] } | null = null;

function readCharged(memberId: number): contract.billing.Charged[] {
  if (current?.memberId !== memberId) {
    const storedCharges = readDraft(memberId, NAME, 'tab') as contract.billing.Charged[] | null;
    current = { memberId, charges: storedCharges ?? NONE };
  }
  return current.charges;
}

function write(memberId: number, charges: contract.billing.Charged[]): void {
  current = { memberId, charges };
  storeDraft(memberId, NAME, charges.length === 0 ? null : charges, 'tab');
  for (const listener of listeners) listener();
}

export function storeCharged(memberId: number, charges: contract.billing.Charged[]): void {
  if (charges.length > 0) write(memberId, charges);
}

export const dismissCharged = (memberId: number) => write(memberId, NONE);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The charges of a member's new card. */
export function useCharged(memberId: number | undefined): contract.billing.Charged[] {
  return useSyncExternalStore(
    subscribe,
    () => (memberId === undefined ? NONE : readCharged(memberId)),
    () => NONE,
  );
}

whenMemberLeaves((memberId) => {
  if (current?.memberId === memberId) current = null;
});
