import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { RentalDialogContext, type RentalDialogRequest } from '../../rentals/index.ts';
import type { OpenDialogProps } from './open-dialog.tsx';

const dialog = lazyPart<OpenDialogProps>(() => import('./open-dialog.tsx'));

/** Provides the dialogs about invitations and rentals. Their code loads with the first. */
export function RentalDialogs({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<RentalDialogRequest | null>(null);
  const close = useCallback(() => setRequest(null), []);
  const OpenDialog = dialog.usePart(request !== null);
  return (
    <RentalDialogContext value={setRequest}>
      {children}
      {OpenDialog && <OpenDialog request={request} onClose={close} />}
    </RentalDialogContext>
  );
}
