import { SEARCH_FILTER_DEBOUNCE_MS } from '@crewpad/domain';
import { useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { Input, Select } from '../../../ui/form/controls.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import {
  CREW_SORTS,
  CREW_STATUSES,
  type CrewState,
  crewAddress,
  isNarrowed,
  SEARCH_MAX,
} from '../crew-state.ts';

interface CrewFiltersProps {
  state: CrewState;
  listings: readonly { id: number; title: string }[];
  total: number;
}

/** Search, status and crash pad as a plain form: the address holds the state. */
export function CrewFilters({ state, listings, total }: CrewFiltersProps) {
  const { t } = useTranslation('pages/my-crew');
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Also when the back button or a link changes it, but never while typing.
    if (box.current && box.current !== document.activeElement) box.current.value = state.search;
  }, [state.search]);

  const apply = (change: Partial<CrewState>) => {
    clearTimeout(timer.current);
    const search = box.current?.value.trim() ?? state.search;
    const to = crewAddress(state, { search, ...change });
    navigate(to, { preventScrollReset: true, replace: true });
  };
  const isHistory = state.tab === 'history';
  return (
    <section aria-label={t('filters')} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Form
        method="get"
        role="search"
        className="flex max-w-152 min-w-0 grow basis-136 gap-2 max-md:basis-full max-md:flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          apply({});
        }}
      >
        {isHistory && <input type="hidden" name="tab" value="history" />}
        {!isHistory && state.status !== 'all' && (
          <input type="hidden" name="status" value={state.status} />
        )}
        {!isHistory && state.owing && <input type="hidden" name="owes" value="1" />}
        {!isHistory && state.sort && <input type="hidden" name="sort" value={state.sort} />}
        <Input
          ref={box}
          type="search"
          name="search"
          defaultValue={state.search}
          aria-label={t('search')}
          placeholder={t('search_hint')}
          maxLength={SEARCH_MAX}
          className="w-full min-w-0 flex-1 max-md:flex-none"
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => apply({}), SEARCH_FILTER_DEBOUNCE_MS);
          }}
        />
        <Select
          name="location"
          aria-label={t('location')}
          className="w-full max-w-64 min-w-0 max-md:max-w-none"
          // Also when the back button changes it.
          key={state.location}
          defaultValue={state.location ?? ''}
          onChange={(event) => apply({ location: Number(event.currentTarget.value) || null })}
        >
          <option value="">{t('location_all')}</option>
          {listings.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Form>
      {!isHistory && (
        <ul aria-label={t('status')} className="m-0 flex list-none flex-wrap gap-1 p-0">
          {CREW_STATUSES.map((status) => (
            <li key={status}>
              <FilterLink
                to={crewAddress(state, { status })}
                preventScrollReset
                aria-current={status === state.status || undefined}
              >
                {t(`status_${status}`)}
              </FilterLink>
            </li>
          ))}
          <li>
            <FilterLink
              to={crewAddress(state, { owing: !state.owing })}
              preventScrollReset
              aria-current={state.owing || undefined}
            >
              {t('filter_owes')}
            </FilterLink>
          </li>
        </ul>
      )}
      {!isHistory && (
        <Select
          aria-label={t('sort')}
          // Also when the back button changes it.
          key={state.sort}
          defaultValue={state.sort ?? ''}
          onChange={({ currentTarget: { value } }) =>
            apply({ sort: CREW_SORTS.find((sort) => sort === value) ?? null })
          }
        >
          <option value="">{t('sort_none')}</option>
          {CREW_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort_${sort}`)}
            </option>
          ))}
        </Select>
      )}
      {isNarrowed(state) && (
        <LinkButton
          variant="subtle"
          to={crewAddress(state, { status: 'all', search: '', location: null, owing: false })}
          preventScrollReset
        >
          {t('clear')}
        </LinkButton>
      )}
      <p role="status" className="m-0 text-xs text-muted empty:hidden">
        {isNarrowed(state) && t('found', { count: total })}
      </p>
    </section>
  );
}
