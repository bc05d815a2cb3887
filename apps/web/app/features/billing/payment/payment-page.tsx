import type { contract } from '@crewpad/contract';
import { isListerPlan, type Plan } from '@crewpad/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { CheckField } from '../../../ui/form/choice-fields.tsx';
import { ScenePage } from '../../../ui/scene-page.tsx';
import {
  type ChosenListing,
  ChosenListingCard,
  SignUpSteps,
  TermsText,
  useChosenListing,
} from '../../accounts/index.ts';
import classes from './payment.module.css';
import { type PaymentFormProps, PaymentSheet } from './payment-form.tsx';
import otherPlansClasses from './plans/other-plans.module.css';
import { OtherPlans } from './plans/other-plans.tsx';
import { PlanSummary } from './plans/plan-summary.tsx';

interface PaymentPageProps extends Pick<PaymentFormProps, 'user' | 'card'> {
  /** The plan selected at sign-up. */
  plan: contract.billing.SubscriptionPlan;
  plans: readonly contract.billing.SubscriptionPlan[];
  chosen: ChosenListing;
}

/** The first payment of a sign-up: price, card, and next steps. */
export function PaymentPage({ plan: initialPlan, plans, user, card, chosen }: PaymentPageProps) {
  const { t } = useTranslation('billing/payment');
  const { member } = usePage();
  useChosenListing(chosen);
  const [query, setQuery] = useSearchParams();
  // In the address, so that a reload keeps it; also a state, so that the radio answers at once.
  const named = query.get('plan');
  const [plan, setPlan] = useState(plans.find((one) => one.plan === named) ?? initialPlan);
  const [isAgreed, setAgreed] = useState(false);
  // Seekers and listers agree to different terms.
  const isOtherRole = isListerPlan(plan.plan) !== isListerPlan(initialPlan.plan);
  const choose = (next: typeof plan) => {
    setPlan(next);
    setAgreed(false);
    setQuery(
      (last) => {
        last.set('plan', next.plan);
        return last;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <ScenePage
      width="wide"
      above={<SignUpSteps at="payment" />}
      title={t('payment_title')}
      lead={t('payment_lead')}
    >
      <ChosenListingCard chosen={chosen} by={isListerPlan(plan.plan) ? 'lister' : 'seeker'} />
      <div className={classes.signUp}>
        <PlanSummary plan={plan} />
        {!member?.switched && <OtherPlans plans={plans} current={plan} onChoose={choose} />}
        <div className={classes.pays}>
          <PaymentSheet
            {...{ user, card, plan }}
            purpose="sign_up"
            before={
              isOtherRole && <OtherTerms plan={plan.plan} isAgreed={isAgreed} onAgree={setAgreed} />
            }
            isHeld={isOtherRole && !isAgreed}
          />
        </div>
      </div>
    </ScenePage>
  );
}

interface OtherTermsProps {
  plan: Plan;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** The terms of the other role, which this sign-up did not include. */
function OtherTerms({ plan, isAgreed, onAgree }: OtherTermsProps) {
  const { t } = useTranslation('billing/payment');
  const role = isListerPlan(plan) ? 'lister' : 'seeker';
  return (
    <div className={otherPlansClasses.terms}>
      <p>{t(`other_terms_${role}`)}</p>
      <details>
        <DisclosureSummary>{t('read_terms')}</DisclosureSummary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard. */}
        <div className={otherPlansClasses.text} tabIndex={0}>
          <TermsText role={role} plan={plan} />
        </div>
      </details>
      <CheckField name="agree" label={t('agree_terms')} checked={isAgreed} onValue={onAgree} />
    </div>
  );
}
