import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { usePage } from '../../lib/page-context.ts';
import {
  forgetExpiredSession,
  onOtherTab,
  storedToken,
  takeAdminBack,
} from '../../lib/session-store.ts';
import { useTheme } from '../../lib/theme.tsx';

/**
 * Keeps what this browser holds, what the auth cookie says and what the page shows in step: asks
 * once, when the site is opened, and follows what other tabs do.
 */
export function SessionKeeper() {
  const { member } = usePage();
  const { revalidate } = useRevalidator();
  const { choose } = useTheme();

  const begin = useEffectEvent(async () => {
    forgetExpiredSession();
    // The session in a member's account has ended by itself: the admin goes on in his own.
    if (storedToken() === null && takeAdminBack()) forgetExpiredSession();
    // A guest has nothing to ask for, and loads nothing to ask with.
    if (storedToken() === null && member === null) return;
    const { resumeSession } = await import('./resume-session.ts');
    await resumeSession({ member, revalidate, chooseTheme: choose });
  });
  const follow = useEffectEvent(() => revalidate());

  useEffect(() => {
    begin();
    return onOtherTab(() => follow());
  }, []);

  return null;
}
