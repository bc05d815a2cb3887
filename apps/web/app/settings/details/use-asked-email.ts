import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Kept in the entry of the history, so that it outlives the loading of the page. */
interface AskedState {
  askedEmail: string;
  /** Its link works no longer. */
  isDead: boolean;
}

function isAsked(state: unknown): state is AskedState {
  return typeof state === 'object' && state !== null && 'askedEmail' in state;
}

/** The new email that was requested on this page and waits for its confirmation, or null. */
export function useAskedEmail(): AskedState | null {
  const { state } = useLocation();
  const hydrated = useHydrated();
  return hydrated && isAsked(state) ? state : null;
}

/** Records that it was requested, or that its link no longer works. */
export function useKeepAskedEmail() {
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
