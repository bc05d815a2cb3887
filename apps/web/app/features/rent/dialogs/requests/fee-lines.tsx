import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import classes from '../money.module.css';
import { feeOf } from '../typed-amount.ts';

/** The fee of a card payment for the lister. */
export function FeeLines({ amount }: { amount: number | null }) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const fee = feeOf(amount);
  if (amount === null || fee === null) return null;
  const lines = [
    ['fee_tenant_pays', amount],
    ['fee_fee', -fee.fee],
    ['fee_you_receive', fee.net],
  ] as const;
  return (
    <div role="status" className={classes.sums}>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{exactMoney(value, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.small}>{t('fee_about')}</p>
    </div>
  );
}
