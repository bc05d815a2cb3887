import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { usePage } from '../../../../lib/page-context.ts';
import { sorted } from '../form/wizard-form.ts';
import type { WizardLists } from '../page/state/types.ts';
import classes from './chips-field.module.css';

interface ChipsFieldProps {
  title: string;
  text: string;
  options: WizardLists['amenities'];
  value: readonly number[];
  onValue: (ids: number[]) => void;
}

/** Multiple choices as toggle buttons. */
export function ChipsField({ title, text, options, value, onValue }: ChipsFieldProps) {
  const { t } = useTranslation('wizard');
  const { locale } = usePage();
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.field}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <span className={classes.count} role="status">
          {t('chosen', { count: value.length })}
        </span>
      </div>
      <p className={classes.text}>{text}</p>
      <ul className={classes.list}>
        {options.map((option) => {
          const isChosen = value.includes(option.id);
          const Mark = isChosen ? IconCheck : IconPlus;
          const others = value.filter((one) => one !== option.id);
          return (
            <li key={option.id}>
              <button
                type="button"
                aria-pressed={isChosen}
                className={classes.chip}
                onClick={() => onValue(isChosen ? others : sorted([...value, option.id]))}
              >
                <Mark aria-hidden size={16} stroke={2.25} />
                {option.name[locale] ?? option.name.en}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
