import type { checkAccount, logout } from '@crewpad/contract';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { endpoint } from '../../lib/browser-call.ts';
import { usePage } from '../../lib/page-context.ts';
import {
  forgetExpiredSession,
  isUnpaidSession,
  onOtherTab,
  storedToken,
  takeAdminBack,
  updateSession,
} from '../../lib/session-store.ts';

const askWhoIAm = endpoint<typeof checkAccount>('GET', '/checking-account');
const endSession = endpoint<typeof logout>('POST', '/logout');

/**
 * Keeps what this browser holds, what the auth cookie says and what the page shows in step: asks
 * once, when the site is opened, and follows what other tabs do.
 */
export function SessionKeeper() {
  const { member } = usePage();
  const { revalidate } = useRevalidator();

  const begin = useEffectEvent(async () => {
    forgetExpiredSession();
    // The session in a member's account has ended by itself: the admin goes on in his own.
    if (storedToken() === null && takeAdminBack()) forgetExpiredSession();
    if (storedToken() === null) {
      // A cookie alone could show pages but make no call: he is a guest, and may log in again.
      if (member === null) return;
      await endSession({}, { quiet: true }).catch(() => undefined);
      return revalidate();
    }
    try {
      const session = await askWhoIAm({}, { quiet: true });
      if (!isUnpaidSession()) updateSession(session);
      if (member?.id !== session.user.id) await revalidate();
    } catch (error) {
      // Refused, the token is remembered as failed; unreachable, the next page tries again.
      if (isApiError(error) && error.status === 401 && member !== null) await revalidate();
    }
  });
  const follow = useEffectEvent(() => revalidate());

  useEffect(() => {
    begin();
    return onOtherTab(() => follow());
  }, []);

  return null;
}
