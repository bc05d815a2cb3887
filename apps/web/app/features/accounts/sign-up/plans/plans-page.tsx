import type { contract } from '@crewpad/contract';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { withChosenListing } from '../../../../lib/chosen-listing.ts';
import { usePlanTexts } from '../../../../lib/plan-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ScenePage } from '../../../../ui/scene-page.tsx';
import { ChosenListingCard } from '../../chosen-listing/chosen-listing-card.tsx';
import type { ChosenListing } from '../../chosen-listing/load-chosen-listing.ts';
import { useChosenListing } from '../../chosen-listing/use-chosen-listing.ts';
import { choosePlan } from '../draft.ts';
import { PolicyLinks } from '../policy-links.tsx';
import { SignUpSteps } from '../sign-up-steps.tsx';
import { PlanCard, PlanCards } from './plan-card.tsx';
import classes from './plan-cards.module.css';

/** Recommended: the plan for a first crash pad, which most listers have. */
const RECOMMENDED = 'basic';

interface PlansPageProps {
  plans: readonly contract.billing.SubscriptionPlan[];
  chosen: ChosenListing;
}

/** The three lister plans. */
export function PlansPage({ plans, chosen }: PlansPageProps) {
  const { t } = useTranslation('accounts/sign-up');
  const navigate = useNavigate();
  const planTexts = usePlanTexts();
  const path = useChosenListing(chosen);
  return (
    <ScenePage
      width="wide"
      above={<SignUpSteps at="plan" />}
      title={t('plans_title')}
      lead={t('plans_lead')}
    >
      <ChosenListingCard chosen={chosen} by="lister" />
      <PlanCards>
        {plans.map((record) => (
          <PlanCard
            key={record.plan}
            plan={record}
            mark={record.plan === RECOMMENDED && t('recommended')}
          >
            <Button
              variant={record.plan === RECOMMENDED ? 'accent' : 'outline'}
              className={classes.button}
              onClick={() => {
                choosePlan(record.plan);
                navigate(withChosenListing('/create-account/list-crashpad', path));
              }}
            >
              {t('choose_plan', { title: planTexts(record.plan).title })}
            </Button>
          </PlanCard>
        ))}
      </PlanCards>
      <PolicyLinks />
      <p className={classes.back}>
        <Link to={withChosenListing('/create-account', path)} className={classes.link}>
          {t('back_to_choice')}
        </Link>
      </p>
    </ScenePage>
  );
}
