import { useState } from 'react';
import type { MyRentals } from '../../features/rent/index.ts';
import { HistoryList } from '../../features/rentals/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import classes from './my-rentals-page.module.css';
import tables from './past-rentals.module.css';

/** About one phone screen. */
const FIRST_ENTRIES = 8;

/** The history of the tenant's rentals. */
export function MyHistory({ history }: Pick<MyRentals, 'history'>) {
  const { t } = useTranslation('my-rental');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? history : history.slice(0, FIRST_ENTRIES);
  return (
    <section aria-labelledby="history" className={classes.group}>
      <h2 id="history" className={classes.heading}>
        {t('history')}
      </h2>
      <div className={tables.sheet}>
        <HistoryList rows={shown} reader="tenant" withPlace />
      </div>
      {shown.length < history.length && (
        <div>
          <Button variant="outline" onClick={() => setWhole(true)}>
            {t('history_more', { count: history.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
