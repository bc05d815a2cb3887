import type { contract } from '@crewpad/contract';
import { search } from '@crewpad/contract/endpoints';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { ListingCard } from './listing-card/listing-card.tsx';
import { recentListings } from './recent.ts';

/** The cards of these crash pads, in order, without those no longer public. */
export function useCards(ids: readonly number[]) {
  const list = ids.join(',');
  return useLoaded(
    useCallback(
      async (signal: AbortSignal): Promise<contract.search.Card[]> => {
        if (list === '') return [];
        const { data } = await call(
          search.getListings,
          { query: { ids: list } },
          { signal, quiet: true },
        );
        return data;
      },
      [list],
    ),
  );
}

/** Crash pads viewed in this browser; empty without any. */
export function RecentlyViewed() {
  const { t } = useTranslation('search');
  const [ids] = useState(recentListings);
  const isHydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!isHydrated || element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isHydrated]);
  if (!isHydrated || ids.length === 0) return null;
  return (
    <div ref={root}>
      <Section title={t('recently_viewed')}>
        {isNear ? <Cards ids={ids} /> : <div className="min-h-108 rounded-md bg-sunken" />}
      </Section>
    </div>
  );
}

function Cards({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('search');
  const [cards, retry] = useCards(ids);
  if (cards.state === 'failed') return <CardsFailed onRetry={retry} />;
  if (cards.state !== 'ready') return <div className="min-h-108 rounded-md bg-sunken" aria-busy />;
  if (cards.data.length === 0) return <p>{t('recently_viewed_gone')}</p>;
  return (
    <ul
      data-scrolls-x
      className="-mx-gutter my-0 grid snap-x snap-proximity scroll-px-gutter list-none [grid-auto-columns:min(80%,17rem)] grid-flow-col gap-4 overflow-x-auto overscroll-x-contain px-gutter py-1 [&>li]:snap-start"
    >
      {cards.data.map((card) => (
        <li key={card.id}>
          <ListingCard card={card} sizes="18rem" />
        </li>
      ))}
    </ul>
  );
}

/** Shown instead of cards that failed to load. */
export function CardsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('search');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {t('recently_viewed_failed')}
      <Button variant="outline" onClick={onRetry}>
        {t('try_again', { ns: 'common' })}
      </Button>
    </div>
  );
}
