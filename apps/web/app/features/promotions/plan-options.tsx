import type { contract } from '@crewpad/contract';
import type { FeaturedPlan } from '@crewpad/domain';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import fieldClasses from '../../ui/form/field.module.css';
import formClasses from '../../ui/form/form.module.css';
import classes from './plan-options.module.css';

interface PlanOptionsProps {
  plans: contract.promotions.PromotionOffer['plans'];
  chosen: FeaturedPlan;
  onChoose: (plan: FeaturedPlan) => void;
}

/** The promotion options with price and end date. */
export function PlanOptions({ plans, chosen, onChoose }: PlanOptionsProps) {
  const { t } = useTranslation('promotions');
  const { locale } = usePage();
  return (
    <fieldset className={classes.options}>
      <legend className={classes.legend}>
        <h2 className={formClasses.heading}>{t('options')}</h2>
      </legend>
      {plans.map(({ featured_listing_plan: plan, price, ends_at, repeat }) => (
        <label key={plan} className={`${fieldClasses.choice} ${classes.option}`}>
          <input
            type="radio"
            name="featured_listing_plan"
            className={fieldClasses.box}
            value={plan}
            checked={chosen === plan}
            onChange={() => onChoose(plan)}
          />
          <span className={classes.what}>
            <span className={classes.head}>
              <strong>{t(plan)}</strong>
              <span className={classes.price}>
                {t(repeat ? 'per_month' : 'once', { price: exactMoney(price, locale) })}
              </span>
            </span>
            <span className={classes.then}>
              {t(`${plan}_then`, { date: fullDate(ends_at, locale) })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
