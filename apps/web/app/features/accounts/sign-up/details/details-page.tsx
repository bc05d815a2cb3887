import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { withChosenListing } from '../../../../lib/chosen-listing.ts';
import { money } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { usePlanTexts, useSeekerPrice } from '../../../../lib/plan-texts.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { ScenePage, Sheet } from '../../../../ui/scene-page.tsx';
import { ChosenListingCard } from '../../chosen-listing/chosen-listing-card.tsx';
import type { ChosenListing } from '../../chosen-listing/load-chosen-listing.ts';
import { useChosenListing } from '../../chosen-listing/use-chosen-listing.ts';
import { EMPTY_DETAILS, readDraft } from '../draft.ts';
import { SignUpSteps } from '../sign-up-steps.tsx';
import { DetailsForm } from './details-form.tsx';
import classes from './details-page.module.css';

interface DetailsPageProps {
  type: 'list-crashpad' | 'need-crashpad';
  plans: readonly contract.billing.SubscriptionPlan[];
  chosen: ChosenListing;
}

/** The account details of sign-up, for the selected plan. */
export function DetailsPage({ type, plans, chosen }: DetailsPageProps) {
  const { t } = useTranslation('sign-up');
  const { locale } = usePage();
  const navigate = useNavigate();
  const planTexts = usePlanTexts();
  const seekerPrice = useSeekerPrice();
  const path = useChosenListing(chosen);
  const hydrated = useHydrated();
  // Only the browser has the selection and the input.
  const draft = hydrated ? readDraft() : null;
  const isLister = type === 'list-crashpad';
  const hasPlan = !isLister || isListerPlan(draft?.user_plan);

  useEffect(() => {
    if (hydrated && !hasPlan) {
      navigate(withChosenListing('/create-account/lister-package', path), { replace: true });
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
              to={withChosenListing(
                isLister ? '/create-account/lister-package' : '/create-account',
                path,
              )}
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
      <ChosenListingCard chosen={chosen} by={isLister ? 'lister' : 'seeker'} />
      <Sheet>
        <DetailsForm
          key={hydrated ? 'browser' : 'server'}
          draft={draft ?? { ...EMPTY_DETAILS, user_plan }}
          plan={user_plan}
          chosenPath={path}
        />
      </Sheet>
    </ScenePage>
  );
}
