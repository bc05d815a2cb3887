import { VALIDATION_MESSAGES_MAX, VALIDATION_TOAST_MS } from '@crewpad/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../../i18n/use-translation.tsx';
import { isApiError } from '../../../../../lib/api-error.ts';
import { announceApiError } from '../../../../../lib/api-error-events.ts';
import { hasErrorDialog } from '../../../../../lib/error-dialogs.ts';
import {
  type FieldIssue,
  issuesFromServer,
  useErrorText,
} from '../../../../../ui/form/field-issues.ts';
import { dismissToasts, toast } from '../../../../../ui/toast.ts';
import { FORM_ORDER, stepOf } from '../../form/steps.ts';
import { areFilesUnderWay } from '../../media/uploads/use-upload-queue.ts';
import { isEnded, type LoginEnd } from './use-login-end.ts';
import type { Wizard } from './use-wizard.ts';

const SMALL_SCREEN = '(max-width: 62em)';
const SEVERAL = 'several things';

/** The sources of the current toasts. */
const complaints = new Set<string>();
const aboutOf = (key: string) => `wizard-check ${key}`;

/** The error is fixed, or is in another step. */
export function dismissComplaints(): void {
  for (const key of complaints) dismissToasts(aboutOf(key));
  complaints.clear();
}

function showComplaint(key: string, message: string): void {
  complaints.add(key);
  toast({
    kind: 'warning',
    message,
    stays: VALIDATION_TOAST_MS,
    about: aboutOf(key),
    isAside: true,
  });
}

/**
 * Small screens have no room next to the form: the toast disappears while typing and for open
 * lists.
 */
function makeWayForTyping(): void {
  const ends = new AbortController();
  const leave = () => {
    ends.abort();
    dismissComplaints();
  };
  const options = { signal: ends.signal };
  document.addEventListener('input', leave, options);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches('[role="combobox"], select')) leave();
    },
    options,
  );
}

/** A toast about a problem disappears with it. */
function useFixedComplaints(issues: readonly FieldIssue[]): void {
  const before = useRef(issues);
  useEffect(() => {
    const left = new Set(issues.map(({ key }) => key));
    for (const { key } of before.current) {
      if (!left.has(key) && complaints.delete(key)) dismissToasts(aboutOf(key));
    }
    if (before.current.length > 0 && issues.length === 0) dismissComplaints();
    before.current = issues;
  }, [issues]);
}

/** The form's errors. The schemas load with the first press of a button. */
export async function problemsOf({
  form,
  airports,
  airportText,
}: Pick<Wizard, 'form' | 'airports' | 'airportText'>): Promise<FieldIssue[]> {
  const { checkForm } = await import('../../form/check-form.ts');
  return checkForm(form, airports, airportText);
}

/** Checks the form, and reports errors: as toasts, next to the fields and above the step. */
export function useCheck(wizard: Wizard, go: (step: number) => void, login: LoginEnd) {
  const { t } = useTranslation('listings/editor');
  const textOf = useErrorText();
  useFixedComplaints(wizard.issues.issues);

  /** Opens the first step with an error. */
  const complain = (found: readonly FieldIssue[], step: number) => {
    dismissComplaints();
    const [first] = found;
    if (first === undefined) return;
    const messages = new Map(found.map(({ key }) => [textOf(key), key]));
    const isSmall = window.matchMedia(SMALL_SCREEN).matches;
    if (messages.size > (isSmall ? 1 : VALIDATION_MESSAGES_MAX)) {
      showComplaint(SEVERAL, t('forgot_to_fill_in'));
    } else {
      for (const [message, key] of messages) showComplaint(key, message);
    }
    if (isSmall) makeWayForTyping();
    const where = stepOf(first.field);
    wizard.issues.show(found.filter(({ field }) => stepOf(field) === where));
    if (where !== step) go(where);
  };

  return {
    /** Whether this step is complete. */
    step: async (step: number): Promise<boolean> => {
      const found = (await problemsOf(wizard)).filter(({ field }) => stepOf(field) === step);
      complain(found, step);
      return found.length === 0;
    },
    /** Whether the whole form is complete. */
    all: async (step: number): Promise<boolean> => {
      if (areFilesUnderWay()) {
        toast({ kind: 'warning', message: t('files_under_way') });
        return false;
      }
      const found = await problemsOf(wizard);
      complain(found, step);
      return found.length === 0;
    },
    /** Shows why the server refused the form. */
    refused: (error: unknown, step: number) => {
      const refusal = isApiError(error) ? error : undefined;
      // Shown on the page, with a link to the login.
      if (isEnded(error)) return login.end();
      // The shell's own dialogs handle these; a conflict is shown on the page.
      if (refusal && refusal.status !== 409 && hasErrorDialog(refusal)) {
        announceApiError(refusal);
        return;
      }
      const found = issuesFromServer(refusal?.body.errors, FORM_ORDER);
      if (found.length > 0) return complain(found, step);
      toast({ kind: 'error', message: refusal?.body.message || t('not_saved_try_again') });
    },
  };
}
