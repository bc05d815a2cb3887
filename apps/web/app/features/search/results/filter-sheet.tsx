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
import { Button, PlainButton } from '../../../ui/button.tsx';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { Checkbox, CoveringRadio, Input, Select } from '../../../ui/form/controls.tsx';
import { useTypedAmount } from '../../../ui/form/use-typed-amount.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useFilterText } from './filter-chips.tsx';
import { buttonClass } from './results-bar-classes.ts';
import { activeFilters, readFilters, type SearchState, searchWith } from './search-state.ts';

const groupClass = 'm-0 flex max-w-full flex-wrap items-center gap-2 border-0 p-0 [&>legend]:mb-1';
const choiceClass =
  "relative inline-flex min-h-target cursor-pointer items-center gap-2 justify-self-start rounded-full border border-line-strong bg-surface px-3 py-0 text-xs font-medium text-ink hover:bg-sunken has-focus-visible:focus-outline has-focus-visible:outline-offset-2 [&_input[type='checkbox']]:size-5 [&:has(input:checked)]:border-button [&:has(input:checked)]:bg-button [&:has(input:checked)]:text-on-button";

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
    <details
      className="rounded-md border border-line bg-surface"
      open={MORE.some((key) => state.filters[key] !== undefined)}
    >
      <DisclosureSummary className="px-4 py-0">{t('more_filters')}</DisclosureSummary>
      <div className="grid [grid-template-columns:repeat(auto-fill,minmax(10rem,1fr))] items-end gap-4 px-4 pt-0 pb-4">
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
    <div className="grid gap-1 text-xs">
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
        <Select id={id} name={name} defaultValue={state.filters[name] ?? ''}>
          <option value="">{t('any')}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {text?.(value) ?? value}
            </option>
          ))}
        </Select>
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
          <Input
            {...input}
            ref={resetsWithForm}
            id={id}
            name={name}
            pattern={PRICE}
            title={t('amount_is_not_plain')}
            aria-invalid={issue ? true : undefined}
            aria-describedby={issue && issueId}
            onInvalid={() => input.onBlur()}
          />
          {issue && (
            <p id={issueId} role="alert" className="m-0 text-bad">
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
      <p className="-mt-4 mb-0 text-sm text-muted">{t('gender_help')}</p>
      <Choices
        name="bed"
        label={t('bed')}
        current={bed ?? 'any'}
        choices={FILTER_CHOICES.bed.map((value) => ({
          value,
          label: t(`bed_${value}`),
        }))}
      />
      <p className="-mt-4 mb-0 text-sm text-muted">{t('bed_help')}</p>
      <div className={groupClass}>
        <label htmlFor={id} className="shrink-0 grow basis-full p-0 font-medium">
          {t('free_by')}
        </label>
        <Input id={id} type="date" name="from" defaultValue={from ?? ''} className="max-w-64" />
      </div>
      <label className={choiceClass}>
        <Checkbox name="occupied" value="0" defaultChecked={occupied === '0'} />
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
    <fieldset className={groupClass}>
      <legend className="shrink-0 grow basis-full p-0 font-medium">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={choiceClass}>
          <CoveringRadio
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
      <PlainButton
        className={`${buttonClass} noscript:hidden`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <IconAdjustmentsHorizontal aria-hidden size={18} className="max-lg:hidden" />
        {t('filters')}
        {active.length > 0 && (
          <span className="min-w-5 rounded-full bg-button px-2 text-center text-xs text-on-button">
            {active.length}
          </span>
        )}
      </PlainButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without help. */}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className="mx-auto mt-auto mb-0 [max-height:min(85dvh,44rem)] w-full max-w-144 overflow-hidden overscroll-contain [border-radius:var(--radius-large)_var(--radius-large)_0_0] border-0 bg-surface p-0 text-ink shadow backdrop:bg-night backdrop:opacity-60 open:flex lg:not-noscript:[margin:calc(var(--header-height)_+_4rem)_auto_auto_24rem] lg:not-noscript:[max-height:calc(100dvh_-_var(--header-height)_-_5.5rem)] lg:not-noscript:max-w-112 lg:not-noscript:rounded-md lg:not-noscript:backdrop:opacity-25 noscript:static noscript:m-0 noscript:block noscript:max-h-none noscript:max-w-none noscript:shrink-0 noscript:grow noscript:basis-full noscript:rounded-md noscript:shadow-none motion-safe:open:animate-sheet"
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
          className="grid flex-1 grid-cols-1 [grid-template-rows:auto_minmax(0,1fr)_auto]"
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
          <div className="flex items-center justify-between gap-4 border-b border-b-line px-4 py-2">
            <h2 id={titleId} className="m-0 text-md">
              {t('filters')}
            </h2>
            <IconButton
              className="-mr-2 noscript:hidden"
              aria-label={t('close_filters')}
              onClick={close}
            >
              <IconX aria-hidden size={22} />
            </IconButton>
          </div>
          {Object.entries(order).map(
            ([name, value]) =>
              value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <div className="grid gap-6 overflow-y-auto p-4">
            <FilterFields state={state} hasMapFilters={hasMapFilters} />
          </div>
          <div className="flex items-center justify-between gap-4 border-t border-t-line px-4 py-2 [padding-bottom:max(var(--space-1),env(safe-area-inset-bottom))]">
            <LinkButton
              variant="subtle"
              to={searchWith(state, Object.fromEntries(active.map((key) => [key, null])))}
              preventScrollReset
              replace
              onClick={reset}
            >
              {t('clear')}
            </LinkButton>
            <Button type="submit" variant="accent" className="max-w-72 flex-1">
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
