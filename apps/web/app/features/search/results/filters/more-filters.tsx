import { AIRPORT_DISTANCE_MAX, offeredRentalTypes } from '@crewpad/domain';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useFlag } from '../../../../lib/page-context.ts';
import { DisclosureSummary } from '../../../../ui/disclosure-summary.tsx';
import { FILTER_KEYS, type FilterKey, type SearchState } from '../search-state.ts';
import { useFilterText } from './filter-chips.tsx';
import classes from './more-filters.module.css';

const MORE: readonly FilterKey[] = FILTER_KEYS.slice(FILTER_KEYS.indexOf('beds'));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));

/** The filters of brands with mapFilters. */
export function MoreFilters({ state }: { state: SearchState }) {
  const { t } = useTranslation('results');
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
  const { t } = useTranslation('results');
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

function Amount({ name, label, state }: FieldProps) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          name={name}
          type="number"
          min={0}
          step={25}
          inputMode="numeric"
          defaultValue={state.filters[name] ?? ''}
          className={classes.input}
        />
      )}
    </Field>
  );
}
