import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { count } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { FilterChoices, FreeBy, OccupiedToggle } from './choices.tsx';
import classes from './filter-sheet.module.css';
import { MoreFilters } from './more-filters.tsx';
import barClasses from './results-bar.module.css';
import { activeFilters, type SearchState, searchWith } from './search-state.ts';

interface FilterSheetProps {
  state: SearchState;
  total: number;
  hasMapFilters: boolean;
}

/**
 * The filters of small screens, in a sheet at the lower edge. Each choice is a link that takes
 * effect at once, so the count in the footer is that of the list behind the sheet.
 */
export function FilterSheet({ state, total, hasMapFilters }: FilterSheetProps) {
  const { t } = useTranslation('results');
  const { locale } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const active = activeFilters(state);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={`${barClasses.button} ${classes.open}`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <IconAdjustmentsHorizontal aria-hidden size={18} />
        {t('filters')}
        {active.length > 0 && <span className={barClasses.number}>{active.length}</span>}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without help. */}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className={classes.sheet}
        onClick={(event) => {
          // The backdrop belongs to the dialog; whatever else is pressed lies inside it.
          if (event.target === event.currentTarget) close();
        }}
      >
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {t('filters')}
          </h2>
          <button
            type="button"
            className={classes.close}
            aria-label={t('close_filters')}
            onClick={close}
          >
            <IconX aria-hidden size={22} />
          </button>
        </div>
        <div className={classes.body}>
          <FilterChoices state={state} replace />
          <FreeBy state={state} replace />
          <OccupiedToggle state={state} label={t('free_beds_only')} on="hidden" replace />
          {hasMapFilters && <MoreFilters state={state} />}
        </div>
        <div className={classes.foot}>
          <LinkButton
            variant="subtle"
            to={searchWith(state, Object.fromEntries(active.map((key) => [key, null])))}
            preventScrollReset
            replace
          >
            {t('clear')}
          </LinkButton>
          <Button type="button" variant="accent" className={classes.show} onClick={close}>
            <span aria-live="polite">
              {t('show_crash_pads', { count: total, formatted: count(total, locale) })}
            </span>
          </Button>
        </div>
      </dialog>
    </>
  );
}
