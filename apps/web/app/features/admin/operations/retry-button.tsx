import { admin } from '@crewpad/contract/endpoints';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { hasErrorDialog } from '../../../lib/error-dialogs.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

/** Retries a failed job or email. */
export const retryWork = (id: string) => call(admin.retryJob, { params: { id } }, { quiet: true });

interface RetryButtonProps {
  retry: () => Promise<{ message: string }>;
  /** Its accessible label. */
  name: string;
  label: string;
}

/** Retries failed work; afterward the list shows its new state. */
export function RetryButton({ retry, name, label }: RetryButtonProps) {
  const { t } = useTranslation('admin/operations');
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const { busy, send } = useSend();
  const onClick = async () => {
    const answer = await send(retry, (error) => {
      const { message } = error.body;
      if (!hasErrorDialog(error)) toast({ kind: 'error', message: message || t('failed') });
    });
    if (answer !== undefined) toast({ kind: 'success', message: answer.message });
    await revalidate();
  };
  return (
    <div>
      <Button
        variant="outline"
        disabled={!hydrated || busy}
        aria-label={`${label}: ${name}`}
        onClick={onClick}
      >
        {label}
      </Button>
    </div>
  );
}
