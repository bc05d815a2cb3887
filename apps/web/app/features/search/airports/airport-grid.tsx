import type { contract } from '@crewpad/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { airportAddress } from '../addresses.ts';
import classes from './airports-page.module.css';

/** Airport cards: code, city, country and number of listings. */
export function AirportGrid({ airports }: { airports: readonly contract.search.Airport[] }) {
  const { t } = useTranslation('airports');
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
