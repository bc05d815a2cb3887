import type { contract } from '@crewpad/contract';
import { content } from '@crewpad/contract/endpoints';
import type { AdPlace as Place } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/browser-call.ts';
import { AdCard } from './ad-card.tsx';

/** How far below the viewport a place requests its ad. */
const NEAR = '200px';

/**
 * A place for a booked ad. Requests one when it comes near the viewport, so that views are counted
 * on cached pages too. Renders nothing without an ad.
 */
export function AdPlace({ place }: { place: Place }) {
  const element = useRef<HTMLDivElement>(null);
  const [ad, setAd] = useState<contract.content.PlacedAd | null>(null);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const gone = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        call(content.getPlacedAd, { query: { place } }, { quiet: true, signal: gone.signal }).then(
          ({ data }) => setAd(data),
          // The page is complete without an ad.
          () => {},
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      gone.abort();
    };
  }, [place]);

  const follow = () => {
    // An ad that ended in the meantime is not counted, and still links to its site.
    if (ad !== null)
      call(content.clickAd, { params: { id: ad.id } }, { quiet: true }).catch(() => {});
  };
  return <div ref={element}>{ad !== null && <AdCard ad={ad} onFollow={follow} />}</div>;
}
