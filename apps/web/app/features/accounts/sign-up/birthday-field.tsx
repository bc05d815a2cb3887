import { BIRTH_YEAR_MIN, SIGN_UP_YOUNGEST_YEARS } from '@crewpad/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { signUpText } from '../../../i18n/en/sign-up.ts';
import { usePage } from '../../../lib/page-context.ts';
import classes from '../../../ui/form/field.module.css';
import { controlOf, FieldNotes } from '../../../ui/form/field.tsx';
import formClasses from '../../../ui/form/form.module.css';
import type { Details } from './draft.ts';

type Birthday = Pick<Details, 'birthdate_month' | 'birthdate_day' | 'birthdate_year'>;

interface BirthdayFieldProps {
  value: Birthday;
  onValue: (change: Partial<Birthday>) => void;
  keyOf: (field: string) => string | undefined;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
/** A leap year, for as long as no year is chosen. */
const ANY_YEAR = 2000;

/** Month, day and year, each from its list; a day that its month does not have is not offered. */
export function BirthdayField({ value, onValue, keyOf }: BirthdayFieldProps) {
  const { t } = useTranslation(signUpText);
  const { locale } = usePage();
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const issue = keyOf('birthdate_month') ?? keyOf('birthdate_day') ?? keyOf('birthdate_year');
  const youngest = new Date().getUTCFullYear() - SIGN_UP_YOUNGEST_YEARS;
  const years = Array.from({ length: youngest - BIRTH_YEAR_MIN + 1 }, (_, at) => youngest - at);
  const days = Array.from({ length: daysOf(value) }, (_, at) => at + 1);

  const change = (changed: Partial<Birthday>) => {
    const next = { ...value, ...changed };
    const tooLate = Number(next.birthdate_day) > daysOf(next);
    onValue(tooLate ? { ...changed, birthdate_day: '' } : changed);
  };

  const list = (
    name: keyof Birthday,
    label: string,
    autoComplete: string,
    options: readonly { value: number; text: string }[],
  ) => (
    <div className={classes.select}>
      <select
        {...controlOf({ name, label, issue: keyOf(name) })}
        aria-describedby={issue ? 'field-birthday-error' : 'field-birthday-hint'}
        aria-label={label}
        autoComplete={autoComplete}
        className={classes.control}
        value={value[name]}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <IconChevronDown aria-hidden size={20} className={classes.chevron} />
    </div>
  );
  const numbers = (values: readonly number[]) =>
    values.map((one) => ({ value: one, text: String(one) }));

  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{t('birthday')}</legend>
      <div className={formClasses.three}>
        {list(
          'birthdate_month',
          t('month'),
          'bday-month',
          MONTHS.map((month) => ({
            value: month,
            text: monthName.format(Date.UTC(ANY_YEAR, month - 1)),
          })),
        )}
        {list('birthdate_day', t('day'), 'bday-day', numbers(days))}
        {list('birthdate_year', t('year'), 'bday-year', numbers(years))}
      </div>
      <FieldNotes name="birthday" issue={issue} hint={t('birthday_hint')} />
    </fieldset>
  );
}

function daysOf({ birthdate_month, birthdate_year }: Birthday): number {
  if (birthdate_month === '') return 31;
  const year = Number(birthdate_year) || ANY_YEAR;
  return new Date(Date.UTC(year, Number(birthdate_month), 0)).getUTCDate();
}
