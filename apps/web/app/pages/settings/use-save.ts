import type { contract } from '@crewpad/contract';
import { useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { openErrorDialog } from '../../lib/error-dialogs.ts';
import { updateUser } from '../../lib/session-store.ts';
import { issuesFromServer } from '../../ui/form/field-issues.ts';
import type { FormIssues } from '../../ui/form/use-form-issues.ts';
import { dismissToasts, type ToastKind, toast } from '../../ui/toast.ts';

/**
 * Makes one call at a time, and shows its errors beside the fields, or else in a toast, which
 * disappears after a later success.
 * @param order the form's fields, in validation order
 */
export function useSave(form?: FormIssues, order: readonly string[] = []) {
  const { t } = useTranslation('pages/settings');
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const about = useId();
  /** Why nothing was done. */
  const refuse = (message: string, kind: ToastKind = 'error') => toast({ kind, message, about });
  /** Resolves with whether it succeeded. */
  const save = async (send: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    try {
      await send();
      dismissToasts(about);
      return true;
    } catch (error) {
      const refusal = isApiError(error) ? error.body : undefined;
      const issues = form ? issuesFromServer(refusal?.errors, order) : [];
      form?.show(issues);
      const isShown = issues.length > 0 || openErrorDialog(error);
      if (!isShown) refuse(refusal?.message || t('something_went_wrong', { ns: 'common' }));
      return false;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };
  return { busy, save, refuse };
}

let reloads = 0;

/** Whether the settings are being read again: a tab that is opened meanwhile must read them, too. */
export const isReloading = (): boolean => reloads > 0;

/** Reads the settings again. */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    reloads += 1;
    try {
      await revalidate();
    } finally {
      reloads -= 1;
    }
  };
}

/** Applies a call's changes of the member to this browser's session and the page. */
export function useApplyUser(): (user: contract.accounts.OwnUser) => Promise<void> {
  const reload = useReload();
  return (user) => {
    updateUser(user);
    return reload();
  };
}
