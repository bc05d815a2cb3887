import { AIRPORT_RADIUS_MILES } from '@crewpad/domain';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { headClass } from './airports-page-classes.ts';
import type { CountryCities } from './load-airports.ts';

interface CityListProps {
  countries: readonly CountryCities[];
  heading: 'h2' | 'h3';
}

/** Cities named on the card of the one that includes them. */
const NAMES_MAX = 2;

/**
 * Countries with their city cards: properties, airports, special offers, events, and included
 * cities.
 */
export function CityList({ countries, heading: Heading }: CityListProps) {
  const { t } = useTranslation('search/airports');
  return (
    <div className="grid grid-flow-dense grid-fill-52 gap-x-2 gap-y-6">
      {countries.map((country) => (
        <div
          key={country.name}
          className="grid grid-rows-auto-1fr content-start data-wide:col-span-full"
          data-wide={country.cities.length > 1 || undefined}
        >
          <Heading id={anchor(country.name)} className="mx-0 mt-0 mb-2 text-md">
            {country.name}
          </Heading>
          <ul className="m-0 grid list-none grid-fill-52 gap-2 p-0">
            {country.cities.map((city) => (
              <li key={city.slug}>
                <Link
                  to={`/airports?search=${encodeURIComponent(city.search)}`}
                  className="grid h-full content-start rounded-md border border-line bg-surface p-4 text-xs text-ink-soft no-underline transition-shadow hover:shadow [&_strong]:text-sm [&_strong]:text-ink"
                >
                  <strong>{city.name}</strong>
                  <span>{t('properties', { count: city.listings })}</span>
                  {city.airports > 0 && (
                    <span>{t('airports_count', { count: city.airports })}</span>
                  )}
                  {city.offers > 0 && <span>{t('offers', { count: city.offers })}</span>}
                  {city.events > 0 && <span>{t('events', { count: city.events })}</span>}
                  {city.also.length > 0 && (
                    <span className="mt-1 text-muted">
                      {city.also.length > NAMES_MAX
                        ? t('also_more', {
                            cities: city.also.slice(0, NAMES_MAX).join(', '),
                            count: city.also.length - NAMES_MAX,
                          })
                        : t('also', { cities: city.also.join(', ') })}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
          {country.more > 0 && (
            <Link
              to={`/cities#${anchor(country.name)}`}
              className="inline-flex min-h-target items-center"
            >
              {t('more_cities', { count: country.more, country: country.name })}
            </Link>
          )}
        </div>
      ))}
    </div>
  );
}

function anchor(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** Every city with a crash pad within range, by country. */
export function CitiesPage({ countries }: { countries: readonly CountryCities[] }) {
  const { t } = useTranslation('search/airports');
  const { t: say } = useTranslation('search');
  return (
    <div className="pb-16">
      <header className={headClass}>
        <h1 className="m-0 text-xl">{t('cities_heading')}</h1>
        <p className="mx-0 mt-2 mb-6 max-w-text text-ink-soft">
          {t('radius_note', { miles: AIRPORT_RADIUS_MILES })}{' '}
          <Link to="/featured-details">{t('featured_link')}</Link>
        </p>
      </header>
      <div className="mx-auto my-0 max-w-page px-gutter pt-8 pb-0">
        {countries.length === 0 ? (
          <p className="m-0 text-ink-soft">{say('no_crash_pads_yet')}</p>
        ) : (
          <CityList countries={countries} heading="h2" />
        )}
      </div>
    </div>
  );
}
