import { accounts } from '@crewpad/contract/endpoints';
import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { storeAdminPlace } from '../../../lib/admin-place.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { homeOfPlan, owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { putAdminAside, updateSession } from '../../../lib/session-store.ts';
import { toast } from '../../../ui/toast.ts';

/** Starts an admin's view of a member's account; stores their own session for the return. */
export function useViewAs() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  /** The member whose account is being opened. */
  const [viewedId, setViewedId] = useState<number | null>(null);

  const viewAs = async (id: number) => {
    setViewedId(id);
    try {
      const { token, user } = await call(accounts.switchUser, { params: { id } });
      putAdminAside();
      storeAdminPlace(pathname + search);
      updateSession({ token, user, has_auto_payment: user.automatic_payment === 1 });
      await navigate(owesSignUp(user) ? UNPAID_HOME : homeOfPlan(user.user_plan));
      await revalidate();
    } catch (error) {
      const message = (isApiError(error) && error.body.message) || t('refused');
      toast({ kind: 'error', message });
    }
    setViewedId(null);
  };
  return { viewedId, viewAs };
}
