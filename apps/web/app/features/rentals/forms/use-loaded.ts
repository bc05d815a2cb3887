import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { state: 'loading' | 'failed' } | { state: 'ready'; data: T };

/** What a dialog needs from the server, and the way to ask for it again. `load` must be stable. */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    let isGone = false;
    setLoaded({ state: 'loading' });
    load().then(
      (data) => {
        if (!isGone) setLoaded({ state: 'ready', data });
      },
      () => {
        if (!isGone) setLoaded({ state: 'failed' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);
  return [loaded, useCallback(() => setAttempt((last) => last + 1), [])];
}
