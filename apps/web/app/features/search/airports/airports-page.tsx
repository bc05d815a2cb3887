import type { contract } from '@crewpad/contract';
import {
  AIRPORT_RADIUS_MILES,
  AIRPORT_SUGGEST_DEBOUNCE_MS,
  AIRPORTS_LIMIT_MAX,
  SUGGEST_AFTER_CHARACTERS,
} from '@crewpad/domain';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count, money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { Input } from '../../../ui/form/controls.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { MoreLink } from '../../../ui/more-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { airportAddress } from '../addresses.ts';
import { baseScenes } from '../base-scenes.ts';
import { headClass } from './airports-page-classes.ts';
import { CityList } from './cities-page.tsx';
import type { AirportsData } from './load-airports.ts';

const areaClass =
  'flex min-h-18 cursor-pointer list-none items-center overflow-hidden rounded-md border border-line bg-surface text-ink no-underline transition-shadow hover:shadow md:[.pictured_&]:block [&::-webkit-details-marker]:hidden';

type Area = contract.search.AirportArea;

/** Areas at the start of the directory with a picture. */
const WITH_PICTURE = 12;
/** Codes in a row before "and 4 more". */
const CODES = 3;

interface AreaListProps {
  areas: readonly Area[];
  /** Whether the list starts with the areas with most crash pads. */
  isFirstPage: boolean;
}

/** Metro areas and single airports: a row links to its airport, or expands to its airports. */
function AreaList({ areas, isFirstPage }: AreaListProps) {
  const pictureCount = isFirstPage ? WITH_PICTURE : 0;
  const pictured = areas.slice(0, pictureCount);
  const scenes = baseScenes(pictured.map(({ airports }) => airports[0]?.prefix ?? ''));
  return (
    <>
      {pictureCount > 0 && (
        <ul className="pictured m-0 grid list-none grid-cols-1 items-start gap-2 p-0 md:grid-fill-64 md:gap-4">
          {pictured.map((area, at) => (
            <li key={keyOf(area)}>
              <AreaRow area={area} scene={{ src: scenes[at] ?? null, priority: at < CODES }} />
            </li>
          ))}
        </ul>
      )}
      {areas.length > pictureCount && (
        <ul className="m-0 grid list-none grid-fill-68 items-start gap-2 p-0 [.pictured+&]:mt-2 md:[.pictured+&]:mt-4">
          {areas.slice(pictureCount).map((area) => (
            <li key={keyOf(area)}>
              <AreaRow area={area} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const keyOf = (area: Area) => area.airports[0]?.id;

interface AreaRowProps {
  area: Area;
  scene?: { src: string | null; priority: boolean };
}

function AreaRow({ area, scene }: AreaRowProps) {
  const { airports } = area;
  const [only] = airports;
  if (only === undefined) return null;
  const inside = (
    <>
      {scene && (
        <span className="relative [width:min(6rem,25vw)] flex-none self-stretch overflow-hidden md:[.pictured_&]:block! md:[.pictured_&]:aspect-16/10 md:[.pictured_&]:w-full">
          <Picture
            src={scene.src}
            alt=""
            width={640}
            height={480}
            priority={scene.priority}
            className="absolute inset-0 h-full w-full"
          />
          <span
            aria-hidden
            className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night/80 to-transparent px-3 pt-8 pb-2 text-lg leading-tight font-bold text-on-night sm:text-xl"
          >
            {only.prefix}
          </span>
        </span>
      )}
      <AreaText area={area} />
    </>
  );
  return airports.length === 1 ? (
    <Link to={airportAddress(only.prefix)} className={areaClass}>
      {inside}
    </Link>
  ) : (
    <details className="group/fold">
      <summary className={areaClass}>{inside}</summary>
      <Airports airports={airports} />
    </details>
  );
}

/** "New York", its codes, the number of crash pads and the lowest price. */
function AreaText({ area: { name, country, listings, price_from, airports } }: { area: Area }) {
  const { t } = useTranslation('search/airports');
  const { locale } = usePage();
  const firstCodes = airports
    .slice(0, CODES)
    .map(({ prefix }) => prefix)
    .join(', ');
  const more = airports.length - CODES;
  return (
    <span className="grid min-w-0 flex-1 px-4 py-2">
      <span className="flex items-center justify-between gap-2 text-md leading-snug">
        <strong>{name}</strong>
        {airports.length > 1 && (
          <IconChevronDown
            aria-hidden
            size={18}
            className="flex-none text-muted transition-transform group-open/fold:rotate-180"
          />
        )}
      </span>
      <span className="text-xs font-bold tracking-wide text-ink-soft">
        {more > 0 ? t('codes_and_more', { codes: firstCodes, count: more }) : firstCodes}
      </span>
      <span className="text-xs text-muted">{country}</span>
      <span className="text-xs text-ink-soft">
        {t('crash_pads_from', { count: listings, price: money(price_from, locale) })}
      </span>
    </span>
  );
}

function Airports({ airports }: Pick<Area, 'airports'>) {
  const { t } = useTranslation('search/airports');
  return (
    <ul className="mx-0 mt-1 mb-2 grid list-none grid-cols-1 items-start gap-0 p-0">
      {airports.map(({ id, prefix, city, total_listings }) => (
        <li key={id}>
          <Link
            to={airportAddress(prefix)}
            className="grid min-h-target [grid-template-columns:3rem_minmax(0,1fr)_auto] items-center gap-2 rounded-sm px-4 py-0 text-ink no-underline hover:bg-sunken"
          >
            <strong>{prefix}</strong>
            <span>{city}</span>
            <span className="text-xs text-ink-soft">
              {t('listings', { count: total_listings })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

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
  const { search, offset, continent, areas, airports, total, countries } = props;
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
          {total > AIRPORTS_LIMIT_MAX && (
            <Pages offset={offset} total={total} continent={continent} />
          )}
        </Section>
      ) : (
        <SearchResults search={search} airports={airports} total={total} />
      )}
      {countries.length > 0 && (
        <Section title={t('cities')} more={<MoreLink to="/cities">{t('all_cities')}</MoreLink>}>
          <CityList countries={countries} heading="h3" />
        </Section>
      )}
    </div>
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
            className="grid h-full min-h-18 grid-cols-auto-1fr items-center gap-x-4 gap-y-0 rounded-md border border-line bg-surface px-4 py-2 text-ink no-underline transition-shadow hover:shadow"
          >
            <strong className="row-span-2 min-w-13 text-lg font-bold tracking-wide">
              {airport.prefix}
            </strong>
            <span className="flex flex-wrap items-baseline justify-between gap-x-2 gap-y-0">
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
