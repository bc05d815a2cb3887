import { accounts } from '@crewpad/contract/endpoints';
import { useCallback } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../lib/browser-call.ts';
import { forgetSession } from '../lib/session-store.ts';
import { endLive } from '../lib/tab-member.ts';

/**
 * Ends the session on the server and in this browser, and opens the home page. An admin who views as a
 * member is logged out of both accounts.
 */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    endLive();
    // The browser deletes its session even if the call fails.
    await call(accounts.logout, {}, { quiet: true, anyMember: true }).catch(() => undefined);
    forgetSession();
    await navigate('/');
    await revalidate();
  }, [navigate, revalidate]);
}
