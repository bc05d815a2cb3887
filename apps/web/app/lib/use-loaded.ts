import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { state: 'loading' | 'failed' } | { state: 'ready'; data: T };

/**
 * Data that a part of a page loads in the browser, and a reload function.
 * @param load must be stable; it may show earlier data while it waits for the final data
 */
export function useLoaded<T>(
  load: (signal: AbortSignal, show: (data: T) => void) => Promise<T>,
): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    const closing = new AbortController();
    setLoaded({ state: 'loading' });
    const show = (data: T) => {
      if (!closing.signal.aborted) setLoaded({ state: 'ready', data });
    };
    load(closing.signal, show).then(show, () => {
      if (!closing.signal.aborted) setLoaded({ state: 'failed' });
    });
    return () => {
      closing.abort();
    };
  }, [load, attempt]);
  return [loaded, useCallback(() => setAttempt((last) => last + 1), [])];
}
