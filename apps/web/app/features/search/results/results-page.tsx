import type { contract } from '@crewpad/contract';
import { AIRPORT_RADIUS_MILES, SEARCH_LIMIT } from '@crewpad/domain';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count, money } from '../../../lib/format.ts';
import { useFlag, usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { MoreLink } from '../../../ui/more-link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AdPlace, FeedCards } from '../../content/index.ts';
import { feedAnchor } from '../addresses.ts';
import { RecentlyViewed } from '../recently-viewed.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { Results } from './load-results.ts';
import resultListClasses from './result-list.module.css';
import { NoResults, ResultList } from './result-list.tsx';
import { ResultsBar } from './results-bar.tsx';
import { ResultsMapPanel } from './results-map-panel.tsx';
import classes from './results-page.module.css';
import { SaveSearch } from './save-search.tsx';
import { readSearchState, type SearchState, searchWith } from './search-state.ts';

const MAP_HASH = '#map';

/** The crash pads around an airport: list and map side by side, on small screens one at a time. */
export function ResultsPage({ results }: { results: Results }) {
  const { t } = useTranslation('search/results');
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
  const isEmpty = results.suggestions?.total === 0;

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

interface FeedStripProps {
  kind: 'event' | 'special_offer';
  items: readonly contract.content.FeedItem[];
}

/** Events or special offers near the airport, with a link to more. */
function FeedStrip({ kind, items }: FeedStripProps) {
  const { t } = useTranslation('search/results');
  const { hash } = useLocation();
  const id = feedAnchor(kind);
  // The server never sees the URL fragment.
  const isSought = useHydrated() && hash === `#${id}`;
  if (items.length === 0 && !isSought) return null;
  if (items.length === 0) {
    return (
      <p
        ref={(line) => line?.scrollIntoView({ block: 'center' })}
        id={id}
        role="status"
        className={resultListClasses.part}
      >
        {t(kind === 'event' ? 'no_events' : 'no_special_offers')}
      </p>
    );
  }
  return (
    <section aria-labelledby={id} className={resultListClasses.part}>
      <div className={resultListClasses.head}>
        <h2 id={id} className={resultListClasses.title}>
          {t(kind === 'event' ? 'events' : 'special_offers')}
        </h2>
        <MoreLink to="/airports">{t('more')}</MoreLink>
      </div>
      <FeedCards kind={kind} items={items} />
    </section>
  );
}

/** Location, number of results, and price range. */
function Summary({ results, state }: { results: Results; state: SearchState }) {
  const { t } = useTranslation('search/results');
  const { locale } = usePage();
  const { city, total, min, max } = results;
  return (
    <header className={classes.summary}>
      <div className={classes.facts}>
        <p className={classes.total}>
          <strong aria-live="polite" aria-atomic>
            {t('total_listings', { count: total, formatted: count(total, locale) })}
          </strong>{' '}
          <span data-phones-hide>
            {t('within_miles', { miles: AIRPORT_RADIUS_MILES, airport: city.prefix })}
          </span>
        </p>
        {min !== null && max !== null && (
          <p className={classes.range}>
            <VisuallyHidden>{t('average_price_range')}: </VisuallyHidden>
            <strong>
              {t('price_low_to_high', { low: money(min, locale), high: money(max, locale) })}
            </strong>
          </p>
        )}
      </div>
      <details className={classes.tip}>
        <summary aria-label={t('tip')}>
          <IconInfoCircle aria-hidden size={20} />
        </summary>
        <p>{t('save_tip')}</p>
      </details>
      <SaveSearch state={state} prefix={city.prefix} isShort />
    </header>
  );
}
