import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../lib/use-hydrated.ts';

/** Stored in history state, so that it survives a reload. */
interface PendingEmailState {
  requestedEmail: string;
  /** Whether its link no longer works. */
  isDead: boolean;
}

function isPendingEmail(state: unknown): state is PendingEmailState {
  return typeof state === 'object' && state !== null && 'requestedEmail' in state;
}

/** The requested new email that waits for confirmation, or null. */
export function usePendingEmail(): PendingEmailState | null {
  const { state } = useLocation();
  const hydrated = useHydrated();
  return hydrated && isPendingEmail(state) ? state : null;
}

/** Records the request, or that its link no longer works. */
export function useStorePendingEmail() {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  return (requestedEmail: string, isDead = false) =>
    navigate(
      { search, hash },
      {
        replace: true,
        preventScrollReset: true,
        state: { requestedEmail, isDead } satisfies PendingEmailState,
      },
    );
}
