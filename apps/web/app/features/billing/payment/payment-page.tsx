import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../lib/page-context.ts';
import { ScenePage } from '../../../ui/scene-page.tsx';
import { SignUpSteps } from '../../accounts/index.ts';
import { OtherPlans } from './other-plans.tsx';
import { OtherTerms } from './other-terms.tsx';
import classes from './payment.module.css';
import { type PaymentFormProps, PaymentSheet } from './payment-form.tsx';
import { PlanSummary } from './plan-summary.tsx';

interface PaymentPageProps extends Pick<PaymentFormProps, 'user' | 'card'> {
  /** The plan that was chosen at sign-up. */
  plan: contract.billing.SubscriptionPlan;
  plans: readonly contract.billing.SubscriptionPlan[];
}

/** The first payment of a sign-up: what it costs, by which card, and what happens next. */
export function PaymentPage({ plan: chosen, plans, user, card }: PaymentPageProps) {
  const { t } = useTranslation('payment');
  const { member } = usePage();
  const [plan, setPlan] = useState(chosen);
  const [isAgreed, setAgreed] = useState(false);
  // Seekers and listers agree to different terms.
  const isOtherRole = isListerPlan(plan.plan) !== isListerPlan(chosen.plan);
  return (
    <ScenePage
      width="wide"
      above={<SignUpSteps at="payment" />}
      title={t('payment_title')}
      lead={t('payment_lead')}
    >
      <div className={classes.columns}>
        <div className={classes.aside}>
          <PlanSummary plan={plan} />
          {!member?.switched && (
            <OtherPlans
              plans={plans}
              current={plan}
              onChoose={(next) => {
                setPlan(next);
                setAgreed(false);
              }}
            />
          )}
        </div>
        <PaymentSheet
          {...{ user, card, plan }}
          purpose="sign_up"
          before={
            isOtherRole && <OtherTerms plan={plan.plan} isAgreed={isAgreed} onAgree={setAgreed} />
          }
          isHeld={isOtherRole && !isAgreed}
        />
      </div>
    </ScenePage>
  );
}
