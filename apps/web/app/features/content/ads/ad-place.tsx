import type { contract } from '@crewpad/contract';
import type { AdPlace as Place } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { endpoint } from '../../../lib/browser-call.ts';
import { AdCard } from './ad-card.tsx';

const getPlacedAd = endpoint<typeof contract.content.getPlacedAd>('GET', '/ads/placed');
const clickAd = endpoint<typeof contract.content.clickAd>('POST', '/ads/{id}/click');

/** How far below the window a place may be when it asks for its ad. */
const NEAR = '200px';

/**
 * A place for a booked ad. It asks for one when the reader comes near, so that a view is one also on a
 * page out of a cache. Without an ad it shows nothing.
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
        getPlacedAd({ query: { place } }, { quiet: true, signal: gone.signal }).then(
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
    // An ad that ended in the meantime is not counted, and still leads where it should.
    if (ad !== null) clickAd({ params: { id: ad.id } }, { quiet: true }).catch(() => {});
  };
  return <div ref={element}>{ad !== null && <AdCard ad={ad} onFollow={follow} />}</div>;
}
