import { useEffect, useRef, useState } from 'react';
import { onApiError } from '../lib/api-error-events.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { ApiErrorDialogProps, Fault } from './api-error-dialog.tsx';

const dialog = lazyPart<ApiErrorDialogProps>(() => import('./api-error-dialog.tsx'));

/**
 * The dialogs for errors of any call: 500 and above, conflicts that no page shows in place, and an
 * ended session (401).
 */
export function ApiErrorDialogs() {
  const [fault, setFault] = useState<Fault | null>(null);
  const ApiErrorDialog = dialog.usePart(fault !== null);

  useEffect(
    () =>
      onApiError(async (error) => {
        const { status, body } = error;
        if (status >= 500) setFault({ kind: 'server_error', message: undefined });
        if (status === 401) setFault({ kind: 'login_expired', message: undefined });
        if (status !== 409) return;
        const { isOtherConflict } = await import('../lib/error-dialogs.ts');
        if (isOtherConflict(error)) setFault({ kind: 'conflict_error', message: body.message });
      }),
    [],
  );

  // A pressed button is disabled while it sends, and a disabled button loses the focus.
  const lastFocused = useRef<HTMLElement>(null);
  useEffect(() => {
    if (fault !== null) return;
    const note = ({ target }: FocusEvent) => {
      lastFocused.current = target instanceof HTMLElement ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [fault]);

  return (
    ApiErrorDialog && (
      <ApiErrorDialog
        fault={fault}
        finalFocus={() => lastFocused.current}
        onClose={() => setFault(null)}
      />
    )
  );
}
