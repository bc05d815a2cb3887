import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import classes from './will-charge.module.css';

interface WillChargeProps {
  charges: readonly contract.billing.WillCharge[];
}

/** What a card is charged when it is saved, and what later: read before the button. */
export function WillCharge({ charges }: WillChargeProps) {
  const { t } = useTranslation('billing/payment');
  const { locale } = usePage();
  const now = charges.filter(({ at_once }) => at_once);
  const later = charges.filter(({ at_once }) => !at_once);
  const key = ({ charge_id, title, at }: contract.billing.WillCharge) =>
    `${charge_id} ${title} ${at}`;
  return (
    <div className={classes.charges}>
      <p>{t(now.length > 0 ? 'charged_at_once' : 'charged_nothing')}</p>
      {now.length > 0 && (
        <ul>
          {now.map((charge) => (
            <li key={key(charge)}>
              {t('charge_line', {
                title: charge.title,
                amount: exactMoney(charge.amount, locale),
              })}
            </li>
          ))}
        </ul>
      )}
      {later.length > 0 && (
        <>
          <p>{t('charged_later')}</p>
          <ul>
            {later.map((charge) => (
              <li key={key(charge)}>
                {t('charge_line_on', {
                  title: charge.title,
                  amount: exactMoney(charge.amount, locale),
                  day: fullDate(charge.at, locale),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
