import type { ShellMember } from '@crewpad/contract';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { isInvitation, UNPAID_HOME } from '../lib/member-homes.ts';

const INVITATIONS = '/my-crashpad';

/**
 * Links from every page back to a sign-up that is not paid, or to an invitation, which makes it
 * free. An invitation itself names no payment that it does not need.
 */
export default function UnpaidBar({
  member: { pending_invites },
}: {
  member: Pick<ShellMember, 'pending_invites'>;
}) {
  const { t } = useTranslation('shell/member');
  const { pathname } = useLocation();
  const isInvited = pending_invites > 0;
  if (isInvitation(pathname) && !isInvited) return null;
  const isThere = isInvitation(pathname) || pathname === INVITATIONS;
  return (
    <aside
      aria-label={t(isInvited ? 'invites_wait' : 'finish_sign_up')}
      className="bg-warn-soft text-xs text-ink print:hidden"
    >
      <div className="mx-auto my-0 flex max-w-page flex-wrap items-center gap-x-4 px-gutter py-2">
        <span>{t(isInvited ? 'invitation_is_free' : 'sign_up_is_not_paid')}</span>
        {!(isInvited && isThere) && (
          <Link
            to={isInvited ? INVITATIONS : UNPAID_HOME}
            className="-my-2 inline-flex min-h-target items-center font-bold text-inherit"
          >
            {t(isInvited ? 'invites_wait' : 'finish_sign_up')}
          </Link>
        )}
      </div>
    </aside>
  );
}
