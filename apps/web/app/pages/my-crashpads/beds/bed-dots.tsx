import { useTranslation } from '../../../i18n/use-translation.tsx';
import { money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { MyCrashpad } from '../load-my-crashpads.ts';
import classes from './bed-dots.module.css';
import { bedStates, countBeds } from './bed-states.ts';

/** Beyond this number, beds are counted instead of drawn. */
const DOTS = 24;

/** One dot per bed by its state, and the monthly revenue. */
export function BedDots({ crashpad: { rooms, monthly_revenue } }: { crashpad: MyCrashpad }) {
  const { t } = useTranslation('my-crashpads');
  const { locale } = usePage();
  const states = bedStates(rooms);
  const { free, taken, pending } = countBeds(rooms);
  return (
    <p className={classes.line}>
      <span aria-hidden className={classes.dots}>
        {states.slice(0, DOTS).map((state, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no names, only places.
          <span key={at} className={classes.dot} data-state={state} />
        ))}
        {states.length > DOTS && <span>+{states.length - DOTS}</span>}
      </span>
      <VisuallyHidden>{t('beds_by_state', { free, taken, pending })}</VisuallyHidden>{' '}
      <span className={classes.total}>
        <VisuallyHidden>{t('stat_revenue')}: </VisuallyHidden>
        {money(monthly_revenue, locale)}
      </span>
    </p>
  );
}
