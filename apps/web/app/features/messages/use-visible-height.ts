import { useEffect } from 'react';

/**
 * Limits the page height to the visible part above an on-screen keyboard, which some browsers
 * overlay on the page.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (viewport === null) return;
    const { style } = document.documentElement;
    const fit = () => {
      // Zooming in also reduces the visible part.
      const isCovered = viewport.scale === 1 && window.innerHeight - viewport.height > 100;
      if (!isCovered) return style.removeProperty('--visible-height');
      style.setProperty('--visible-height', `${viewport.height}px`);
      window.scrollTo(0, 0);
    };
    viewport.addEventListener('resize', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      style.removeProperty('--visible-height');
    };
  }, []);
}
