import type { contract } from '@crewpad/contract';
import type { Plan } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { endpoint } from '../../../lib/browser-call.ts';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { toast } from '../../../ui/toast.ts';
import { checkDetails, SIGN_UP_ORDER } from './check-details.ts';
import { type Draft, keepDraft, keepPasswords, typedPasswords } from './draft.ts';
import { useTypedDetails } from './use-typed-details.ts';

const askAboutEmail = endpoint<typeof contract.accounts.emailExists>('POST', '/email-exists');

/** What the form of account details knows and does. */
export function useDetails(draft: Draft, user_plan: Plan) {
  const { t } = useTranslation('sign-up');
  const navigate = useNavigate();
  const typed = useTypedDetails(draft, typedPasswords(), (changed) =>
    keepDraft({ ...changed, user_plan }),
  );
  const { details, passwords, form } = typed;
  const [busy, setBusy] = useState(false);

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

  return { ...typed, busy, submit };
}
