import { AIRPORT_RADIUS_MILES } from '@crewpad/domain';
import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { count } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { MessageView } from '../../../../ui/message-view.tsx';
import { airportAddress } from '../../addresses.ts';
import { useFilterText } from '../filters/filter-chips.tsx';
import type { Results } from '../load-results.ts';
import { SaveSearch } from '../save-search/save-search.tsx';
import { activeFilters, type SearchState, searchWith } from '../search-state.ts';
import classes from './no-results.module.css';

const PICTURE = '/images/empty-search.svg';

interface NoResultsProps {
  state: SearchState;
  results: Results;
}

/** No results: the reason, filters to remove, and the nearest bases. */
export function NoResults({ state, results }: NoResultsProps) {
  const { t } = useTranslation('search/results');
  const { city, waysOut } = results;
  if (waysOut === null) {
    return (
      <MessageView
        picture={PICTURE}
        title={t('beyond_last_title')}
        text={t('beyond_last_text')}
        inPage
      >
        <LinkButton variant="accent" to={searchWith(state, {})}>
          {t('first_page')}
        </LinkButton>
      </MessageView>
    );
  }
  const isFiltered = waysOut.total > 0;
  return (
    <>
      <MessageView
        picture={PICTURE}
        title={t(isFiltered ? 'none_match_title' : 'none_title')}
        text={
          isFiltered
            ? t('none_match_text')
            : t('none_text', { miles: AIRPORT_RADIUS_MILES, airport: city.name })
        }
        inPage
      >
        {isFiltered ? (
          <Filters state={state} waysOut={waysOut} />
        ) : (
          <LinkButton variant="accent" to="/airports">
            {t('see_airports')}
          </LinkButton>
        )}
        <SaveSearch state={state} prefix={city.prefix} />
      </MessageView>
      <NearestBases bases={waysOut.bases} />
    </>
  );
}

type WaysOut = NonNullable<Results['waysOut']>;

/** The filters whose removal gives results, or all of them if no single one does. */
function Filters({ state, waysOut }: { state: SearchState; waysOut: WaysOut }) {
  const { t } = useTranslation('search/results');
  const { locale } = usePage();
  const describe = useFilterText();
  const shows = (total: number) =>
    t('show_crash_pads', { count: total, formatted: count(total, locale) });
  const none = Object.fromEntries(activeFilters(state).map((key) => [key, null]));
  const ways = waysOut.hiding.map(({ key, total }) => ({
    text: t('remove_filter', { filter: describe(key, state.filters[key] ?? '') }),
    to: searchWith(state, { [key]: null }),
    total,
  }));
  const all = { text: t('clear_all'), to: searchWith(state, none), total: waysOut.total };
  return (ways.length > 0 ? ways : [all]).map(({ text, to, total }, at) => (
    <LinkButton
      key={to}
      variant={at === 0 ? 'accent' : 'outline'}
      to={to}
      title={shows(total)}
      preventScrollReset
    >
      {text} ({count(total, locale)})
    </LinkButton>
  ));
}

function NearestBases({ bases }: { bases: WaysOut['bases'] }) {
  const { t } = useTranslation(['search/results', 'search']);
  const { locale } = usePage();
  if (bases.length === 0) return null;
  return (
    <section aria-labelledby="nearest-bases">
      <h2 id="nearest-bases" className={classes.title}>
        {t('nearest_bases')}
      </h2>
      <ul className={classes.bases}>
        {bases.map((base) => (
          <li key={base.id}>
            <Link to={airportAddress(base.prefix)} className={classes.base}>
              <strong className={classes.code}>{base.prefix}</strong>
              <span>
                <span className={classes.city}>{base.city}</span>
                <span className={classes.facts}>
                  {t('crash_pads_count', { ns: 'search', count: base.total_listings })}
                  {', '}
                  {t('miles_away', {
                    count: base.distance,
                    formatted: count(base.distance, locale),
                  })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
