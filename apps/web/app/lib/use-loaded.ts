import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { state: 'loading' | 'failed' } | { state: 'ready'; data: T };

/**
 * Data that a part of a page loads in the browser, and a reload function.
 * @param load must be stable; it may show earlier data while it waits for the final data
 */
export function useLoaded<T>(
  load: (signal: AbortSignal, show: (data: T) => void) => Promise<T>,
): [Loaded<T>, () => void] {
  const [state, setState] = useState<Loaded<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    const closing = new AbortController();
    setState({ state: 'loading' });
    const show = (data: T) => {
      if (!closing.signal.aborted) setState({ state: 'ready', data });
    };
    load(closing.signal, show).then(show, () => {
      if (!closing.signal.aborted) setState({ state: 'failed' });
    });
    return () => {
      closing.abort();
    };
  }, [load, attempt]);
  return [state, useCallback(() => setAttempt((last) => last + 1), [])];
}
