import { AIRPORT_RADIUS_MILES } from '@crewpad/domain';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { count, money } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { Results } from '../load-results.ts';
import { SaveSearch } from '../save-search/save-search.tsx';
import type { SearchState } from '../search-state.ts';
import classes from './summary.module.css';

/** Location, number of results, and price range. */
export function Summary({ results, state }: { results: Results; state: SearchState }) {
  const { t } = useTranslation('results');
  const { locale } = usePage();
  const { city, total, min, max } = results;
  return (
    <header className={classes.summary}>
      <div className={classes.facts}>
        <p className={classes.total}>
          <strong aria-live="polite" aria-atomic>
            {t('total_listings', { count: total, formatted: count(total, locale) })}
          </strong>{' '}
          <span data-phones-hide>
            {t('within_miles', { miles: AIRPORT_RADIUS_MILES, airport: city.prefix })}
          </span>
        </p>
        {min !== null && max !== null && (
          <p className={classes.range}>
            <VisuallyHidden>{t('average_price_range')}: </VisuallyHidden>
            <strong>
              {t('price_low_to_high', { low: money(min, locale), high: money(max, locale) })}
            </strong>
          </p>
        )}
      </div>
      <details className={classes.tip}>
        <summary aria-label={t('tip')}>
          <IconInfoCircle aria-hidden size={20} />
        </summary>
        <p>{t('save_tip')}</p>
      </details>
      <SaveSearch state={state} prefix={city.prefix} isShort />
    </header>
  );
}
