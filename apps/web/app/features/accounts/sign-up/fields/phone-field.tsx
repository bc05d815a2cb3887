import { countryNames } from '@crewpad/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { defaultCountries, parseCountry } from 'react-international-phone';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { usePage } from '../../../../lib/page-context.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import fieldClasses from '../../../../ui/form/field.module.css';
import { controlOf, Field, type FieldProps } from '../../../../ui/form/field.tsx';
import classes from './phone-field.module.css';
import { bareDigits, isNumber, readPhone, showPhone } from './phone-number.ts';

interface PhoneFieldProps extends FieldProps {
  /** As from readPhone. */
  value: string;
  country: string;
  onValue: (phone: string, country: string) => void;
}

const COUNTRIES = defaultCountries.map((country) => parseCountry(country));

/** Only the browser has the countries' names in every language. Sorted by them. */
function countriesIn(locale: string) {
  const nameOf = countryNames(locale);
  return COUNTRIES.map((country) => ({
    ...country,
    name: nameOf(country.iso2.toUpperCase()),
  })).sort((a, b) => a.name.localeCompare(b.name, locale));
}

/**
 * A phone number of any country: the list sets the code, or the typed code selects the country.
 * Shows the input as typed, and formats it for its country on blur. A text with letters stays, with
 * a hint.
 */
export function PhoneField({ value, country, onValue, ...props }: PhoneFieldProps) {
  const { t } = useTranslation('accounts/sign-up');
  const { locale } = usePage();
  const hydrated = useHydrated();
  const countries = useMemo(() => (hydrated ? countriesIn(locale) : COUNTRIES), [hydrated, locale]);
  const kept = { number: value, country };
  const [text, setText] = useState(() => showPhone(kept));
  const iso2 = country.toLowerCase();
  const dialCode = COUNTRIES.find((one) => one.iso2 === iso2)?.dialCode;

  const change = (typed: string, chosen: string) => {
    setText(typed);
    const read = readPhone(typed, chosen);
    onValue(read.number, read.country);
  };

  const field = { ...props, ...(!isNumber(text) && { issue: 'phone_takes_digits' }) };
  return (
    <Field {...field}>
      <div className={classes.phone}>
        <div className={classes.country}>
          <span aria-hidden className={classes.code}>
            {country} +{dialCode}
            <IconChevronDown size={16} />
          </span>
          <select
            aria-label={t('phone_country')}
            autoComplete="off"
            className={classes.list}
            value={iso2}
            onChange={(event) => {
              const chosen = event.currentTarget.value.toUpperCase();
              const digits = bareDigits(kept);
              change(showPhone(readPhone(digits, chosen)), chosen);
            }}
          >
            {countries.map((one) => (
              <option key={one.iso2} value={one.iso2}>
                {one.name} +{one.dialCode}
              </option>
            ))}
          </select>
        </div>
        <input
          {...controlOf(field)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className={fieldClasses.control}
          value={text}
          onChange={(event) => change(event.currentTarget.value, country)}
          onBlur={() => setText(showPhone(kept))}
        />
      </div>
    </Field>
  );
}
