import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { periodDays } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import classes from './money.module.css';

interface AboutLineProps {
  payment_for: contract.rent.Transaction['payment_for'];
  amount: number;
  /** The period of rent, with its exclusive end. */
  period_from?: string | null;
  period_to?: string | null;
  /** The day of anything else. */
  day?: string | null;
}

/** What a dialog is about: purpose, amount, and the period or the day. */
export function AboutLine({ payment_for, amount, ...about }: AboutLineProps) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const { period_from: from, period_to: to, day } = about;
  const days = from && to ? periodDays(from, to, locale) : day ? shortDate(day, locale) : null;
  const values = {
    purpose: t(`purpose_${payment_for}`, { ns: 'common' }),
    amount: exactMoney(amount, locale),
  };
  return (
    <p className={classes.text}>
      {days === null ? t('about_amount', values) : t('about_days', { ...values, days })}
    </p>
  );
}
