import { LISTING_SORTS } from '@crewpad/domain';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { FilterLink } from '../../../../ui/filter-link.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { nextSort, type SearchState, searchWith } from '../search-state.ts';
import classes from './sort-buttons.module.css';

/** Four sorts; each press cycles default, ascending, descending. */
export function SortButtons({ state }: { state: SearchState }) {
  const { t } = useTranslation('results');
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{t('sort')}</legend>
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
