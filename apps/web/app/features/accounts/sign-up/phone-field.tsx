import { IconChevronDown } from '@tabler/icons-react';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  defaultCountries,
  guessCountryByPartialPhoneNumber,
  parseCountry,
  usePhoneInput,
} from 'react-international-phone';
import { signUpText } from '../../../i18n/en/sign-up.ts';
import fieldClasses from '../../../ui/form/field.module.css';
import { controlOf, Field, type FieldProps } from '../../../ui/form/field.tsx';
import classes from './phone-field.module.css';

interface PhoneFieldProps extends FieldProps {
  /** With its country's code, digits only: +13055550100. Empty when nothing was typed. */
  value: string;
  country: string;
  onValue: (phone: string, country: string) => void;
}

const COUNTRIES = defaultCountries.map((country) => parseCountry(country));

/** A phone number of any country: the list gives the code, or the typed code picks the country. */
export function PhoneField({ value, country, onValue, ...field }: PhoneFieldProps) {
  const { t } = useTranslation(signUpText);
  const phone = usePhoneInput({
    defaultCountry: country.toLowerCase(),
    value,
    countries: defaultCountries,
    // The code stands in the list beside it; a number that is typed with one picks its country.
    disableDialCodeAndPrefix: true,
    onChange: (next) => {
      // The code alone is no number yet.
      const isEmpty = next.phone.replace('+', '') === next.country.dialCode;
      const typed = isEmpty ? '' : next.phone;
      const iso2 = next.country.iso2.toUpperCase();
      // It also tells what it begins with, which nobody has typed.
      if (typed !== value || iso2 !== country) onValue(typed, iso2);
    },
  });
  // A number with its code, shown as it is typed: the list follows, and takes the code when done.
  const [withCode, setWithCode] = useState<string | null>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    if (!typed.trimStart().startsWith('+')) {
      setWithCode(null);
      phone.handlePhoneValueChange(event);
      return;
    }
    setWithCode(typed);
    const number = `+${typed.replace(/\D/g, '')}`;
    const { country: guessed } = guessCountryByPartialPhoneNumber({ phone: number });
    onValue(number, guessed?.iso2.toUpperCase() ?? country);
  };

  return (
    <Field {...field}>
      <div className={classes.phone}>
        <div className={classes.country}>
          <span aria-hidden className={classes.code}>
            {phone.country.iso2.toUpperCase()} +{phone.country.dialCode}
            <IconChevronDown size={16} />
          </span>
          <select
            aria-label={t('phone_country')}
            autoComplete="off"
            className={classes.list}
            value={phone.country.iso2}
            onChange={(event) => phone.setCountry(event.currentTarget.value)}
          >
            {COUNTRIES.map(({ iso2, name, dialCode }) => (
              <option key={iso2} value={iso2}>
                {name} +{dialCode}
              </option>
            ))}
          </select>
        </div>
        <input
          {...controlOf(field)}
          ref={phone.inputRef}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className={fieldClasses.control}
          value={withCode ?? phone.inputValue}
          onChange={change}
          onBlur={() => setWithCode(null)}
        />
      </div>
    </Field>
  );
}
