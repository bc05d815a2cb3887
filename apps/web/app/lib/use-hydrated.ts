import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** false on the server and while hydrating, true afterward: for client-only data. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
