import { contract } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { storeSession } from '../../../lib/session-store.ts';
import { type FieldIssue, issuesFromServer } from '../../../ui/form/field-issues.ts';
import { toast } from '../../../ui/toast.ts';
import {
  checkDetails,
  DETAILS_STEPS,
  type DetailsStep,
  EMPTY_DETAILS,
  forgetDraft,
  openStep,
  readInvitedDetails,
  SIGN_UP_ORDER,
  signUpValues,
  stepOfDetail,
  storeInvitedDetails,
  useCommonPassword,
  useTypedDetails,
  withEmail,
} from '../../accounts/index.ts';
import type { useAcceptance } from './use-acceptance.ts';
import type { Step } from './viewer.ts';

type Invitee = Pick<contract.rentals.Offer, 'first_name' | 'last_name' | 'airline'> & {
  email: string;
};

/** The sign-up of an invited person: creates their account, and accepts or opens the payment. */
export function useRegistration(
  token: string,
  invitee: Invitee,
  acceptance: ReturnType<typeof useAcceptance>,
) {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [initial] = useState(() => startingDetails(invitee));
  const input = useTypedDetails(initial, null, storeInvitedDetails);
  const { details, passwords, form } = input;
  const common = useCommonPassword(passwords.password);
  const { busy, begin, stop, fail, proceed } = acceptance;

  const screen = openStep(query.get('screen'), details, passwords);
  const showScreen = (next: DetailsStep) =>
    setQuery(
      (last) => {
        if (next === 'you') last.delete('screen');
        else last.set('screen', next);
        return last;
      },
      { preventScrollReset: true },
    );
  const goBack = () => {
    form.show([]);
    const before = DETAILS_STEPS[DETAILS_STEPS.indexOf(screen) - 1];
    if (before === undefined) acceptance.goTo('details');
    else showScreen(before);
  };
  /** Shows the errors, on the screen that has the first one. */
  const complain = (issues: readonly FieldIssue[]) => {
    form.show(issues);
    const [first] = issues;
    if (first && stepOfDetail(first.field) !== screen) showScreen(stepOfDetail(first.field));
  };

  const isPasswordRefused = async () => {
    if (screen !== stepOfDetail('password') || busy) return busy;
    begin();
    const refusal = await common.refusal(details);
    stop();
    complain(refusal);
    return refusal.length > 0;
  };

  const submit = async () => {
    const next = DETAILS_STEPS[DETAILS_STEPS.indexOf(screen) + 1];
    const issues = checkDetails(details, passwords).filter(
      ({ field }) => next === undefined || stepOfDetail(field) === screen,
    );
    complain(issues);
    if (next !== undefined) {
      if (issues.length === 0 && !(await isPasswordRefused())) showScreen(next);
      return;
    }
    const values = contract.accounts.signUpForm.safeParse(signUpValues(details, passwords));
    if (issues.length > 0 || !values.success || busy) return;
    begin();
    const body = { ...values.data, ...common.check(), verification_code: token };
    try {
      const { token: session, user } = await call(
        rentals.register,
        { body },
        { quiet: true, anonymous: true },
      );
      storeSession({ token: session, user, has_auto_payment: user.automatic_payment === 1 }, false);
      forgetDraft();
    } catch (error) {
      return refuse(error);
    }
    await proceed();
  };

  const refuse = async (error: unknown) => {
    const refusal = isApiError(error) ? error : undefined;
    if (refusal?.body.error_code === 'EMAIL_TAKEN') {
      toast({ kind: 'error', message: refusal.body.message });
      return navigate(loginAddress(token), { state: withEmail(invitee.email) });
    }
    const issues = issuesFromServer(refusal?.body.errors, SIGN_UP_ORDER);
    if (issues.length === 0) return fail(error);
    stop();
    complain(issues);
  };

  const useAnyway = () => {
    common.accept();
    submit();
  };
  return { ...input, step: screen, submit, goBack, useAnyway };
}

/** The login, which returns to a step of the invitation. */
export function loginAddress(token: string, step: Step = 'terms'): string {
  return `/login?ref_url=${encodeURIComponent(`/tenant/accept/${token}?step=${step}`)}`;
}

/** Values from the invitation; the person's input takes precedence. */
function startingDetails({ email, first_name, last_name, airline }: Invitee) {
  return {
    ...EMPTY_DETAILS,
    first_name,
    last_name,
    airlines: airline ?? '',
    ...readInvitedDetails(email),
    email,
    confirm_email: email,
    hear_about_us: 'landlord',
  };
}
