import { BIRTH_YEAR_MIN, dateFormat, SIGN_UP_YOUNGEST_YEARS } from '@crewpad/domain';
import { languageOfTexts } from '../../../../i18n/texts.ts';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { usePage } from '../../../../lib/page-context.ts';
import { Select } from '../../../../ui/form/controls.tsx';
import { controlOf, FieldNotes } from '../../../../ui/form/field.tsx';
import { fieldClasses as classes } from '../../../../ui/form/field-classes.ts';
import { fieldId } from '../../../../ui/form/use-form-issues.ts';
import { type Birthday, isDayInMonth, NO_SUCH_DAY } from './birthday.ts';

interface BirthdayFieldProps {
  value: Birthday;
  onValue: (change: Partial<Birthday>) => void;
  keyOf: (field: string) => string | undefined;
  /** First and last year of the list; defaults to those of sign-up. */
  years?: { from: number; to: number };
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const DAYS = Array.from({ length: 31 }, (_, at) => at + 1);
const ANY_YEAR = 2000;
const DAY = 'birthdate_day';
const PARTS = ['birthdate_month', DAY, 'birthdate_year'] as const;
const HINT = 'field-birthday-hint';

/**
 * Month, day and year, each from a list. A day that the month lacks stays selected, with an error.
 */
export function BirthdayField({ value, onValue, keyOf, years: yearChoices }: BirthdayFieldProps) {
  const { t } = useTranslation('accounts/sign-up');
  const { locale, year: thisYear } = usePage();
  const monthName = dateFormat(languageOfTexts(locale), { month: 'long', timeZone: 'UTC' });
  const issues = PARTS.flatMap((name) => {
    const issue = keyOf(name) ?? (name === DAY && !isDayInMonth(value) ? NO_SUCH_DAY : undefined);
    return issue === undefined ? [] : [{ name, issue }];
  });
  // A message shared by all lists is shown once, below the first.
  const ownIssues = issues.filter(
    ({ issue }, at) => issues.findIndex((other) => other.issue === issue) === at,
  );
  const noteOf = (name: string) => {
    const key = issues.find((issue) => issue.name === name)?.issue;
    const note = ownIssues.find(({ issue }) => issue === key);
    return note ? `${fieldId(note.name)}-error ${HINT}` : HINT;
  };
  const ofSignUp = { from: BIRTH_YEAR_MIN, to: thisYear - SIGN_UP_YOUNGEST_YEARS };
  const { from, to } = yearChoices ?? ofSignUp;
  const years = Array.from({ length: to - from + 1 }, (_, at) => to - at);

  const list = (
    name: keyof Birthday,
    label: string,
    autoComplete: string,
    options: readonly { value: number; text: string }[],
  ) => (
    <Select
      {...controlOf({ name, label, issue: issues.find((issue) => issue.name === name)?.issue })}
      aria-describedby={noteOf(name)}
      aria-label={label}
      autoComplete={autoComplete}
      className="min-w-0 [flex:1.1_1_4.25rem] first:[flex:1.4_1_5.5rem] max-sm:[&_select]:pr-7 max-sm:[&_select]:pl-3 [&:nth-child(2)]:grow [&:nth-child(2)]:basis-16 max-sm:[&>svg]:right-2"
      value={value[name]}
      onChange={(event) => onValue({ [name]: event.currentTarget.value })}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </Select>
  );
  const numbers = (values: readonly number[]) =>
    values.map((choice) => ({ value: choice, text: String(choice) }));

  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{t('birthday')}</legend>
      <div className="flex flex-wrap gap-2 sm:gap-4">
        {list(
          'birthdate_month',
          t('month'),
          'bday-month',
          MONTHS.map((month) => ({
            value: month,
            text: monthName.format(Date.UTC(ANY_YEAR, month - 1)),
          })),
        )}
        {list(DAY, t('day'), 'bday-day', numbers(DAYS))}
        {list('birthdate_year', t('year'), 'bday-year', numbers(years))}
      </div>
      {ownIssues.map(({ name, issue }) => (
        <FieldNotes key={name} name={name} issue={issue} />
      ))}
      <FieldNotes name="birthday" hint={t('birthday_hint')} />
    </fieldset>
  );
}
