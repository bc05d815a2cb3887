import { AIRPORT_RADIUS_MILES } from '@crewpad/domain';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import classes from './airports-page.module.css';
import { CityList } from './city-list.tsx';
import type { CountryCities } from './load-airports.ts';

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
          <p className={classes.none}>{say('no_crash_pads_yet')}</p>
        ) : (
          <CityList countries={countries} heading="h2" />
        )}
      </div>
    </div>
  );
}
