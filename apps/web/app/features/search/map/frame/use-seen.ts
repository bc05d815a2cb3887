import { type RefObject, useEffect, useState } from 'react';

/** How far before the viewport loading starts. */
const AHEAD = '200px';

/** True once the element has come into view (or nearly), and from then on. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);

  return isSeen;
}
