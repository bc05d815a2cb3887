import { accounts } from '@crewpad/contract/endpoints';
import type { Plan } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/browser-call.ts';
import { withChosenListing } from '../../../../lib/chosen-listing.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { type FieldIssue, issuesFromServer } from '../../../../ui/form/field-issues.ts';
import { dismissToasts, toast } from '../../../../ui/toast.ts';
import { useCommonPassword } from '../../password/use-anyway.tsx';
import { type Draft, storeDraft, storePasswords, typedPasswords } from '../draft.ts';
import { checkDetails, SIGN_UP_ORDER } from './check-details.ts';
import { DETAILS_STEPS, type DetailsStep, openStep, PASSWORDS, stepOf } from './details-steps.ts';
import { useTypedDetails } from './use-typed-details.ts';

const TAKEN_EMAIL = 'taken email';

/**
 * State and actions of the account details form; the address has its screen.
 * @param chosenPath the path of the listing that the visitor chose
 */
export function useDetails(draft: Draft, user_plan: Plan, chosenPath: string | null) {
  const { t } = useTranslation('accounts/sign-up');
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const typed = useTypedDetails(draft, typedPasswords(), (changed) =>
    storeDraft({ ...changed, user_plan }),
  );
  const { details, passwords, form } = typed;
  const common = useCommonPassword(passwords.password);
  const [busy, setBusy] = useState(false);
  const named = query.get('step');
  // The server does not have the input.
  const step = hydrated ? openStep(named, details, passwords) : 'you';

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
    if (named !== null && hydrated && named !== step) goTo(step, true);
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
      const refused = isApiError(error) ? error.body : undefined;
      complain(issuesFromServer(refused?.errors, SIGN_UP_ORDER));
      toast({
        kind: 'error',
        message: refused?.message || t('something_went_wrong', { ns: 'common' }),
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
  return { ...typed, step, busy, submit, goBack, useAnyway };
}
