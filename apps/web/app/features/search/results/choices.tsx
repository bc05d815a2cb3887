import { BED_KINDS, LISTING_GENDERS } from '@crewpad/domain';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useSubmit } from 'react-router';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type SearchState, searchWith } from './search-state.ts';
import classes from './toolbar.module.css';

interface FilterProps {
  state: SearchState;
  /** In the sheet, Back leads out of the page and not through every choice. */
  replace?: boolean;
}

/** Who may stay and which kind of bed, as links: the address holds the state. */
export function FilterChoices(props: FilterProps) {
  const { t } = useTranslation('results');
  return (
    <>
      <Choices
        {...props}
        name="gender"
        label={t('gender')}
        choices={LISTING_GENDERS.map((value) => ({ value, label: t(`gender_${value}`) }))}
      />
      <Choices
        {...props}
        name="bed"
        label={t('bed')}
        choices={(['any', ...BED_KINDS] as const).map((value) => ({
          value,
          label: t(`bed_${value}`),
        }))}
      />
    </>
  );
}

interface ChoicesProps extends FilterProps {
  name: 'gender' | 'bed';
  label: string;
  choices: { value: string; label: string }[];
}

function Choices({ name, label, state, choices, replace = false }: ChoicesProps) {
  const current = state.filters[name] ?? choices[0]?.value;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{label}</legend>
      {choices.map((choice) => (
        <Link
          key={choice.value}
          to={searchWith(state, { [name]: choice.value })}
          preventScrollReset
          replace={replace}
          rel="nofollow"
          className={classes.choice}
          aria-current={choice.value === current || undefined}
        >
          {choice.label}
        </Link>
      ))}
    </fieldset>
  );
}

/** By which day a bed must be free. Without JavaScript Enter sends it. */
export function FreeBy({ state, replace = false }: FilterProps) {
  const { t } = useTranslation('results');
  const submit = useSubmit();
  const id = useId();
  const { from, ...kept } = state.filters;
  const hidden = Object.entries({ ...kept, sort: state.sort, dir: state.sort && state.dir });
  return (
    <Form method="get" preventScrollReset replace={replace} className={classes.group}>
      {hidden.map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor={id} className={classes.label}>
        {t('free_by')}
      </label>
      <input
        // Another address, such as a removed filter, shows in the field.
        key={from ?? ''}
        id={id}
        type="date"
        name="from"
        defaultValue={from ?? ''}
        className={classes.date}
        onChange={({ currentTarget: { form, value } }) => {
          // While a year is typed, it begins with zeros.
          const isTyped = value !== '' && !value.startsWith('20');
          if (!isTyped) void submit(form, { preventScrollReset: true, replace });
        }}
      />
    </Form>
  );
}

interface OccupiedToggleProps extends FilterProps {
  label: string;
  /** Whether the box is ticked while full houses are shown, or while they are hidden. */
  on: 'shown' | 'hidden';
}

/** Shows or hides full houses. */
export function OccupiedToggle({ state, label, on, replace = false }: OccupiedToggleProps) {
  const { t } = useTranslation('results');
  const showsFull = state.filters.occupied !== '0';
  const isOn = showsFull === (on === 'shown');
  return (
    <Link
      to={searchWith(state, { occupied: showsFull ? '0' : null })}
      preventScrollReset
      replace={replace}
      rel="nofollow"
      className={classes.toggle}
    >
      <span aria-hidden className={classes.box} data-on={isOn || undefined}>
        {isOn && <IconCheck size={14} />}
      </span>
      {label}
      <VisuallyHidden>, {t(showsFull ? 'full_houses_shown' : 'full_houses_hidden')}</VisuallyHidden>
    </Link>
  );
}
