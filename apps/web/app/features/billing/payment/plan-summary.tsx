import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import classes from './payment.module.css';

/** What is bought: its price today, what is charged later, and what comes next. */
export function PlanSummary({ plan }: { plan: contract.billing.SubscriptionPlan }) {
  const { t } = useTranslation('payment');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const price = exactMoney(plan.priceAmount, locale);
  const isLister = isListerPlan(plan.plan);
  return (
    <section aria-labelledby="your-plan" className={classes.plan}>
      <p id="your-plan" className={classes.over}>
        {t('your_plan')}
      </p>
      <h2 className={classes.name}>{planTexts(plan.plan).title}</h2>
      <p className={classes.price}>{t('price_term', { price, term: planTexts(plan.plan).term })}</p>
      <p className={classes.soft}>
        {t('in_short', { description: planTexts(plan.plan).description })}
      </p>
      <ul className={classes.highlights}>
        {planTexts(plan.plan).highlights.map((highlight) => (
          <li key={highlight} className={classes.highlight}>
            <IconCheck aria-hidden size={20} className={classes.check} />
            {highlight}
          </li>
        ))}
      </ul>
      <p className={classes.total}>
        <span>{t('today')}</span>
        <strong>{price}</strong>
      </p>
      <p className={classes.soft}>{t(isLister ? 'next_lister' : 'next_seeker', { price })}</p>
      <p className={classes.soft}>{t(isLister ? 'after_lister' : 'after_seeker')}</p>
    </section>
  );
}
