import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { usePlanTexts, useSeekerPrice } from '../../../../lib/plan-texts.ts';
import { DisclosureSummary } from '../../../../ui/disclosure-summary.tsx';
import fieldClasses from '../../../../ui/form/field.module.css';
import classes from './other-plans.module.css';

type SubscriptionPlan = contract.billing.SubscriptionPlan;

interface OtherPlansProps {
  plans: readonly SubscriptionPlan[];
  current: SubscriptionPlan;
  onChoose: (plan: SubscriptionPlan) => void;
}

/** An unpaid sign-up can switch to any plan, for seekers and for listers. */
export function OtherPlans({ plans, current, onChoose }: OtherPlansProps) {
  const { t } = useTranslation('billing/payment');
  const seekers = plans.filter(({ plan }) => !isListerPlan(plan));
  const listers = plans.filter(({ plan }) => isListerPlan(plan));
  return (
    <div className={classes.others}>
      <details className={classes.plans}>
        <DisclosureSummary>{t('choose_another')}</DisclosureSummary>
        <PlanGroup label={t('for_seekers')} plans={seekers} {...{ current, onChoose }} />
        <PlanGroup label={t('for_listers')} plans={listers} {...{ current, onChoose }} />
      </details>
      <p className={classes.ways}>
        <Link to="/processing/payment?action=update-payment-method">{t('update_method')}</Link>
      </p>
    </div>
  );
}

function PlanGroup({ label, plans, current, onChoose }: OtherPlansProps & { label: string }) {
  const { t } = useTranslation('billing/payment');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const seekerPrice = useSeekerPrice();
  const priceOf = ({ plan, priceAmount }: SubscriptionPlan) =>
    t('price_term', { price: exactMoney(priceAmount, locale), term: planTexts(plan).term });
  // The first two are the limits of crash pads and tenants.
  const limitsOf = ({ plan }: SubscriptionPlan) =>
    planTexts(plan).highlights.slice(0, 2).join(' · ');
  return (
    <fieldset className={fieldClasses.field}>
      <legend className={fieldClasses.label}>{label}</legend>
      <div className={classes.choices}>
        {plans.map((plan) => (
          <label key={plan.plan} className={fieldClasses.choice}>
            <input
              type="radio"
              name="plan"
              className={fieldClasses.box}
              checked={plan.plan === current.plan}
              onChange={() => onChoose(plan)}
            />
            <span>
              <strong>{planTexts(plan.plan).title}</strong>{' '}
              {isListerPlan(plan.plan) ? priceOf(plan) : seekerPrice}
              <small className={classes.record}>
                {isListerPlan(plan.plan) ? limitsOf(plan) : priceOf(plan)}
              </small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
