import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';

interface AutopayConsentProps {
  terms: Pick<contract.rentals.Offer, 'rental_amount' | 'payment_date'>;
  /** The costs that an invitation shows above it. */
  quote?: contract.rentals.RentQuote;
  /** The label of the consent button. */
  button: string;
}

/** The AutoPay consent: what is charged, when, and how to stop. */
export function AutopayConsent({ terms, quote, button }: AutopayConsentProps) {
  const { t } = useTranslation('rent/tenant/money');
  const { t: rental } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const monthly = rental('every_month', {
    amount: exactMoney(terms.rental_amount, locale),
    count: terms.payment_date,
    ordinal: true,
  });
  const total = quote?.total;
  return (
    <section
      aria-label={t('consent_label')}
      className="rounded-md bg-sunken p-4 text-xs text-ink-soft"
    >
      <p className="m-0 font-medium text-ink">{t('consent_lead', { button })}</p>
      <ul className="mx-0 mt-2 mb-0 grid gap-1 pl-4">
        <li>
          {total === undefined
            ? t('consent_charge', { monthly })
            : t('consent_charges', { total: exactMoney(total, locale) })}
        </li>
        <li>{t('consent_raise')}</li>
        <li>{t('consent_stop')}</li>
      </ul>
    </section>
  );
}
