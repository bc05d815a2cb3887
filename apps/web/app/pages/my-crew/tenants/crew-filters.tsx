import { SEARCH_FILTER_DEBOUNCE_MS } from '@crewpad/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { fieldClasses } from '../../../ui/form/field-classes.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import {
  CREW_STATUSES,
  type CrewState,
  crewAddress,
  isNarrowed,
  SEARCH_MAX,
} from '../crew-state.ts';
import classes from './crew-filters.module.css';

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
    <section aria-label={t('filters')} className={classes.bar}>
      <Form
        method="get"
        role="search"
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          apply({});
        }}
      >
        {isHistory && <input type="hidden" name="tab" value="history" />}
        {!isHistory && state.status !== 'all' && (
          <input type="hidden" name="status" value={state.status} />
        )}
        <input
          ref={box}
          type="search"
          name="search"
          defaultValue={state.search}
          aria-label={t('search')}
          placeholder={t('search_hint')}
          maxLength={SEARCH_MAX}
          className={classes.input}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => apply({}), SEARCH_FILTER_DEBOUNCE_MS);
          }}
        />
        <div className={fieldClasses.select}>
          <select
            name="location"
            aria-label={t('location')}
            className={classes.location}
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
          </select>
          <IconChevronDown aria-hidden size={20} className={fieldClasses.chevron} />
        </div>
      </Form>
      {!isHistory && (
        <ul aria-label={t('status')} className={classes.statuses}>
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
        </ul>
      )}
      {isNarrowed(state) && (
        <LinkButton
          variant="subtle"
          to={crewAddress(state, { status: 'all', search: '', location: null })}
          preventScrollReset
        >
          {t('clear')}
        </LinkButton>
      )}
      <p role="status" className={classes.count}>
        {isNarrowed(state) && t('found', { count: total })}
      </p>
    </section>
  );
}
