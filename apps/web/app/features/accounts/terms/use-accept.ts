import { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { withChosenListing } from '../../../lib/chosen-listing.ts';
import { UNPAID_HOME } from '../../../lib/member-homes.ts';
import { storeUnpaidSession } from '../../../lib/session-store.ts';
import { issuesFromServer, issuesOf } from '../../../ui/form/field-issues.ts';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import { useCommonPassword } from '../password/use-anyway.tsx';
import { SIGN_UP_ORDER, signUpValues } from '../sign-up/details/check-details.ts';
import { PASSWORDS } from '../sign-up/details/details-steps.ts';
import { type Draft, forgetDraft, typedPasswords } from '../sign-up/draft.ts';
import { withEmail } from '../with-email.ts';

const CONFLICT = 409;

/**
 * Accepts the terms: creates the unpaid account with the details entered before.
 * @param chosenPath the path of the listing that the visitor chose
 */
export function useAccept(draft: Draft, chosenPath: string | null) {
  const { t } = useTranslation('accounts/terms');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useFormIssues();
  const [known] = useState(typedPasswords);
  const [passwords, setPasswords] = useState(known ?? { password: '', confirm_password: '' });
  const [busy, setBusy] = useState(false);
  // They are typed here after a reload, and after a refusal.
  const [needsPassword, setNeedsPassword] = useState(known === null);
  const common = useCommonPassword(passwords.password);
  const [needsMending, setNeedsMending] = useState(false);

  const setPassword = (change: Partial<typeof passwords>) => {
    setPasswords((last) => ({ ...last, ...change }));
    form.clear(...Object.keys(change));
  };

  const accept = async () => {
    const values = { ...signUpValues(draft, passwords), user_plan: draft.user_plan };
    const parsed = contract.accounts.newAccount.safeParse(values);
    const issues = issuesOf(parsed, SIGN_UP_ORDER);
    setNeedsMending(issues.some(({ field }) => !PASSWORDS.includes(field)));
    form.show(issues);
    if (!parsed.success || busy) return;
    setBusy(true);
    try {
      const body = { ...parsed.data, ...common.check() };
      const { token } = await call(
        accounts.createAccount,
        { body },
        { quiet: true, anonymous: true },
      );
      storeUnpaidSession(token);
      forgetDraft();
      await navigate(withChosenListing(UNPAID_HOME, chosenPath), { replace: true });
      await revalidate();
    } catch (error) {
      const refused = isApiError(error) ? error : undefined;
      toast({ kind: 'error', message: refused?.body.message || t('failed') });
      // There is an account with this email: the member should log in to it.
      if (refused?.status === CONFLICT) {
        await navigate(withChosenListing('/login', chosenPath), { state: withEmail(draft.email) });
        return forgetDraft();
      }
      setBusy(false);
      const told = issuesFromServer(refused?.body.errors, SIGN_UP_ORDER);
      setNeedsMending(told.some(({ field }) => !PASSWORDS.includes(field)));
      if (told.some(({ field }) => PASSWORDS.includes(field))) setNeedsPassword(true);
      form.show(told);
    }
  };

  return {
    form,
    needsPassword,
    passwords,
    setPassword,
    busy,
    needsMending,
    accept,
    useAnyway: () => {
      common.accept();
      accept();
    },
  };
}
