import { AIRPORT_RADIUS_MILES } from '@crewpad/domain';
import { IconInfoCircle } from '@tabler/icons-react';
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
      {total > 0 && <SaveSearch state={state} prefix={city.prefix} />}
      <div className={classes.facts}>
        <p className={classes.total}>
          <strong aria-live="polite" aria-atomic>
            {t('total_listings', { count: total, formatted: count(total, locale) })}
          </strong>{' '}
          <span data-phones-hide>
            {t('within_miles', { miles: AIRPORT_RADIUS_MILES, airport: city.name })}
          </span>
        </p>
        <p className={classes.range}>
          <span data-phones-hide>{t('average_price_range')}: </span>
          <strong>
            {min === null || max === null
              ? t('no_prices')
              : t('price_low_to_high', { low: money(min, locale), high: money(max, locale) })}
          </strong>
        </p>
        <details className={classes.tip}>
          <summary aria-label={t('tip')}>
            <IconInfoCircle aria-hidden size={20} />
          </summary>
          <p>{t('save_tip')}</p>
        </details>
      </div>
    </header>
  );
}
