import { VALIDATION_MESSAGES_MAX, VALIDATION_TOAST_MS } from '@crewpad/domain';
import { useTranslation } from 'react-i18next';
import { wizardText } from '../../../i18n/en/wizard.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { announceApiError } from '../../../lib/api-error-events.ts';
import { useErrorText } from '../../../ui/form/error-text.ts';
import { type FieldIssue, issuesFromServer } from '../../../ui/form/field-issues.ts';
import { dismissToasts, toast } from '../../../ui/toast.ts';
import { isEnded } from '../draft/calls.ts';
import { FORM_ORDER, stepOf } from '../form/steps.ts';
import type { WizardForm } from '../form/wizard-form.ts';
import { areFilesUnderWay } from '../media/use-upload-queue.ts';
import type { LoginEnd } from './use-login-end.ts';
import type { Wizard } from './use-wizard.ts';

const ABOUT = 'wizard-check';

/** What was complained of is right by now, or stands in another step. */
export function dismissComplaints(): void {
  dismissToasts(ABOUT);
}

/** What is wrong with the form. The schemas come with the first press of a button. */
export async function problemsOf(form: WizardForm): Promise<FieldIssue[]> {
  const { checkForm } = await import('../form/check-form.ts');
  return checkForm(form);
}

/** Checks the form, and says what is wrong: as messages, beside the fields and above the step. */
export function useCheck(wizard: Wizard, go: (step: number) => void, login: LoginEnd) {
  const { t } = useTranslation(wizardText);
  const textOf = useErrorText();

  /** Opens the first step with something wrong. */
  const complain = (found: readonly FieldIssue[], step: number) => {
    dismissComplaints();
    const [first] = found;
    if (first === undefined) return;
    const messages = new Set(found.map(({ key }) => textOf(key)));
    const said = messages.size > VALIDATION_MESSAGES_MAX ? [t('forgot_to_fill_in')] : messages;
    for (const message of said) {
      toast({ kind: 'warning', message, stays: VALIDATION_TOAST_MS, about: ABOUT, isAside: true });
    }
    const where = stepOf(first.field);
    wizard.issues.show(found.filter(({ field }) => stepOf(field) === where));
    if (where !== step) go(where);
  };

  return {
    /** Whether this step is complete. */
    step: async (step: number): Promise<boolean> => {
      const found = (await problemsOf(wizard.form)).filter(({ field }) => stepOf(field) === step);
      complain(found, step);
      return found.length === 0;
    },
    /** Whether the form as a whole is complete. */
    all: async (step: number): Promise<boolean> => {
      if (areFilesUnderWay()) {
        toast({ kind: 'warning', message: t('files_under_way') });
        return false;
      }
      const found = await problemsOf(wizard.form);
      complain(found, step);
      return found.length === 0;
    },
    /** Says why the server refused what was sent. */
    refused: (error: unknown, step: number) => {
      const refusal = isApiError(error) ? error : undefined;
      // Said on the page, with the way to the login.
      if (isEnded(error)) return login.end();
      // The shell's own dialogs speak of these; a conflict is shown on the page.
      if (refusal && refusal.status !== 409) announceApiError(refusal);
      toast({ kind: 'error', message: refusal?.body.message || t('not_saved_try_again') });
      const found = issuesFromServer(refusal?.body.errors, FORM_ORDER);
      const [first] = found;
      if (first === undefined) return;
      const where = stepOf(first.field);
      wizard.issues.show(found.filter(({ field }) => stepOf(field) === where));
      if (where !== step) go(where);
    },
  };
}
