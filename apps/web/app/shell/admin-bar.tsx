import type { ShellMember } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { takeAdminPath } from '../lib/admin-place.ts';
import { isApiError } from '../lib/api-error.ts';
import { announceApiError } from '../lib/api-error-events.ts';
import { call } from '../lib/browser-call.ts';
import { restoreAdminSession, updateSession } from '../lib/session-store.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { PlainButton } from '../ui/button.tsx';
import { ADMIN_HOME, resumeAdmin } from './resume-admin.ts';

/** Shown on every page while an admin views an account, with a return link. */
export default function AdminBar({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const hydrated = useHydrated();
  const { back, isBusy } = useBackToAdmin();
  const name = member.display_name || member.first_name;
  return (
    <aside
      aria-label={t('admin_bar')}
      className="sticky top-header z-9 border-b border-warn bg-warn-soft text-xs text-ink print:hidden"
    >
      <div className="mx-auto my-0 flex max-w-page items-center gap-2 px-gutter py-0">
        <IconEye aria-hidden size={20} className="flex-none" />
        <span className="min-w-0 flex-1 px-0 py-1 leading-snug font-medium wrap-anywhere">
          {t('looking_at', { name, id: member.id })}
        </span>
        <PlainButton
          className="min-h-target flex-none rounded-sm px-2 py-0 font-bold underline focus-visible:-outline-offset-4 focus-visible:outline-current disabled:cursor-default"
          disabled={!hydrated || isBusy}
          onClick={back}
        >
          {t('back_to_admin')}
        </PlainButton>
      </div>
    </aside>
  );
}

/** Returns an admin from a member's account to their own session. */
function useBackToAdmin() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  /** Returns whether the browser now has the admin's own session. */
  const leave = async (): Promise<boolean> => {
    try {
      const { token, user } = await call(accounts.switchBack, {}, { quiet: true, anyMember: true });
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
