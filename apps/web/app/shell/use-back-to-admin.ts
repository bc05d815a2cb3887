import type { contract } from '@crewpad/contract';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { takeAdminPath } from '../lib/admin-place.ts';
import { isApiError } from '../lib/api-error.ts';
import { announceApiError } from '../lib/api-error-events.ts';
import { endpoint } from '../lib/browser-call.ts';
import { restoreAdminSession, updateSession } from '../lib/session-store.ts';
import { ADMIN_HOME, resumeAdmin } from './resume-admin.ts';

const leaveAccount = endpoint<typeof contract.accounts.switchBack>('POST', '/admin/switch-back');

/** Returns an admin from a member's account to their own session. */
export function useBackToAdmin() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  /** Returns whether the browser now has the admin's own session. */
  const leave = async (): Promise<boolean> => {
    try {
      const { token, user } = await leaveAccount({}, { quiet: true, anyMember: true });
      restoreAdminSession();
      updateSession({ token, user, has_auto_payment: user.automatic_payment === 1 });
      return true;
    } catch (error) {
      // The session in the member's account has expired.
      if (isApiError(error) && error.status === 401 && (await resumeAdmin())) return true;
      if (isApiError(error)) announceApiError(error);
      return false;
    }
  };
  const back = async () => {
    setBusy(true);
    if (await leave()) await navigate(takeAdminPath() || ADMIN_HOME);
    await revalidate();
    setBusy(false);
  };
  return { back, isBusy };
}
