import { useTranslation } from 'react-i18next';
import { FilterChoices, FreeBy, OccupiedToggle } from './choices.tsx';
import type { SearchState } from './search-state.ts';
import { SortButtons } from './sort-buttons.tsx';
import classes from './toolbar.module.css';

/** Sorts and filters of wide screens. They are links and work without JavaScript. */
export function Toolbar({ state }: { state: SearchState }) {
  const { t } = useTranslation('results');
  return (
    <section aria-label={t('toolbar')} className={classes.toolbar}>
      <SortButtons state={state} />
      <FilterChoices state={state} />
      <FreeBy state={state} />
      <OccupiedToggle state={state} label={t('show_full_houses')} on="shown" />
    </section>
  );
}
