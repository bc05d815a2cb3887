import { SEARCH_FILTER_DEBOUNCE_MS } from '@crewpad/domain';
import { IconColumns3 } from '@tabler/icons-react';
import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { Input, Select } from '../../../ui/form/controls.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { rowClass } from '../../../ui/scroll-shade-classes.ts';
import {
  CHOSEN_COLUMNS,
  type ChosenColumn,
  CREW_SORTS,
  CREW_STATUSES,
  type CrewState,
  crewAddress,
  isGrouped,
  isNarrowed,
  SEARCH_MAX,
} from '../crew-state.ts';

interface CrewFiltersProps {
  state: CrewState;
  listings: readonly { id: number; title: string }[];
  total: number;
}

/** Search, filters and order as a plain form: the address holds the state. */
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
  const otherFilters = new URLSearchParams(crewAddress(state, { search: '', location: null }));
  const isHistory = state.tab === 'history';
  return (
    <section aria-label={t('filters')} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Form
        method="get"
        role="search"
        className="flex min-w-0 grow basis-72 gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          apply({});
        }}
      >
        {[...otherFilters].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Input
          ref={box}
          type="search"
          name="search"
          defaultValue={state.search}
          aria-label={t('search')}
          placeholder={t('search_hint')}
          maxLength={SEARCH_MAX}
          className="w-full min-w-0 flex-1"
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => apply({}), SEARCH_FILTER_DEBOUNCE_MS);
          }}
        />
        <Select
          name="location"
          aria-label={t('location')}
          className="w-2/5 max-w-56 min-w-0"
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
        <div
          data-scrolls-x
          className={cx(rowClass, 'flex items-center gap-2 max-md:w-full md:overflow-visible')}
        >
          <StatusLinks state={state} />
          <Select
            aria-label={t('sort')}
            className="flex-none"
            // Also when the back button changes it.
            key={state.sort}
            defaultValue={state.sort ?? ''}
            onChange={({ currentTarget: { value } }) =>
              apply({ sort: CREW_SORTS.find((sort) => sort === value) ?? null, dir: null })
            }
          >
            <option value="">{t('sort_none')}</option>
            {CREW_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort_${sort}`)}
              </option>
            ))}
          </Select>
        </div>
      )}
      <Columns state={state} onChoose={(without) => apply({ without })} />
      {isNarrowed(state) && (
        <>
          <LinkButton
            variant="subtle"
            to={crewAddress(state, { status: 'all', search: '', location: null, owing: false })}
            preventScrollReset
          >
            {t('clear')}
          </LinkButton>
          <p role="status" className="m-0 text-xs text-muted">
            {t('found', { count: total })}
          </p>
        </>
      )}
    </section>
  );
}

interface ColumnsProps {
  state: CrewState;
  onChoose: (without: readonly ChosenColumn[]) => void;
}

/** Which columns the table has, where the screen has room for several. */
function Columns({ state: { without }, onChoose }: ColumnsProps) {
  const { t } = useTranslation('pages/my-crew');
  return (
    <div className="max-md:hidden">
      <Menu
        label={t('columns')}
        button={
          <>
            <IconColumns3 aria-hidden size={20} stroke={1.75} />
            <span className="text-xs font-medium">{t('columns')}</span>
          </>
        }
        items={CHOSEN_COLUMNS.map((column) => {
          const isShown = !without.includes(column);
          return {
            key: column,
            label: t(`column_${column}`),
            isChecked: isShown,
            onSelect: () =>
              onChoose(isShown ? [...without, column] : without.filter((one) => one !== column)),
          };
        })}
      />
    </div>
  );
}

/** All, accepted or pending, who owes, and the heads of the crash pads, in one row. */
function StatusLinks({ state }: { state: CrewState }) {
  const { t } = useTranslation('pages/my-crew');
  const isByHouse = isGrouped(state);
  const links = [
    ...CREW_STATUSES.map((status) => ({
      key: status,
      to: crewAddress(state, { status, owing: false }),
      label: t(`status_${status}`),
      isOn: !state.owing && status === state.status,
    })),
    {
      key: 'owes',
      to: crewAddress(state, { owing: !state.owing, status: 'all' }),
      label: t('filter_owes'),
      isOn: state.owing,
    },
    {
      key: 'houses',
      to: crewAddress(state, isByHouse ? { flat: true } : { flat: false, sort: null, dir: null }),
      label: t('group'),
      isOn: isByHouse,
    },
  ];
  return (
    <ul aria-label={t('status')} className="m-0 flex flex-none list-none gap-1 p-0">
      {links.map(({ key, to, label, isOn }) => (
        <li key={key}>
          <FilterLink to={to} preventScrollReset aria-current={isOn || undefined}>
            {label}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}
