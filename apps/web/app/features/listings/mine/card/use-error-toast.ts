import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../lib/api-error.ts';
import { toast } from '../../../../ui/toast.ts';

/** Errors that the shell shows in a dialog. */
const TOLD_BY_SHELL = (status: number) => status === 401 || status === 409 || status >= 500;

/** Shows why a call was refused, in the server's words. */
export function useErrorToast(): (error: unknown) => void {
  const { t } = useTranslation('my-crashpads');
  return (error) => {
    const refusal = isApiError(error) ? error : undefined;
    if (refusal && TOLD_BY_SHELL(refusal.status)) return;
    toast({ kind: 'error', message: refusal?.body.message || t('something_went_wrong') });
  };
}
