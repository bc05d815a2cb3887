import { Form } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from './filter-bar.module.css';
import { FILTERS, isNarrowed, type ListState, listAddress } from './list-state.ts';

/** Search and filters as a plain form and links: the address holds the state. */
export function FilterBar({ state, total }: { state: ListState; total: number }) {
  const { t } = useTranslation('my-crashpads');
  return (
    <section aria-label={t('filters')} className={classes.bar}>
      <Form method="get" role="search" preventScrollReset className={classes.search}>
        {state.filter !== 'all' && <input type="hidden" name="filter" value={state.filter} />}
        <input
          key={state.search}
          type="search"
          name="search"
          defaultValue={state.search}
          aria-label={t('search')}
          placeholder={t('search_hint')}
          maxLength={100}
          className={classes.input}
        />
        <Button type="submit" variant="outline">
          {t('find')}
        </Button>
        {state.search !== '' && (
          <LinkButton variant="subtle" to={listAddress(state, { search: '' })} preventScrollReset>
            {t('clear')}
          </LinkButton>
        )}
      </Form>
      <ul className={classes.filters}>
        {FILTERS.map((filter) => (
          <li key={filter}>
            <FilterLink
              to={listAddress(state, { filter })}
              preventScrollReset
              aria-current={filter === state.filter || undefined}
            >
              {t(`filter_${filter}`)}
            </FilterLink>
          </li>
        ))}
      </ul>
      <p role="status" className={classes.count}>
        {isNarrowed(state) && t('found', { count: total })}
      </p>
    </section>
  );
}
