import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { openOutbox } from './outbox.ts';
import type { Unsent } from './unsent-store.ts';

const NOTHING = { unsent: [], head: null };

/** The unsent messages to this member, and a function to send more. */
export function useOutbox(memberId: number, to: number) {
  const open = useCallback(() => openOutbox(memberId), [memberId]);
  const { unsent, head } = useSyncExternalStore(
    useCallback((listener) => open().subscribe(listener), [open]),
    () => open().read(),
    () => NOTHING,
  );
  const own = useMemo(() => unsent.filter((one) => one.to === to), [unsent, to]);
  return {
    unsent: own,
    head,
    add: (message: string, listing_id: number) => open().add({ to, listing_id, message }),
    retry: (one: Unsent) => open().retry(one),
    remove: (one: Unsent) => open().remove(one),
  };
}

export type OutboxView = ReturnType<typeof useOutbox>;
