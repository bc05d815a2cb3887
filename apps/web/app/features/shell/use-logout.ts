import type { logout } from '@crewpad/contract';
import { useCallback } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { endpoint } from '../../lib/browser-call.ts';
import { forgetSession } from '../../lib/session-store.ts';

const endSession = endpoint<typeof logout>('POST', '/logout');

/** Ends the session on the server, clears what this browser keeps and goes home. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    // Whatever the server says, this browser forgets.
    await endSession({}, { quiet: true }).catch(() => undefined);
    forgetSession();
    await navigate('/');
    await revalidate();
  }, [navigate, revalidate]);
}
