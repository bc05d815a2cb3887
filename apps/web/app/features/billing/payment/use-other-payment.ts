import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import type { OtherPayment } from './settle.ts';

/** What a page says when another tab, or the lister's entry, came first. */
export function useOtherPayment(): (other: OtherPayment) => string {
  const { t } = useTranslation('billing/payment');
  const { locale } = usePage();
  return ({ message, isPaid, paid }) => {
    if (!isPaid) return t('other_failed');
    if (message !== '' || paid === undefined) return message || t('paid_before');
    return t('paid_elsewhere', { amount: exactMoney(paid.amount, locale) });
  };
}
