import type { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { isListerPlan, type Plan } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/browser-call.ts';
import { withChosenListing } from '../../../../lib/chosen-listing.ts';
import { money } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { usePlanTexts, useSeekerPrice } from '../../../../lib/plan-texts.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { type FieldIssue, issuesFromServer } from '../../../../ui/form/field-issues.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { whyClass } from '../../../../ui/form/form-classes.ts';
import { ScenePage, Sheet } from '../../../../ui/scene-page.tsx';
import { dismissToasts, toast } from '../../../../ui/toast.ts';
import { ChosenListingCard } from '../../chosen-listing/chosen-listing-card.tsx';
import type { ChosenListing } from '../../chosen-listing/load-chosen-listing.ts';
import { useChosenListing } from '../../chosen-listing/use-chosen-listing.ts';
import { useCommonPassword } from '../../password/new-password-fields.tsx';
import {
  type Draft,
  EMPTY_DETAILS,
  readDraft,
  storeDraft,
  storePasswords,
  typedPasswords,
} from '../draft.ts';
import { PolicyLinks } from '../policy-links.tsx';
import { SignUpSteps } from '../sign-up-steps.tsx';
import {
  checkDetails,
  DETAILS_STEPS,
  type DetailsStep,
  openStep,
  PASSWORDS,
  SIGN_UP_ORDER,
  stepOf,
} from './check-details.ts';
import { DetailsFields, DetailsProgress, useTypedDetails } from './details-fields.tsx';

const TAKEN_EMAIL = 'taken email';

/**
 * State and actions of the account details form; the address has its screen.
 * @param chosenPath the path of the listing that the visitor chose
 */
function useDetails(draft: Draft, user_plan: Plan, chosenPath: string | null) {
  const { t } = useTranslation('accounts/sign-up');
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const input = useTypedDetails(draft, typedPasswords(), (change) =>
    storeDraft({ ...change, user_plan }),
  );
  const { details, passwords, form } = input;
  const common = useCommonPassword(passwords.password);
  const [busy, setBusy] = useState(false);
  const stepName = query.get('step');
  // The server does not have the input.
  const step = hydrated ? openStep(stepName, details, passwords) : 'you';

  const goTo = (next: DetailsStep, replace = false) =>
    setQuery(
      (last) => {
        if (next === 'you') last.delete('step');
        else last.set('step', next);
        return last;
      },
      { replace, preventScrollReset: true },
    );
  useEffect(() => {
    if (stepName !== null && hydrated && stepName !== step) goTo(step, true);
  });

  /** Shows the errors, on the screen that has the first one. */
  const complain = (issues: readonly FieldIssue[]) => {
    form.show(issues);
    const first = issues[0];
    if (first && stepOf(first.field) !== step) goTo(stepOf(first.field));
  };

  // The toast leaves with the email that it is about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new email.
  useEffect(() => () => dismissToasts(TAKEN_EMAIL), [details.email]);

  const arePasswordsTyped = passwords.password !== '' || passwords.confirm_password !== '';

  const refusalOfEmail = async (): Promise<FieldIssue[]> => {
    const { exists, message } = await call(
      accounts.emailExists,
      { body: { email: details.email.trim() } },
      { quiet: true, anonymous: true },
    );
    if (!exists) return [];
    toast({ kind: 'error', message, about: TAKEN_EMAIL });
    return [{ field: 'email', key: 'email_is_taken' }];
  };

  const submit = async () => {
    const issues = checkDetails(details, passwords).filter(({ field }) => {
      // After a reload they are entered again with the terms.
      if (step === 'more') return arePasswordsTyped || !PASSWORDS.includes(field);
      return stepOf(field) === step;
    });
    complain(issues);
    if (issues.length > 0 || busy) return;
    if (step === 'you') return goTo('contact');
    setBusy(true);
    try {
      if (step === 'contact') {
        const refusals = await Promise.all([refusalOfEmail(), common.refusal(details)]);
        complain(refusals.flat());
        if (refusals.flat().length === 0) goTo('more');
        return setBusy(false);
      }
      storeDraft({ ...details, user_plan });
      storePasswords(arePasswordsTyped ? passwords : null);
      await navigate(withChosenListing('/notice-of-understanding', chosenPath));
    } catch (error) {
      setBusy(false);
      const refusal = isApiError(error) ? error.body : undefined;
      complain(issuesFromServer(refusal?.errors, SIGN_UP_ORDER));
      toast({
        kind: 'error',
        message: refusal?.message || t('something_went_wrong', { ns: 'common' }),
      });
    }
  };

  const goBack = () => {
    form.show([]);
    goTo(DETAILS_STEPS[DETAILS_STEPS.indexOf(step) - 1] ?? 'you');
  };
  const useAnyway = () => {
    common.accept();
    submit();
  };
  return { ...input, step, busy, submit, goBack, useAnyway };
}

interface DetailsPageProps {
  type: 'list-crashpad' | 'need-crashpad';
  plans: readonly contract.billing.SubscriptionPlan[];
  chosenListing: ChosenListing;
}

/** The account details of sign-up, for the selected plan. */
export function DetailsPage({ type, plans, chosenListing }: DetailsPageProps) {
  const { t } = useTranslation('accounts/sign-up');
  const { locale } = usePage();
  const navigate = useNavigate();
  const planTexts = usePlanTexts();
  const seekerPrice = useSeekerPrice();
  const path = useChosenListing(chosenListing);
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
  const plan = plans.find((plan) => plan.plan === user_plan);
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
              className="-my-2 inline-block py-2 font-medium text-on-night focus-visible:outline-on-night"
            >
              {t('change_plan')}
            </Link>
          </>
        ) : (
          '\u00a0'
        )
      }
    >
      <ChosenListingCard chosenListing={chosenListing} by={isLister ? 'lister' : 'seeker'} />
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
  const details = useDetails(draft, plan, chosenPath);
  const { step, busy } = details;
  const isLast = step === DETAILS_STEPS.at(-1);
  return (
    <>
      <DetailsProgress step={step} />
      <Form form={details.form} onSubmit={details.submit}>
        <DetailsFields {...details} />
        <div>
          <div className="flex gap-2">
            {step !== DETAILS_STEPS[0] && (
              <Button variant="outline" className="min-h-13!" onClick={details.goBack}>
                {t('back')}
              </Button>
            )}
            <Button
              type="submit"
              variant="accent"
              className="min-h-13! w-full text-md"
              disabled={!hydrated || busy}
            >
              {busy ? f('one_moment') : t('continue')}
            </Button>
          </div>
          <p className={whyClass}>{t(isLast ? 'optional_hint' : 'continue_hint')}</p>
          <PolicyLinks />
        </div>
      </Form>
    </>
  );
}
