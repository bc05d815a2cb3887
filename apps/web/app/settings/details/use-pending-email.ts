import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Stored in history state, so that it survives a reload. */
interface AskedState {
  askedEmail: string;
  /** Whether its link no longer works. */
  isDead: boolean;
}

function isAsked(state: unknown): state is AskedState {
  return typeof state === 'object' && state !== null && 'askedEmail' in state;
}

/** The requested new email that waits for confirmation, or null. */
export function usePendingEmail(): AskedState | null {
  const { state } = useLocation();
  const hydrated = useHydrated();
  return hydrated && isAsked(state) ? state : null;
}

/** Records the request, or that its link no longer works. */
export function useStorePendingEmail() {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  return (askedEmail: string, isDead = false) =>
    navigate(
      { search, hash },
      {
        replace: true,
        preventScrollReset: true,
        state: { askedEmail, isDead } satisfies AskedState,
      },
    );
}
