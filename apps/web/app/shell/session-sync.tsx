import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { usePage } from '../lib/page-context.ts';
import {
  forgetExpiredSession,
  forgetTabDrafts,
  isOwnSession,
  onOtherTab,
  restoreAdminSession,
  storedToken,
} from '../lib/session-store.ts';
import { memberOfToken } from '../lib/session-token.ts';
import { isOtherMembers, leaveMember, onOtherMember, showMember } from '../lib/tab-member.ts';
import { useTheme } from '../lib/theme.tsx';
import { clearToasts, toast } from '../ui/toast.ts';

/**
 * Syncs the stored session, the auth cookie and the page: checks once when the site opens, and
 * follows other tabs.
 */
export function SessionSync() {
  const { t } = useTranslation('shell');
  const { member } = usePage();
  const { revalidate } = useRevalidator();
  const { choose } = useTheme();
  const memberId = member?.id ?? null;

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
    const stopCalls = onOtherMember(() => follow());
    // A page from the back-forward cache has missed what happened in other tabs.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isOtherMembers(storedToken())) follow();
    };
    window.addEventListener('pageshow', wake);
    return () => {
      window.removeEventListener('online', attempt);
      window.removeEventListener('pageshow', wake);
      stop();
      stopCalls();
    };
  }, []);

  // Before the effects of the page's parts, which may call the API.
  useLayoutEffect(() => showMember(memberId), [memberId]);

  const leave = useEffectEvent(async (last: { id: number; token: string | null }) => {
    leaveMember(last.id);
    clearToasts();
    const token = storedToken();
    if (member === null && token !== null && memberOfToken(token) === last.id) {
      const { explainEnd } = await import('./resume-session.ts');
      await explainEnd(token, revalidate);
    } else if (member !== null && !isOwnSession(token)) {
      toast({ kind: 'info', message: t('other_member', { name: member.display_name }) });
    }
    // After the parts of the last page have stored what was typed.
    forgetTabDrafts(last);
  });
  const last = useRef<{ id: number; token: string | null } | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = memberId === null ? null : { id: memberId, token: storedToken() };
    if (before !== null && before.id !== memberId) void leave(before);
  }, [memberId]);

  return null;
}
