import { FEATURED_PLAN_RECORDS, FEATURED_PLANS, toDollars } from '@crewpad/domain';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { money } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { TextTable } from './text-page/index.ts';

const PRICES = {
  boost_subscription: 'price_monthly',
  boost_1_week: 'price_week',
  boost_1_month: 'price_month',
} as const;

/** The prices of promotions. */
export function PromotionPrices() {
  const { t } = useTranslation('content');
  const { locale } = usePage();
  return (
    <TextTable
      caption={t('prices')}
      heads={[t('price'), t('option'), t('runs')]}
      rows={FEATURED_PLANS.map((plan) => {
        const { price_cents, renews } = FEATURED_PLAN_RECORDS[plan];
        return {
          name: t(PRICES[plan], { amount: money(toDollars(price_cents), locale) }),
          cells: [
            t(renews ? 'featured_label' : 'boosted_label'),
            t(renews ? 'runs_ongoing' : 'runs_once'),
          ],
        };
      })}
    />
  );
}
