import type { emailExists } from '@crewpad/contract';
import type { Plan } from '@crewpad/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signUpText } from '../../../i18n/en/sign-up.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { endpoint } from '../../../lib/browser-call.ts';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import { checkDetails, SIGN_UP_ORDER } from './check-details.ts';
import { type Details, type Draft, keepDraft, keepPasswords, typedPasswords } from './draft.ts';

const askAboutEmail = endpoint<typeof emailExists>('POST', '/email-exists');

/** What the form of account details knows and does. */
export function useDetails(draft: Draft, user_plan: Plan) {
  const { t } = useTranslation(signUpText);
  const navigate = useNavigate();
  const form = useFormIssues();
  const [details, setDetails] = useState<Details>(draft);
  const [passwords, setPasswords] = useState(
    () => typedPasswords() ?? { password: '', confirm_password: '' },
  );
  const [busy, setBusy] = useState(false);

  // Fields that are filled in at once, as browsers do, must not undo each other.
  const latest = useRef<Details>(draft);
  const set = (change: Partial<Details>) => {
    latest.current = { ...latest.current, ...change };
    setDetails(latest.current);
    keepDraft({ ...latest.current, user_plan });
    form.mend(...Object.keys(change));
  };
  const setPassword = (change: Partial<typeof passwords>) => {
    setPasswords((last) => ({ ...last, ...change }));
    form.mend(...Object.keys(change));
  };

  const submit = async () => {
    const issues = checkDetails(details, passwords);
    form.show(issues);
    if (issues.length > 0 || busy) return;
    setBusy(true);
    try {
      const email = details.email.trim();
      const { exists, message } = await askAboutEmail(
        { body: { email } },
        { quiet: true, anonymous: true },
      );
      if (exists) {
        setBusy(false);
        toast({ kind: 'error', message });
        return form.show([{ field: 'email', key: 'email_is_taken' }]);
      }
      keepDraft({ ...details, user_plan });
      keepPasswords(passwords);
      await navigate('/notice-of-understanding');
    } catch (error) {
      setBusy(false);
      const refused = isApiError(error) ? error.body : undefined;
      form.show(issuesFromServer(refused?.errors, SIGN_UP_ORDER));
      toast({ kind: 'error', message: refused?.message || t('something_went_wrong') });
    }
  };

  return { details, set, passwords, setPassword, form, busy, submit };
}
