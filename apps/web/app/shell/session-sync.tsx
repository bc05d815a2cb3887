import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { usePage } from '../lib/page-context.ts';
import {
  forgetExpiredSession,
  onOtherTab,
  restoreAdminSession,
  storedToken,
} from '../lib/session-store.ts';
import { useTheme } from '../lib/theme.tsx';

/**
 * Syncs the stored session, the auth cookie and the page: checks once when the site opens, and
 * follows other tabs.
 */
export function SessionSync() {
  const { member } = usePage();
  const { revalidate } = useRevalidator();
  const { choose } = useTheme();

  const start = useEffectEvent(async () => {
    forgetExpiredSession();
    // The session in a member's account has expired: the admin's own session continues.
    if (storedToken() === null && restoreAdminSession()) forgetExpiredSession();
    // A visitor has no session and loads no code for it.
    if (storedToken() === null && member === null) return;
    const { resumeSession } = await import('./resume-session.ts');
    await resumeSession({ member, revalidate, chooseTheme: choose });
  });
  const follow = useEffectEvent(() => revalidate());

  useEffect(() => {
    const attempt = () => {
      // Without its code the page still works. It loads once the network is back.
      start().catch(() => window.addEventListener('online', attempt, { once: true }));
    };
    attempt();
    const stop = onOtherTab(() => follow());
    return () => {
      window.removeEventListener('online', attempt);
      stop();
    };
  }, []);

  return null;
}
