import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';

const Nothing = () => null;
const reload = () => window.location.reload();

/**
 * A component that loads when it is first shown, within a Suspense. If its code does not load, the
 * page keeps everything else; React's own lazy would replace the whole page with an error.
 * @param Missing shown instead: browsers request a failed script again only after a reload
 */
export function lazyComponent<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Missing: ComponentType = Nothing,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => load().catch(() => ({ default: Missing as ComponentType<P> })));
}

interface LazyPart<P> {
  /** Loads the code early, for example when the pointer comes near. */
  preload: () => void;
  /** The component once it is needed and loaded, else null. */
  usePart: (isNeeded: boolean) => ComponentType<P> | null;
}

/**
 * A component whose code loads with its first use. The state that needs it stays with the caller,
 * so the press that starts the load also opens what was loaded. If the load fails, the page reloads
 * when the network comes back: browsers do not request a failed script again.
 */
export function lazyPart<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  let part: ComponentType<P> | null = null;
  const loadPart = async () => {
    part ??= (await load()).default;
  };
  return {
    preload: () => {
      loadPart().catch(() => undefined);
    },
    usePart: (isNeeded) => {
      const [isLoaded, setLoaded] = useState(false);
      if (isNeeded && !isLoaded && part) setLoaded(true);
      useEffect(() => {
        if (!isNeeded || isLoaded) return;
        const closing = new AbortController();
        loadPart().then(
          () => {
            if (!closing.signal.aborted) setLoaded(true);
          },
          // Not while online: a script that is missing for good would reload the page forever.
          () => window.addEventListener('online', reload, { signal: closing.signal }),
        );
        return () => closing.abort();
      }, [isNeeded, isLoaded]);
      return isLoaded ? part : null;
    },
  };
}
