import { countryNames } from '@crewpad/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { defaultCountries, parseCountry } from 'react-international-phone';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { usePage } from '../../../../lib/page-context.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { CoveringSelect, Input } from '../../../../ui/form/controls.tsx';
import { controlOf, Field, type FieldProps } from '../../../../ui/form/field.tsx';
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
  const phone = { number: value, country };
  const [text, setText] = useState(() => showPhone(phone));
  const iso2 = country.toLowerCase();
  const dialCode = COUNTRIES.find((country) => country.iso2 === iso2)?.dialCode;

  const change = (text: string, chosenCountry: string) => {
    setText(text);
    const nextPhone = readPhone(text, chosenCountry);
    onValue(nextPhone.number, nextPhone.country);
  };

  const field = { ...props, ...(!isNumber(text) && { issue: 'phone_takes_digits' }) };
  return (
    <Field {...field}>
      <div className="flex flex-wrap gap-2 [&>input]:grow [&>input]:basis-36">
        <div className="relative min-w-24 rounded-sm border border-line-strong bg-surface focus-within:border-focus focus-within:focus-glow">
          <span
            aria-hidden
            className="flex h-full items-center justify-between gap-1 px-3 py-0 font-medium"
          >
            {country} +{dialCode}
            <IconChevronDown size={16} />
          </span>
          <CoveringSelect
            aria-label={t('phone_country')}
            autoComplete="off"
            value={iso2}
            onChange={(event) => {
              const chosenCountry = event.currentTarget.value.toUpperCase();
              const digits = bareDigits(phone);
              change(showPhone(readPhone(digits, chosenCountry)), chosenCountry);
            }}
          >
            {countries.map((country) => (
              <option key={country.iso2} value={country.iso2}>
                {country.name} +{country.dialCode}
              </option>
            ))}
          </CoveringSelect>
        </div>
        <Input
          {...controlOf(field)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={text}
          onChange={(event) => change(event.currentTarget.value, country)}
          onBlur={() => setText(showPhone(phone))}
        />
      </div>
    </Field>
  );
}
