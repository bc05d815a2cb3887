import type { contract } from '@crewpad/contract';
import { useTranslation } from '../i18n/use-translation.tsx';
import { exactMoney, shortDate } from './format.ts';
import { periodDays } from './format-times.ts';
import { usePage } from './page-context.ts';

type ObjectionSubject = Pick<contract.rentals.Objection, 'about' | 'amount' | 'days'> & {
  /** What a deduction was kept for: two of one day may have one amount. */
  reason?: string | null;
};

/** What objections are about, as part of a sentence: "the rent of $400.00 for Mar 1 – 31, 2027". */
export function useObjectionWords(): (subject: ObjectionSubject) => string {
  const { t } = useTranslation('rentals/history');
  const { locale } = usePage();
  return ({ about, amount, days: { from, to }, reason }) => {
    const days =
      from === null ? '' : to === null ? shortDate(from, locale) : periodDays(from, to, locale);
    const part = { amount: exactMoney(amount, locale), days };
    return about === 'deduction' && reason
      ? t('about_deduction_for', { ...part, reason })
      : t(`about_${about}`, part);
  };
}
