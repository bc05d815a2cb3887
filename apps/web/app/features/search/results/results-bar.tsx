import { IconArrowDown, IconArrowUp, IconList, IconMap2, IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FilterSheet } from './filter-sheet.tsx';
import classes from './results-bar.module.css';
import type { SearchState } from './search-state.ts';
import { SortButtons } from './sort-buttons.tsx';

interface ResultsBarProps {
  state: SearchState;
  total: number;
  hasMapFilters: boolean;
  showsMap: boolean;
  onToggleMap: () => void;
}

/** Filters, sort and map of small screens, in one row that stays below the header. */
export function ResultsBar(props: ResultsBarProps) {
  const { state, total, hasMapFilters, showsMap, onToggleMap } = props;
  const { t } = useTranslation('results');
  const { sort, dir } = state;
  return (
    <div className={classes.bar}>
      <FilterSheet state={state} total={total} hasMapFilters={hasMapFilters} />
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
          <span className={classes.name}>{t(sort ? `sort_${sort}` : 'sort')}</span>
          {!sort && <IconSelector aria-hidden size={18} />}
          {sort && dir === 'asc' && <IconArrowUp aria-hidden size={18} />}
          {sort && dir === 'desc' && <IconArrowDown aria-hidden size={18} />}
        </summary>
        <div className={classes.panel}>
          <SortButtons state={state} />
        </div>
      </details>
      <button type="button" className={classes.button} onClick={onToggleMap}>
        {showsMap ? <IconList aria-hidden size={18} /> : <IconMap2 aria-hidden size={18} />}
        {t(showsMap ? 'list' : 'map')}
      </button>
    </div>
  );
}
