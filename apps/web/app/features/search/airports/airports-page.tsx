import type { contract } from '@crewpad/contract';
import { AIRPORT_RADIUS_MILES, AIRPORTS_LIMIT_MAX } from '@crewpad/domain';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { MoreLink } from '../../../ui/more-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { airportAddress } from '../addresses.ts';
import classes from './airports-page.module.css';
import { AreaList } from './area-list.tsx';
import { CityList } from './city-list.tsx';
import { FindAirport } from './find-airport.tsx';
import type { AirportsData } from './load-airports.ts';

type AirportsPageProps = AirportsData & {
  /** A new member's base, suggested as the search. */
  base: string | undefined;
};

/** The areas with crash pads, most crash pads first, and the cities worldwide. */
export function AirportsPage(props: AirportsPageProps) {
  const { search, offset, continent, areas, airports, total, countries } = props;
  const { t } = useTranslation('search/airports');
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('heading')}</h1>
        <p className={classes.note}>
          {t('radius_note', { miles: AIRPORT_RADIUS_MILES })}{' '}
          <Link to="/featured-details">{t('featured_link')}</Link>
        </p>
        <FindAirport search={search || (props.base ?? '')} />
      </header>
      {search === '' ? (
        <Section
          title={t('airports')}
          {...(areas.length > 0 && { text: t('airports_by_listings') })}
        >
          <Continents {...props} />
          {areas.length === 0 ? (
            <p className={classes.none}>{t('no_areas')}</p>
          ) : (
            <AreaList areas={areas} isFirstPage={offset === 0} />
          )}
          {total > AIRPORTS_LIMIT_MAX && (
            <Pages offset={offset} total={total} continent={continent} />
          )}
        </Section>
      ) : (
        <Found search={search} airports={airports} total={total} />
      )}
      {countries.length > 0 && (
        <Section title={t('cities')} more={<MoreLink to="/cities">{t('all_cities')}</MoreLink>}>
          <CityList countries={countries} heading="h3" />
        </Section>
      )}
    </div>
  );
}

function Found({ search, airports, total }: Pick<AirportsData, 'search' | 'airports' | 'total'>) {
  const { t } = useTranslation('search/airports');
  if (airports.length === 0) {
    return (
      <div role="status">
        <MessageView
          picture="/images/empty-search.svg"
          title={t('found_none', { search })}
          text={t('found_none_text')}
          inPage
        >
          <LinkButton to="/airports" variant="accent">
            {t('show_all')}
          </LinkButton>
        </MessageView>
      </div>
    );
  }
  return (
    <Section
      title={t('found', { count: total, search })}
      more={<MoreLink to="/airports">{t('show_all')}</MoreLink>}
    >
      <AirportGrid airports={airports} />
    </Section>
  );
}

/** Links, so that they work without scripts. Hidden for a single continent. */
function Continents({ continent, continents }: AirportsData) {
  const { t } = useTranslation('search/airports');
  if (continents.length < 2 && continent === undefined) return null;
  return (
    <nav aria-label={t('continents')}>
      <ul className={classes.continents}>
        <li>
          <FilterLink
            to="/airports"
            preventScrollReset
            aria-current={continent === undefined || undefined}
          >
            {t('continent_all')}
          </FilterLink>
        </li>
        {continents.map((one) => (
          <li key={one.continent}>
            <FilterLink
              to={pageAddress(one.continent, 0)}
              preventScrollReset
              aria-current={one.continent === continent || undefined}
            >
              {t(`continent_${one.continent}`)} <span>{one.total}</span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function pageAddress(continent: AirportsData['continent'], offset: number): string {
  const query = new URLSearchParams();
  if (continent !== undefined) query.set('continent', continent);
  if (offset > 0) query.set('offset', String(offset));
  return query.size > 0 ? `/airports?${query}` : '/airports';
}

function Pages({ offset, total, continent }: Pick<AirportsData, 'offset' | 'total' | 'continent'>) {
  const { t } = useTranslation('search/airports');
  const { locale } = usePage();
  const to = Math.min(total, offset + AIRPORTS_LIMIT_MAX);
  const before = Math.max(0, offset - AIRPORTS_LIMIT_MAX);
  return (
    <nav aria-label={t('pages')} className={classes.pages}>
      {offset > 0 && (
        <LinkButton variant="outline" to={pageAddress(continent, before)} rel="prev">
          {t('previous')}
        </LinkButton>
      )}
      <span>
        {t('range', {
          from: count(Math.min(offset + 1, total), locale),
          to: count(to, locale),
          total: count(total, locale),
        })}
      </span>
      {to < total && (
        <LinkButton variant="outline" to={pageAddress(continent, to)} rel="next">
          {t('next')}
        </LinkButton>
      )}
    </nav>
  );
}

/** Airport cards: code, city, country and number of listings. */
function AirportGrid({ airports }: { airports: readonly contract.search.Airport[] }) {
  const { t } = useTranslation('search/airports');
  return (
    <ul className={classes.airports}>
      {airports.map((airport) => (
        <li key={airport.id}>
          <Link to={airportAddress(airport.prefix)} className={classes.airport}>
            <strong className={classes.prefix}>{airport.prefix}</strong>
            <span className={classes.place}>
              <span className={classes.city}>{airport.city}</span>
              <span className={classes.country}>{airport.country}</span>
            </span>
            <span className={classes.listings}>
              {airport.total_listings > 0
                ? t('listings', { count: airport.total_listings })
                : t('no_listings')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
