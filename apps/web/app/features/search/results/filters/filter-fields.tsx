import { FILTER_CHOICES } from '@crewpad/domain';
import { useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import type { SearchState } from '../search-state.ts';
import classes from './filter-fields.module.css';
import { MoreFilters } from './more-filters.tsx';

interface FilterFieldsProps {
  state: SearchState;
  /** Includes those of brands with mapFilters. */
  hasMapFilters: boolean;
}

/** Gender, bed type, and availability filters. */
export function FilterFields({ state, hasMapFilters }: FilterFieldsProps) {
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
