import { useEffect, useRef, useState } from 'react';
import { type ConfirmationMethod, onConfirmationNeeded } from '../lib/confirmation.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { ConfirmationDialogProps } from './confirmation-dialog.tsx';

const dialog = lazyPart<ConfirmationDialogProps>(() => import('./confirmation-dialog.tsx'));

/** Asks members again who they are, for calls that need it. */
export default function ConfirmationPrompt() {
  const [methods, setMethods] = useState<readonly ConfirmationMethod[] | null>(null);
  const settle = useRef<(isConfirmed: boolean) => void>(undefined);
  const ConfirmationDialog = dialog.usePart(methods !== null);

  useEffect(
    () =>
      onConfirmationNeeded((confirmation) => {
        setMethods(confirmation);
        return new Promise((resolve) => {
          settle.current = resolve;
        });
      }),
    [],
  );

  const end = (isConfirmed: boolean) => {
    setMethods(null);
    settle.current?.(isConfirmed);
  };
  return ConfirmationDialog && methods && <ConfirmationDialog methods={methods} onEnd={end} />;
}
