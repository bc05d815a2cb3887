import type { contract } from '@crewpad/contract';
import { LISTING_SORTS } from '@crewpad/domain';
import { IconArrowDown, IconArrowUp, IconList, IconMap2, IconSelector } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { PlaceBox } from './filters/place-box.tsx';
import sortButtonsClasses from './filters/sort-buttons.module.css';
import classes from './results-bar.module.css';
import type { SearchState } from './search-state.ts';
import { nextSort, searchWith } from './search-state.ts';

interface ResultsBarProps {
  city: contract.search.SearchCity;
  state: SearchState;
  total: number;
  /** Without crash pads at the airport there is nothing to sort, filter or map. */
  isEmpty: boolean;
  hasMapFilters: boolean;
  showsMap: boolean;
  onToggleMap: () => void;
}

/** Location, sort order and filters: one sticky row below the header. */
export function ResultsBar(props: ResultsBarProps) {
  const { city, state, isEmpty } = props;
  return (
    <div className={classes.bar}>
      <PlaceBox city={city} state={state} />
      {!isEmpty && <Controls {...props} />}
    </div>
  );
}

function Controls(props: ResultsBarProps) {
  const { city, state, total, hasMapFilters, showsMap, onToggleMap } = props;
  const { t } = useTranslation('search/results');
  const { sort, dir } = state;
  return (
    <>
      <div className={classes.sorts}>
        <SortButtons state={state} />
      </div>
      <details
        className={classes.sort}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape' || !currentTarget.open) return;
          currentTarget.open = false;
          currentTarget.querySelector('summary')?.focus();
        }}
      >
        <summary className={classes.button}>
          <span data-phones-hide>{t(sort ? `sort_${sort}` : 'sort')}</span>
          {!sort && <IconSelector aria-hidden size={18} />}
          {sort && dir === 'asc' && <IconArrowUp aria-hidden size={18} />}
          {sort && dir === 'desc' && <IconArrowDown aria-hidden size={18} />}
        </summary>
        <div className={classes.panel}>
          <SortButtons state={state} />
        </div>
      </details>
      <FilterSheet prefix={city.prefix} state={state} total={total} hasMapFilters={hasMapFilters} />
      <button type="button" className={`${classes.button} ${classes.map}`} onClick={onToggleMap}>
        {showsMap ? <IconList aria-hidden size={18} /> : <IconMap2 aria-hidden size={18} />}
        <span data-phones-hide>{t(showsMap ? 'list' : 'map')}</span>
      </button>
    </>
  );
}

/** Four sorts; each press cycles default, ascending, descending. */
function SortButtons({ state }: { state: SearchState }) {
  const { t } = useTranslation('search/results');
  return (
    <fieldset className={sortButtonsClasses.group}>
      <legend className={sortButtonsClasses.label}>{t('sort')}</legend>
      {LISTING_SORTS.map((sort) => {
        const active = state.sort === sort;
        const order = active ? state.dir : 'none';
        return (
          <FilterLink
            key={sort}
            to={searchWith(state, nextSort(state, sort))}
            preventScrollReset
            rel="nofollow"
            aria-current={active || undefined}
          >
            {t(`sort_${sort}`)}
            <VisuallyHidden>, {t(`sort_state_${order}`)}</VisuallyHidden>
            {order === 'asc' && <IconArrowUp aria-hidden size={16} />}
            {order === 'desc' && <IconArrowDown aria-hidden size={16} />}
          </FilterLink>
        );
      })}
    </fieldset>
  );
}
