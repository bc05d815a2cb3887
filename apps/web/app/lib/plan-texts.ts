import { PLAN_RECORDS, type Plan } from '@crewpad/domain';
import { useTranslation } from '../i18n/use-translation.tsx';
import { exactMoney } from './format.ts';
import { usePage } from './page-context.ts';

/** A plan in words. */
export function usePlanTexts() {
  const { t } = useTranslation('billing/plans');
  return (plan: Plan) => ({
    title: t(`${plan}_title`, { ns: 'common' }),
    /** The term, shown beside the price. */
    term: t(`${plan}_term`),
    description: t(`${plan}_description`),
    highlights: [t(`${plan}_highlight_1`), t(`${plan}_highlight_2`), t(`${plan}_highlight_3`)],
  });
}

const CENTS = 100;

/** The seeker price in one sentence. */
export function useSeekerPrice(): string {
  const { t } = useTranslation('billing/plans');
  const { locale } = usePage();
  const { price_cents, months } = PLAN_RECORDS.seeker;
  return t('seeker_price', { price: exactMoney(price_cents / CENTS, locale), months });
}
