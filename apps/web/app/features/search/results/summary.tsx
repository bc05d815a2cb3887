import { AIRPORT_RADIUS_MILES } from '@crewpad/domain';
import { IconBookmark } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { count, money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import type { Results } from './load-results.ts';
import { SaveSearch } from './save-search.tsx';
import type { SearchState } from './search-state.ts';
import classes from './summary.module.css';

/** Where this is, how much there is, and between which prices. */
export function Summary({ results, state }: { results: Results; state: SearchState }) {
  const { t } = useTranslation('results');
  const { locale } = usePage();
  const { city, total, min, max } = results;
  return (
    <header className={classes.summary}>
      <h1 className={classes.title}>{t('heading', { city: city.city, prefix: city.prefix })}</h1>
      <p className={classes.total}>
        <strong aria-live="polite" aria-atomic>
          {t('total_listings', { count: total, formatted: count(total, locale) })}
        </strong>{' '}
        {t('within_miles', { miles: AIRPORT_RADIUS_MILES, airport: city.name })}
      </p>
      <p className={classes.range}>
        {t('average_price_range')}:{' '}
        <strong>
          {min === null || max === null
            ? t('no_prices')
            : t('price_low_to_high', { low: money(min, locale), high: money(max, locale) })}
        </strong>
      </p>
      {total > 0 && <SaveSearch state={state} prefix={city.prefix} />}
      <p className={classes.tip}>
        <IconBookmark aria-hidden size={18} />
        <span>{t('save_tip')}</span>
      </p>
    </header>
  );
}
