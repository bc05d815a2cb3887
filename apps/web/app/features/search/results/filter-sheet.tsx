import type { contract, OperationInput } from '@crewpad/contract';
import { search } from '@crewpad/contract/endpoints';
import {
  AIRPORT_DISTANCE_MAX,
  FILTER_CHOICES,
  FILTER_KEYS,
  type FilterKey,
  offeredRentalTypes,
} from '@crewpad/domain';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { count } from '../../../lib/format.ts';
import { useFlag, usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { useTypedAmount } from '../../../ui/form/use-typed-amount.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useFilterText } from './filter-chips.tsx';
import classes from './filter-sheet.module.css';
import barClasses from './results-bar.module.css';
import { activeFilters, readFilters, type SearchState, searchWith } from './search-state.ts';

/** Dollars below a million. */
const PRICE = '[0-9]{1,6}([.][0-9]{1,2})?';
const MORE: readonly FilterKey[] = FILTER_KEYS.slice(FILTER_KEYS.indexOf('beds'));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));

/** The filters of brands with mapFilters. */
function MoreFilters({ state }: { state: SearchState }) {
  const { t } = useTranslation('search/results');
  const describe = useFilterText();
  const types = offeredRentalTypes({ crashpad: useFlag('crashpad') }).map(({ type }) => type);
  const selectedTypes = state.filters.rental_type;
  return (
    <details className={classes.more} open={MORE.some((key) => state.filters[key] !== undefined)}>
      <DisclosureSummary className={classes.summary}>{t('more_filters')}</DisclosureSummary>
      <div className={classes.fields}>
        <Choice name="beds" label={t('beds_at_least')} state={state} values={upTo(10)} />
        <Choice name="bathrooms" label={t('bathrooms_at_least')} state={state} values={upTo(5)} />
        <Choice
          name="airport_distance"
          label={t('distance_at_most')}
          state={state}
          values={upTo(AIRPORT_DISTANCE_MAX - 1)}
        />
        <Choice
          name="max_nights"
          label={t('nights_at_least')}
          state={state}
          values={['5', '10', '15', '20', '30']}
        />
        <Choice
          name="rental_type"
          label={t('rental_type')}
          state={state}
          values={selectedTypes?.includes(',') ? [selectedTypes, ...types] : types}
          text={(value) => describe('rental_type', value)}
        />
      </div>
    </details>
  );
}

interface FieldProps {
  name: FilterKey;
  label: string;
  state: SearchState;
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

function Choice(
  props: FieldProps & { values: readonly string[]; text?: (value: string) => string },
) {
  const { t } = useTranslation('search/results');
  const { name, label, state, values, text } = props;
  return (
    <Field label={label}>
      {(id) => (
        <select
          id={id}
          name={name}
          defaultValue={state.filters[name] ?? ''}
          className={classes.input}
        >
          <option value="">{t('any')}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {text?.(value) ?? value}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Takes what every other field for money takes. A form with a text that is no amount stays open. */
function Amount({ name, label, state }: FieldProps) {
  const { t } = useTranslation('search/results');
  const filterValue = state.filters[name] ?? '';
  const [value, setValue] = useState(filterValue);
  const { input, issue } = useTypedAmount(value, setValue);
  const issueId = useId();
  const resetsWithForm = (control: HTMLInputElement | null) => {
    const form = control?.form;
    const reset = () => setValue(filterValue);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  };
  return (
    <Field label={label}>
      {(id) => (
        <>
          <input
            {...input}
            ref={resetsWithForm}
            id={id}
            name={name}
            pattern={PRICE}
            title={t('amount_is_not_plain')}
            aria-invalid={issue ? true : undefined}
            aria-describedby={issue && issueId}
            className={classes.input}
            onInvalid={() => input.onBlur()}
          />
          {issue && (
            <p id={issueId} role="alert" className={classes.issue}>
              {t(issue === 'amount_takes_digits' ? issue : 'amount_is_not_plain')}
            </p>
          )}
        </>
      )}
    </Field>
  );
}

interface FilterFieldsProps {
  state: SearchState;
  /** Includes those of brands with mapFilters. */
  hasMapFilters: boolean;
}

/** Gender, bed type, availability, and price filters. */
function FilterFields({ state, hasMapFilters }: FilterFieldsProps) {
  const { t } = useTranslation('search/results');
  const { gender, bed, from, occupied, rental_type } = state.filters;
  const id = useId();
  return (
    <>
      <Choices
        name="gender"
        label={t('gender')}
        current={gender ?? 'all'}
        choices={FILTER_CHOICES.gender.map((value) => ({ value, label: t(`gender_${value}`) }))}
      />
      <Choices
        name="bed"
        label={t('bed')}
        current={bed ?? 'any'}
        choices={FILTER_CHOICES.bed.map((value) => ({
          value,
          label: t(`bed_${value}`),
        }))}
      />
      <p className={classes.help}>{t('bed_help')}</p>
      <div className={classes.group}>
        <label htmlFor={id} className={classes.label}>
          {t('free_by')}
        </label>
        <input id={id} type="date" name="from" defaultValue={from ?? ''} className={classes.date} />
      </div>
      <label className={classes.choice}>
        <input type="checkbox" name="occupied" value="0" defaultChecked={occupied === '0'} />
        {t('free_beds_only')}
      </label>
      <div className="grid grid-cols-2 items-end gap-4">
        <Amount name="price_min" label={t('price_from')} state={state} />
        <Amount name="price_max" label={t('price_to')} state={state} />
      </div>
      {hasMapFilters ? (
        <MoreFilters state={state} />
      ) : (
        // The search mode of brands with travelbug.
        rental_type && <input type="hidden" name="rental_type" value={rental_type} />
      )}
    </>
  );
}

interface ChoicesProps {
  name: 'gender' | 'bed';
  label: string;
  current: string;
  choices: { value: string; label: string }[];
}

function Choices({ name, label, current, choices }: ChoicesProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.value === current}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

interface FilterSheetProps {
  prefix: string;
  state: SearchState;
  total: number;
  hasMapFilters: boolean;
}

/**
 * All filters: a bottom sheet on phones, a panel on wide screens, an expanded form without scripts.
 * They apply together; the button shows the number of results.
 */
export function FilterSheet({ prefix, state, total, hasMapFilters }: FilterSheetProps) {
  const { t } = useTranslation('search/results');
  const { locale } = usePage();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The unapplied choices; another address resets the form and its draft.
  const [draft, setDraft] = useState<{ filters: SearchState['filters']; on: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const address = searchWith(state, {});
  const liveCount = useLiveCount(prefix, draft?.on === address ? draft.filters : undefined, total);
  const active = activeFilters(state);
  const close = () => dialog.current?.close();
  const reset = () => {
    form.current?.reset();
    setDraft(null);
  };
  const order = { sort: state.sort, dir: state.sort && state.dir };
  return (
    <>
      <button
        type="button"
        className={`${barClasses.button} ${classes.open}`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <IconAdjustmentsHorizontal aria-hidden size={18} />
        <span data-phones-hide>{t('filters')}</span>
        {active.length > 0 && <span className={barClasses.number}>{active.length}</span>}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without help. */}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className={classes.sheet}
        onClose={reset}
        onClick={(event) => {
          // The backdrop belongs to the dialog; any other target is inside it.
          if (event.target === event.currentTarget) close();
        }}
      >
        <Form
          ref={form}
          key={address}
          method="get"
          className={classes.form}
          // Not `onChange`, which misses a choice repeated after a reset.
          onInput={({ currentTarget }) =>
            setDraft({ filters: readFilters(new FormData(currentTarget)), on: address })
          }
          onSubmit={(event) => {
            event.preventDefault();
            const filters = readFilters(new FormData(event.currentTarget));
            close();
            navigate(searchWith({ ...state, filters }, {}), { preventScrollReset: true });
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
          {Object.entries(order).map(
            ([name, value]) =>
              value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <div className={classes.body}>
            <FilterFields state={state} hasMapFilters={hasMapFilters} />
          </div>
          <div className={classes.foot}>
            <LinkButton
              variant="subtle"
              to={searchWith(state, Object.fromEntries(active.map((key) => [key, null])))}
              preventScrollReset
              replace
              onClick={reset}
            >
              {t('clear')}
            </LinkButton>
            <Button type="submit" variant="accent" className={classes.show}>
              <span aria-live="polite">
                {liveCount === null
                  ? t('show_results')
                  : t('show_crash_pads', { count: liveCount, formatted: count(liveCount, locale) })}
              </span>
            </Button>
          </div>
        </Form>
      </dialog>
    </>
  );
}

type Search = typeof contract.search.getAirportListings;

const REST_MS = 250;

/**
 * The number of crash pads with these filters, debounced. null if it failed to load. `undefined`
 * filters are those of the page, which has `total`.
 */
function useLiveCount(
  code: string,
  filters: SearchState['filters'] | undefined,
  total: number,
): number | null {
  const [liveCount, setLiveCount] = useState<number | null>(total);
  const queryText = filters && JSON.stringify(filters);
  useEffect(() => {
    if (queryText === undefined) return setLiveCount(total);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const query = { ...JSON.parse(queryText), limit: 1 };
      const options = { signal: controller.signal, quiet: true };
      call(
        search.getAirportListings,
        { params: { code }, query } as OperationInput<Search>,
        options,
      ).then(
        (answer) => setLiveCount(answer.total),
        () => controller.signal.aborted || setLiveCount(null),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [code, queryText, total]);
  return liveCount;
}
