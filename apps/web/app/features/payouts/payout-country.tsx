import { countryNames, payoutCountries } from '@crewpad/domain';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { usePage } from '../../lib/page-context.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** A country without payouts. */
export const OTHER_COUNTRY = 'other';

interface PayoutCountryProps {
  /** Its code; empty: none yet. */
  value: string;
  onValue: (country: string) => void;
  /** The lister has continued without one. */
  isMissing: boolean;
}

/** Where the lister's bank account is. */
export function PayoutCountry({ value, onValue, isMissing }: PayoutCountryProps) {
  const { t } = useTranslation('payouts');
  const { locale } = usePage();
  const nameOf = countryNames(locale);
  const countries = payoutCountries()
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <SelectField
      name="country"
      label={t('country')}
      hint={t('country_hint')}
      issue={isMissing && value === '' ? 'payout_country_is_required' : undefined}
      value={value}
      onValue={onValue}
    >
      {value === '' && <option value="">{t('country_choose')}</option>}
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      <option value={OTHER_COUNTRY}>{t('country_other')}</option>
    </SelectField>
  );
}

/** What a lister does whose bank account is elsewhere. */
export function CollectManually() {
  const { t } = useTranslation('payouts');
  return (
    <div role="status" className="grid gap-4 [&_p]:m-0">
      <h3 className="m-0 text-md">{t('manual')}</h3>
      <p>{t('manual_text')}</p>
      <p className="flex flex-wrap gap-2 [.guide_&]:mt-4">
        <LinkButton to="/my-crew" variant="outline">
          {t('manual_record')}
        </LinkButton>
      </p>
    </div>
  );
}
