import {
  AIRPORT_DISTANCE_MAX,
  FILTER_KEYS,
  type FilterKey,
  offeredRentalTypes,
} from '@crewpad/domain';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useFlag } from '../../../../lib/page-context.ts';
import { DisclosureSummary } from '../../../../ui/disclosure-summary.tsx';
import { useTypedAmount } from '../../../../ui/form/use-typed-amount.ts';
import type { SearchState } from '../search-state.ts';
import { useFilterText } from './filter-chips.tsx';
import classes from './more-filters.module.css';

/** Dollars below a million. */
const PRICE = '[0-9]{1,6}([.][0-9]{1,2})?';
const MORE: readonly FilterKey[] = FILTER_KEYS.slice(FILTER_KEYS.indexOf('beds'));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));

/** The filters of brands with mapFilters. */
export function MoreFilters({ state }: { state: SearchState }) {
  const { t } = useTranslation('search/results');
  const describe = useFilterText();
  const types = offeredRentalTypes({ crashpad: useFlag('crashpad') }).map(({ type }) => type);
  const chosen = state.filters.rental_type;
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
        <Amount name="price_min" label={t('price_from')} state={state} />
        <Amount name="price_max" label={t('price_to')} state={state} />
        <Choice
          name="rental_type"
          label={t('rental_type')}
          state={state}
          values={chosen?.includes(',') ? [chosen, ...types] : types}
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
  const applied = state.filters[name] ?? '';
  const [value, setValue] = useState(applied);
  const { input, issue } = useTypedAmount(value, setValue);
  const issueId = useId();
  const resetsWithForm = (control: HTMLInputElement | null) => {
    const form = control?.form;
    const reset = () => setValue(applied);
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
            onInvalid={({ currentTarget }) => {
              const details = currentTarget.closest('details');
              if (details !== null) details.open = true;
              input.onBlur();
            }}
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
