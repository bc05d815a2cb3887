import { BED_KINDS, LISTING_GENDERS } from '@crewpad/domain';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { resultsText } from '../../../i18n/en/results.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type SearchState, searchWith } from './search-state.ts';
import { SortButtons } from './sort-buttons.tsx';
import classes from './toolbar.module.css';

/** Sorts and filters as links: the address holds the state, and they work without JavaScript. */
export function Toolbar({ state }: { state: SearchState }) {
  const { t } = useTranslation(resultsText);
  const showsFull = state.filters.occupied !== '0';
  return (
    <section aria-label={t('toolbar')} className={classes.toolbar}>
      <SortButtons state={state} />
      <Choices
        name="gender"
        label={t('gender')}
        state={state}
        choices={LISTING_GENDERS.map((value) => ({ value, label: t(`gender_${value}`) }))}
      />
      <Choices
        name="bed"
        label={t('bed')}
        state={state}
        choices={(['any', ...BED_KINDS] as const).map((value) => ({
          value,
          label: t(`bed_${value}`),
        }))}
      />
      <Link
        to={searchWith(state, { occupied: showsFull ? '0' : null })}
        preventScrollReset
        rel="nofollow"
        className={classes.toggle}
      >
        <span aria-hidden className={classes.box} data-on={showsFull || undefined}>
          {showsFull && <IconCheck size={14} />}
        </span>
        {t('show_full_houses')}
        <VisuallyHidden>
          , {t(showsFull ? 'full_houses_shown' : 'full_houses_hidden')}
        </VisuallyHidden>
      </Link>
    </section>
  );
}

interface ChoicesProps {
  name: 'gender' | 'bed';
  label: string;
  state: SearchState;
  choices: { value: string; label: string }[];
}

function Choices({ name, label, state, choices }: ChoicesProps) {
  const current = state.filters[name] ?? choices[0]?.value;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{label}</legend>
      {choices.map((choice) => (
        <Link
          key={choice.value}
          to={searchWith(state, { [name]: choice.value })}
          preventScrollReset
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
