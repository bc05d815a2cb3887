import type { contract } from '@crewpad/contract';
import type { Plan } from '@crewpad/domain';
import { isListerPlan } from '@crewpad/domain';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { withChosenListing } from '../../../../lib/chosen-listing.ts';
import { money } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { usePlanTexts, useSeekerPrice } from '../../../../lib/plan-texts.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import formClasses from '../../../../ui/form/form.module.css';
import { Form } from '../../../../ui/form/form.tsx';
import { ScenePage, Sheet } from '../../../../ui/scene-page.tsx';
import { ChosenListingCard } from '../../chosen-listing/chosen-listing-card.tsx';
import type { ChosenListing } from '../../chosen-listing/load-chosen-listing.ts';
import { useChosenListing } from '../../chosen-listing/use-chosen-listing.ts';
import type { Draft } from '../draft.ts';
import { EMPTY_DETAILS, readDraft } from '../draft.ts';
import { PolicyLinks } from '../policy-links.tsx';
import { SignUpSteps } from '../sign-up-steps.tsx';
import { DetailsFields } from './details-fields.tsx';
import ownClasses from './details-form.module.css';
import classes from './details-page.module.css';
import { DetailsProgress } from './details-progress.tsx';
import { DETAILS_STEPS } from './details-steps.ts';
import { useDetails } from './use-details.ts';

interface DetailsPageProps {
  type: 'list-crashpad' | 'need-crashpad';
  plans: readonly contract.billing.SubscriptionPlan[];
  chosen: ChosenListing;
}

/** The account details of sign-up, for the selected plan. */
export function DetailsPage({ type, plans, chosen }: DetailsPageProps) {
  const { t } = useTranslation('accounts/sign-up');
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

interface DetailsFormProps {
  draft: Draft;
  plan: Plan;
  /** The path of the listing that the visitor chose. */
  chosenPath: string | null;
}

/** The account details on three short screens. */
function DetailsForm({ draft, plan, chosenPath }: DetailsFormProps) {
  const { t } = useTranslation('accounts/sign-up');
  const { t: f } = useTranslation('ui/form');
  const hydrated = useHydrated();
  const filled = useDetails(draft, plan, chosenPath);
  const { step, busy } = filled;
  const isLast = step === DETAILS_STEPS.at(-1);
  return (
    <>
      <DetailsProgress step={step} />
      <Form form={filled.form} onSubmit={filled.submit}>
        <DetailsFields {...filled} />
        <div>
          <div className={ownClasses.buttons}>
            {step !== DETAILS_STEPS[0] && (
              <Button variant="outline" className={ownClasses.back} onClick={filled.goBack}>
                {t('back')}
              </Button>
            )}
            <Button
              type="submit"
              variant="accent"
              className={formClasses.submit}
              disabled={!hydrated || busy}
            >
              {busy ? f('one_moment') : t('continue')}
            </Button>
          </div>
          <p className={formClasses.why}>{t(isLast ? 'optional_hint' : 'continue_hint')}</p>
          <PolicyLinks />
        </div>
      </Form>
    </>
  );
}
