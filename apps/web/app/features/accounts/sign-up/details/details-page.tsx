import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { money } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { usePlanTexts, useSeekerPrice } from '../../../../lib/plan-texts.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { withWanted } from '../../../../lib/wanted-listing.ts';
import { ScenePage, Sheet } from '../../../../ui/scene-page.tsx';
import type { Wanted } from '../../wanted/load-wanted.ts';
import { useWanted } from '../../wanted/use-wanted.ts';
import { WantedCard } from '../../wanted/wanted-card.tsx';
import { EMPTY_DETAILS, readDraft } from '../draft.ts';
import { SignUpSteps } from '../sign-up-steps.tsx';
import { DetailsForm } from './details-form.tsx';
import classes from './details-page.module.css';

interface DetailsPageProps {
  type: 'list-crashpad' | 'need-crashpad';
  plans: readonly contract.billing.SubscriptionPlan[];
  wanted: Wanted;
}

/** The account details of sign-up, for the selected plan. */
export function DetailsPage({ type, plans, wanted }: DetailsPageProps) {
  const { t } = useTranslation('sign-up');
  const { locale } = usePage();
  const navigate = useNavigate();
  const planTexts = usePlanTexts();
  const seekerPrice = useSeekerPrice();
  const path = useWanted(wanted);
  const hydrated = useHydrated();
  // Only the browser has the selection and the input.
  const draft = hydrated ? readDraft() : null;
  const isLister = type === 'list-crashpad';
  const hasPlan = !isLister || isListerPlan(draft?.user_plan);

  useEffect(() => {
    if (hydrated && !hasPlan) {
      navigate(withWanted('/create-account/lister-package', path), { replace: true });
    }
  }, [hydrated, hasPlan, navigate, path]);

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
            {isLister
              ? t('details_lead_lister', price)
              : t('details_lead_seeker', { price: seekerPrice })}{' '}
            <Link
              to={withWanted(isLister ? '/create-account/lister-package' : '/create-account', path)}
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
      <WantedCard wanted={wanted} by={isLister ? 'lister' : 'seeker'} />
      <Sheet>
        <DetailsForm
          key={hydrated ? 'browser' : 'server'}
          draft={draft ?? { ...EMPTY_DETAILS, user_plan }}
          plan={user_plan}
          wanted={path}
        />
      </Sheet>
    </ScenePage>
  );
}
