import type { contract } from '@crewpad/contract';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ScenePage } from '../../../ui/scene-page.tsx';
import { choosePlan } from './draft.ts';
import { PlanCard, PlanCards } from './plan-card.tsx';
import classes from './plan-cards.module.css';
import { PolicyLinks } from './policy-links.tsx';
import { SignUpSteps } from './sign-up-steps.tsx';

/** The three packages for listers. */
export function PlansPage({ plans }: { plans: readonly contract.billing.SubscriptionPlan[] }) {
  const { t } = useTranslation('sign-up');
  const navigate = useNavigate();
  const planTexts = usePlanTexts();
  return (
    <ScenePage
      width="wide"
      above={<SignUpSteps at="plan" />}
      title={t('plans_title')}
      lead={t('plans_lead')}
    >
      <PlanCards>
        {plans.map((record, at) => (
          <PlanCard key={record.plan} plan={record}>
            <Button
              variant={at === 0 ? 'accent' : 'outline'}
              className={classes.button}
              onClick={() => {
                choosePlan(record.plan);
                navigate('/create-account/list-crashpad');
              }}
            >
              {t('choose_plan', { title: planTexts(record.plan).title })}
            </Button>
          </PlanCard>
        ))}
      </PlanCards>
      <PolicyLinks />
      <p className={classes.back}>
        <Link to="/create-account" className={classes.link}>
          {t('back_to_choice')}
        </Link>
      </p>
    </ScenePage>
  );
}
