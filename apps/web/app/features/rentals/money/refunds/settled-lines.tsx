import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { periodDays } from '../../mine/card/rental-times.ts';
import classes from '../money.module.css';
import { type PaymentTarget, type SettledPart, settlementOf } from './settlement.ts';

/** The rent that a payment covers. */
export function SettledLines(props: { target: PaymentTarget; amount: number | null }) {
  const { target, amount } = props;
  const { t } = useTranslation('money-forms');
  const { locale } = usePage();
  const parts = amount === null ? [] : settlementOf(target, amount);
  const textOf = ({ kind, amount: part, left, period }: SettledPart) => {
    const sums = { amount: exactMoney(part, locale), left: exactMoney(left, locale) };
    if (kind === 'others' || kind === 'extra') return t(`settles_${kind}`, sums);
    const days = {
      period: periodDays(period?.period_from ?? '', period?.period_to ?? '', locale),
    };
    if (kind === 'next') return t('settles_next', { ...sums, ...days });
    return left > 0 ? t('settles_part', { ...sums, ...days }) : t('settles_due', days);
  };
  return (
    <div role="status">
      {parts.length > 0 && (
        <ul className={classes.settled}>
          {parts.map((part) => (
            <li key={part.kind}>{textOf(part)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
