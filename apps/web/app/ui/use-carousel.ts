import { type KeyboardEvent, useCallback, useRef, useState } from 'react';

/** A strip of equally wide slides that snaps; its own scrolling is the state. */
export function useCarousel<E extends HTMLElement = HTMLUListElement>(count: number, start = 0) {
  const track = useRef<E>(null);
  const [index, setIndex] = useState(start);

  const goTo = useCallback(
    (target: number, how: ScrollBehavior = 'auto') => {
      const element = track.current;
      if (!element || count === 0) return;
      const at = (target + count) % count;
      // Wrapping from one end to the other would scroll past all pictures.
      const behavior = at === target ? how : 'instant';
      element.scrollTo({ left: at * element.clientWidth, behavior });
      setIndex(at);
    },
    [count],
  );

  const onScroll = useCallback(() => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    setIndex(Math.round(element.scrollLeft / element.clientWidth));
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, index, count);
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };

  return { track, index, goTo, onScroll, onKeyDown };
}

export type Carousel = ReturnType<typeof useCarousel>;

function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return index + 1;
  if (key === 'ArrowLeft') return index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
