import { CAROUSEL_AUTOPLAY_MS } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';

/** Wide screens without a preference for reduced motion. */
const PLAYS = '(min-width: 62em) and (prefers-reduced-motion: no-preference)';

/**
 * Calls `advance` every four seconds while playing: not on phones, not with reduced motion until
 * requested, not while `held` (pointer or focus inside), not in a hidden tab.
 */
export function useAutoplay(possible: boolean, held: boolean, advance: () => void) {
  const [playing, setPlaying] = useState(false);
  const latest = useRef(advance);

  useEffect(() => {
    latest.current = advance;
  }, [advance]);

  useEffect(() => {
    if (!possible) return;
    const media = window.matchMedia(PLAYS);
    const follow = () => setPlaying(media.matches);
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

  return { playing, toggle: () => setPlaying(!playing), stop: () => setPlaying(false) };
}
