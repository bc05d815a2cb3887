import { type ComponentType, useEffect, useState } from 'react';

interface LazyPart<P> {
  /** Loads the code early, for example when the pointer comes near. */
  preload: () => void;
  /** The component once it is needed and loaded, else null. A failed load starts again with the next need. */
  usePart: (isNeeded: boolean) => ComponentType<P> | null;
}

/**
 * A component whose code loads with its first use. The state that needs it stays with the caller,
 * so the press that starts the load also opens what was loaded.
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
        let isGone = false;
        loadPart().then(
          () => {
            if (!isGone) setLoaded(true);
          },
          () => undefined,
        );
        return () => {
          isGone = true;
        };
      }, [isNeeded, isLoaded]);
      return isLoaded ? part : null;
    },
  };
}
