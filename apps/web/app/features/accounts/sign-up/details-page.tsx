import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { DetailsForm } from './details-form.tsx';
import classes from './details-page.module.css';
import { EMPTY_DETAILS, readDraft } from './draft.ts';
import { SignUpSteps } from './sign-up-steps.tsx';

interface DetailsPageProps {
  type: 'list-crashpad' | 'need-crashpad';
  plans: readonly contract.billing.SubscriptionPlan[];
}

/** The account details of sign-up, for the plan that was chosen before. */
export function DetailsPage({ type, plans }: DetailsPageProps) {
  const { t } = useTranslation('sign-up');
  const { locale } = usePage();
  const navigate = useNavigate();
  const planTexts = usePlanTexts();
  const hydrated = useHydrated();
  // Only the browser knows what was chosen and typed.
  const draft = hydrated ? readDraft() : null;
  const isLister = type === 'list-crashpad';
  const hasPlan = !isLister || isListerPlan(draft?.user_plan);

  useEffect(() => {
    if (hydrated && !hasPlan) navigate('/create-account/lister-package', { replace: true });
  }, [hydrated, hasPlan, navigate]);

  const user_plan = isLister ? (draft?.user_plan ?? 'basic') : 'seeker';
  const plan = plans.find((one) => one.plan === user_plan);
  const price = plan && {
    title: planTexts(plan.plan).title,
    price: money(plan.priceAmount, locale),
    term: planTexts(plan.plan).term,
  };
  return (
    <ScenePage
      width="form"
      above={<SignUpSteps at="details" />}
      title={t('details_title')}
      lead={
        hydrated && hasPlan && price ? (
          <>
            {t(isLister ? 'details_lead_lister' : 'details_lead_seeker', price)}{' '}
            <Link
              to={isLister ? '/create-account/lister-package' : '/create-account'}
              className={classes.change}
            >
              {t('change_plan')}
            </Link>
          </>
        ) : (
          '\u00a0'
        )
      }
    >
      <Sheet>
        <DetailsForm
          key={hydrated ? 'browser' : 'server'}
          draft={draft ?? { ...EMPTY_DETAILS, user_plan }}
          plan={user_plan}
        />
      </Sheet>
    </ScenePage>
  );
}
