import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CREW_TABS, type CrewState, crewAddress } from './crew-state.ts';
import classes from './crew-tabs.module.css';

/** Rentals that are open, and those that are over. */
export function CrewTabs({ state }: { state: CrewState }) {
  const { t } = useTranslation('my-crew');
  return (
    <nav aria-label={t('tabs')} data-scrolls-x className={classes.tabs}>
      {CREW_TABS.map((tab) => (
        <Link
          key={tab}
          to={crewAddress(state, { tab })}
          preventScrollReset
          className={classes.tab}
          aria-current={tab === state.tab ? 'page' : undefined}
        >
          {t(`tab_${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
