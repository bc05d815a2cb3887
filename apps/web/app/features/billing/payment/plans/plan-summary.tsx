import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { usePlanTexts, useSeekerPrice } from '../../../../lib/plan-texts.ts';
import classes from '../payment.module.css';
import ownClasses from './plan-summary.module.css';

/** The purchase: price today, later charges, and next steps. One line on phones. */
export function PlanSummary({ plan }: { plan: contract.billing.SubscriptionPlan }) {
  const { t } = useTranslation('billing/payment');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const seekerPrice = useSeekerPrice();
  const [open, setOpen] = useState(false);
  const { title, term, description, highlights } = planTexts(plan.plan);
  const price = exactMoney(plan.priceAmount, locale);
  const isLister = isListerPlan(plan.plan);
  return (
    <section aria-labelledby="your-plan" className={ownClasses.plan}>
      <p id="your-plan" className={ownClasses.over}>
        {t('your_plan')}
      </p>
      <div className={ownClasses.line}>
        <h2 className={ownClasses.name}>{title}</h2>
        <p className={ownClasses.price}>
          {isLister ? t('price_term', { price, term }) : seekerPrice}
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="plan-more"
          aria-label={t('plan_details')}
          className={ownClasses.unfold}
          onClick={() => setOpen(!open)}
        >
          <IconChevronDown aria-hidden size={22} />
        </button>
      </div>
      <div id="plan-more" className={ownClasses.more} data-open={open || undefined}>
        {isLister && <p className={classes.soft}>{t('in_short', { description })}</p>}
        <ul className={classes.highlights}>
          {highlights.map((highlight) => (
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
        {isLister && <p className={classes.soft}>{t('next_lister', { price })}</p>}
        <p className={classes.soft}>{t(isLister ? 'after_lister' : 'after_seeker')}</p>
      </div>
    </section>
  );
}
