import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { openErrorDialog } from '../../../lib/error-dialogs.ts';
import { toast } from '../../../ui/toast.ts';

/** Shows why a call was refused, in the server's words. */
export function useErrorToast(): (error: unknown) => void {
  const { t } = useTranslation('pages/my-crashpads');
  return (error) => {
    if (openErrorDialog(error)) return;
    const message = isApiError(error) ? error.body.message : '';
    toast({ kind: 'error', message: message || t('something_went_wrong', { ns: 'common' }) });
  };
}
