import type { contract } from '@crewpad/contract';
import {
  AIRPORT_RADIUS_MILES,
  AIRPORT_SUGGEST_DEBOUNCE_MS,
  AIRPORTS_LIMIT_MAX,
  SUGGEST_AFTER_CHARACTERS,
} from '@crewpad/domain';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { Input } from '../../../ui/form/controls.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { MoreLink } from '../../../ui/more-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { airportAddress } from '../addresses.ts';
import { headClass } from './airports-page-classes.ts';
import { AreaList } from './area-list.tsx';
import { CityList } from './cities-page.tsx';
import type { AirportsData, CountryCities } from './load-airports.ts';

/** Searches while typing; without JavaScript the button submits. The address holds the search. */
function FindAirport({ search }: { search: string }) {
  const { t } = useTranslation('search/airports');
  const submit = useSubmit();
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back and forward change the search; current input stays.
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement !== field) field.value = search;
  }, [search]);
  return (
    <Form
      method="get"
      action="/airports"
      role="search"
      className="max-w-128"
      onChange={(event) => {
        const form = event.currentTarget;
        const { length } = (input.current?.value ?? '').trim();
        clearTimeout(timer.current);
        if (length > 0 && length <= SUGGEST_AFTER_CHARACTERS) return;
        timer.current = setTimeout(
          () => submit(form, { replace: true, preventScrollReset: true }),
          AIRPORT_SUGGEST_DEBOUNCE_MS,
        );
      }}
    >
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('find')}
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          ref={input}
          id={id}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          placeholder={t('find_placeholder')}
          className="min-w-0 grow basis-48"
        />
        <Button type="submit">
          <IconSearch aria-hidden size={18} />
          {t('find_button')}
        </Button>
      </div>
    </Form>
  );
}

type AirportsPageProps = AirportsData & {
  /** A new member's base, suggested as the search. */
  base: string | undefined;
};

/** The areas with crash pads, most crash pads first, and the cities worldwide. */
export function AirportsPage(props: AirportsPageProps) {
  const { search, offset, continent, areas, folds, airports, total, countries } = props;
  const { t } = useTranslation('search/airports');
  return (
    <div className="pb-16">
      <header className={headClass}>
        <h1 className="m-0 text-xl">{t('heading')}</h1>
        <p className="mx-0 mt-2 mb-6 max-w-text text-ink-soft">
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
            <p className="m-0 text-ink-soft">{t('no_areas')}</p>
          ) : (
            <AreaList areas={areas} isFirstPage={offset === 0} />
          )}
          {folds.map(
            (fold) =>
              fold.areas.length > 0 && (
                <Fold key={fold.continent} continent={fold.continent} count={fold.areas.length}>
                  <AreaList areas={fold.areas} isFirstPage={false} />
                  {fold.more > 0 && (
                    <MoreLink to={pageAddress(fold.continent, AIRPORTS_LIMIT_MAX)}>
                      {t('next')}
                    </MoreLink>
                  )}
                </Fold>
              ),
          )}
          {folds.length === 0 && total > AIRPORTS_LIMIT_MAX && (
            <Pages offset={offset} total={total} continent={continent} />
          )}
        </Section>
      ) : (
        <SearchResults search={search} airports={airports} total={total} />
      )}
      {folds.length + countries.length > 0 && (
        <Section title={t('cities')} more={<MoreLink to="/cities">{t('all_cities')}</MoreLink>}>
          {folds.map(
            (fold) =>
              fold.countries.length > 0 && (
                <Fold
                  key={fold.continent}
                  continent={fold.continent}
                  count={citiesIn(fold.countries)}
                >
                  <CityList countries={fold.countries} heading="h3" />
                </Fold>
              ),
          )}
          <CityList countries={countries} heading="h3" />
        </Section>
      )}
    </div>
  );
}

const citiesIn = (countries: readonly CountryCities[]) =>
  countries.reduce((sum, { cities, more }) => sum + cities.length + more, 0);

interface FoldProps {
  continent: NonNullable<AirportsData['continent']>;
  count: number;
  children: ReactNode;
}

/** What a continent has, behind its name. */
function Fold({ continent, count: inside, children }: FoldProps) {
  const { t } = useTranslation('search/airports');
  const { locale } = usePage();
  return (
    <details className="border-b border-line">
      <DisclosureSummary>
        {t(`continent_${continent}`)}
        <span className="font-normal text-muted">{count(inside, locale)}</span>
      </DisclosureSummary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}

type SearchResultsProps = Pick<AirportsData, 'search' | 'airports' | 'total'>;

function SearchResults({ search, airports, total }: SearchResultsProps) {
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
      <ul className="mx-0 mt-0 mb-4 flex list-none flex-wrap gap-1 p-0">
        <li>
          <FilterLink
            to="/airports"
            preventScrollReset
            aria-current={continent === undefined || undefined}
          >
            {t('continent_all')}
          </FilterLink>
        </li>
        {continents.map((entry) => (
          <li key={entry.continent}>
            <FilterLink
              to={pageAddress(entry.continent, 0)}
              preventScrollReset
              aria-current={entry.continent === continent || undefined}
            >
              {t(`continent_${entry.continent}`)} <span>{entry.total}</span>
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
    <nav
      aria-label={t('pages')}
      className="mt-6 flex flex-wrap items-center justify-center gap-4 text-ink-soft"
    >
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

function AirportGrid({ airports }: { airports: readonly contract.search.Airport[] }) {
  const { t } = useTranslation('search/airports');
  return (
    <ul className="m-0 grid list-none grid-fill-68 gap-2 p-0">
      {airports.map((airport) => (
        <li key={airport.id}>
          <Link
            to={airportAddress(airport.prefix)}
            className="grid h-full min-h-18 grid-cols-auto-1fr items-center gap-x-4 rounded-md border border-line bg-surface px-4 py-2 text-ink no-underline transition-shadow hover:shadow"
          >
            <strong className="row-span-2 min-w-13 text-lg font-bold tracking-wide">
              {airport.prefix}
            </strong>
            <span className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="font-medium">{airport.city}</span>
              <span className="text-xs text-muted">{airport.country}</span>
            </span>
            <span className="text-xs text-ink-soft">
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
