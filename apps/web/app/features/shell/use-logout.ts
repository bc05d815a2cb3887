import type { logout } from '@crewpad/contract';
import { useCallback } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { endpoint } from '../../lib/browser-call.ts';
import { forgetSession } from '../../lib/session-store.ts';
import { ADMIN_HOME, resumeAdmin } from './resume-admin.ts';

const endSession = endpoint<typeof logout>('POST', '/logout');

/**
 * Ends the session on the server, clears what this browser keeps and goes home. An admin in a
 * member's account leaves that account only.
 */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    // Whatever the server says, this browser forgets.
    await endSession({}, { quiet: true }).catch(() => undefined);
    const isAdmin = await resumeAdmin();
    if (!isAdmin) forgetSession();
    await navigate(isAdmin ? ADMIN_HOME : '/');
    await revalidate();
  }, [navigate, revalidate]);
}
