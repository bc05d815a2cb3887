import { CAROUSEL_AUTOPLAY_MS } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Calls `advance` every four seconds while it plays: not for people who prefer less motion until
 * they ask for it, not while `held` (pointer or focus inside), not in a hidden tab.
 */
export function useAutoplay(possible: boolean, held: boolean, advance: () => void) {
  const [playing, setPlaying] = useState(false);
  const latest = useRef(advance);

  useEffect(() => {
    latest.current = advance;
  }, [advance]);

  useEffect(() => {
    if (!possible) return;
    const media = window.matchMedia(LESS_MOTION);
    const follow = () => setPlaying(!media.matches);
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [possible]);

  useEffect(() => {
    if (!possible || !playing || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, CAROUSEL_AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [possible, playing, held]);

  return { playing, toggle: () => setPlaying(!playing) };
}
