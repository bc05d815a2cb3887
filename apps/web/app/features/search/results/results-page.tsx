import { SEARCH_LIMIT } from '@crewpad/domain';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFlag } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { AdPlace } from '../../content/ads/index.ts';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { FeedStrip } from './list/feed-strip.tsx';
import { NoResults } from './list/no-results.tsx';
import { ResultList } from './list/result-list.tsx';
import { Summary } from './list/summary.tsx';
import type { Results } from './load-results.ts';
import { ResultsMapPanel } from './map/results-map-panel.tsx';
import { ResultsBar } from './results-bar.tsx';
import classes from './results-page.module.css';
import { readSearchState, searchWith } from './search-state.ts';

const MAP_HASH = '#map';

/** The crash pads around an airport: list and map side by side, on small screens one at a time. */
export function ResultsPage({ results }: { results: Results }) {
  const { t } = useTranslation('results');
  const [params] = useSearchParams();
  const state = readSearchState(params);
  const [activeId, setActiveId] = useState<number | null>(null);
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The server never sees the URL fragment, so the first client rendering must ignore it too.
  const showsMap = useHydrated() && hash === MAP_HASH;
  const isLoading = useNavigation().state === 'loading';
  const hasMapFilters = useFlag('mapFilters');
  const { city, featured, listing, total } = results;
  const cards = [...featured, ...listing];
  const isEmpty = results.waysOut?.total === 0;

  return (
    <>
      <ResultsBar
        city={city}
        state={state}
        total={total}
        isEmpty={isEmpty}
        hasMapFilters={hasMapFilters}
        showsMap={showsMap}
        onToggleMap={() =>
          navigate(
            { search: `?${params}`, hash: showsMap ? '' : MAP_HASH },
            { preventScrollReset: true },
          )
        }
      />
      <div className={classes.page} data-view={showsMap ? 'map' : 'list'} data-full-width>
        <div className={classes.list} aria-busy={isLoading}>
          {total > 0 && <Summary results={results} state={state} />}
          {!isEmpty && <FilterChips state={state} />}
          {cards.length === 0 ? (
            <NoResults state={state} results={results} />
          ) : (
            <div className={classes.results} data-loading={isLoading || undefined}>
              <ResultList
                featured={featured}
                listing={listing}
                activeId={activeId}
                onPoint={setActiveId}
              />
            </div>
          )}
          <Pagination
            offset={state.offset}
            size={SEARCH_LIMIT}
            total={total}
            addressOf={(offset) =>
              searchWith(state, { offset: offset > 0 ? String(offset) : null })
            }
          />
          {cards.length === 0 && <RecentlyViewed />}
          <FeedStrip kind="event" items={results.events} />
          <FeedStrip kind="special_offer" items={results.offers} />
          <AdPlace key={city.id} place="results" />
          <Link to="/advertise" className={classes.advertise}>
            {t('advertise_link')}
          </Link>
        </div>
        <div className={classes.map}>
          <ResultsMapPanel
            city={city}
            state={state}
            cards={cards}
            activeId={activeId}
            fillsScreen={showsMap}
            onHover={setActiveId}
          />
        </div>
      </div>
    </>
  );
}
