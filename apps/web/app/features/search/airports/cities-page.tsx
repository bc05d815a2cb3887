import { AIRPORT_RADIUS_MILES } from '@crewpad/domain';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import classes from './airports-page.module.css';
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
    <div className={classes.countries}>
      {countries.map((country) => (
        <div
          key={country.name}
          className={classes.countryPart}
          data-wide={country.cities.length > 1 || undefined}
        >
          <Heading id={anchor(country.name)} className={classes.countryName}>
            {country.name}
          </Heading>
          <ul className={classes.cities}>
            {country.cities.map((city) => (
              <li key={city.slug}>
                <Link
                  to={`/airports?search=${encodeURIComponent(city.search)}`}
                  className={classes.cityCard}
                >
                  <strong>{city.name}</strong>
                  <span>{t('properties', { count: city.listings })}</span>
                  {city.airports > 0 && (
                    <span>{t('airports_count', { count: city.airports })}</span>
                  )}
                  {city.offers > 0 && <span>{t('offers', { count: city.offers })}</span>}
                  {city.events > 0 && <span>{t('events', { count: city.events })}</span>}
                  {city.also.length > 0 && (
                    <span className={classes.also}>
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
            <Link to={`/cities#${anchor(country.name)}`} className={classes.moreCities}>
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
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('cities_heading')}</h1>
        <p className={classes.note}>
          {t('radius_note', { miles: AIRPORT_RADIUS_MILES })}{' '}
          <Link to="/featured-details">{t('featured_link')}</Link>
        </p>
      </header>
      <div className={classes.wide}>
        {countries.length === 0 ? (
          <p className={classes.empty}>{say('no_crash_pads_yet')}</p>
        ) : (
          <CityList countries={countries} heading="h2" />
        )}
      </div>
    </div>
  );
}
