import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { RentalDialogContext, type RentalDialogRequest } from '../../rentals/index.ts';
import type { OpenDialogProps } from './open-dialog.tsx';

const dialog = lazyPart<OpenDialogProps>(() => import('./open-dialog.tsx'));

/** An address with it opens an invitation. */
const INVITE = '#invite';

/** Provides the dialogs about invitations and rentals. Their code loads with the first. */
export function RentalDialogs({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<RentalDialogRequest | null>(null);
  const close = useCallback(() => setRequest(null), []);
  const OpenDialog = dialog.usePart(request !== null);
  useInviteAddress(setRequest);
  return (
    <RentalDialogContext value={setRequest}>
      {children}
      {OpenDialog && <OpenDialog request={request} onClose={close} />}
    </RentalDialogContext>
  );
}

/** Opens the invitation once: the address goes on without it, so that Back does not open it again. */
function useInviteAddress(open: (request: RentalDialogRequest) => void): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== INVITE) return;
    navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
    open({ action: 'invite' });
  }, [hash, search, navigate, open]);
}
