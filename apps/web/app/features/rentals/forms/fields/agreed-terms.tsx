import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../../../lib/format.ts';
import { hourOfDay } from '../../../../lib/format-times.ts';
import { usePage } from '../../../../lib/page-context.ts';
import classes from '../../../../ui/form/dialog-form.module.css';

/** The agreed terms, which neither party can change alone. */
export function AgreedTerms({ rental }: { rental: contract.rentals.Rental }) {
  const { t } = useTranslation('rental-forms');
  const { locale } = usePage();
  const { start_date, start_time, checkout_date, checkout_time, deposit } = rental;
  const at = (date: string, time: string | null) => ({
    date: shortDate(date, locale),
    time: hourOfDay(time ?? '00:00', locale),
  });
  return (
    <div className={classes.agreed}>
      <p className={classes.promptTitle}>{t('agreed')}</p>
      <ul className={classes.facts}>
        <li>{t('agreed_from', at(start_date, start_time))}</li>
        <li>
          {checkout_date === null
            ? t('agreed_open')
            : t('agreed_to', at(checkout_date, checkout_time))}
        </li>
        <li>{t('agreed_deposit', { amount: exactMoney(deposit, locale) })}</li>
      </ul>
      <p className={classes.small}>{t('agreed_text')}</p>
    </div>
  );
}
