import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';

interface NoticeBarProps {
  kind: 'info' | 'warn';
  /** Announced immediately, and visible at any scroll position. */
  isUrgent?: boolean;
  children: ReactNode;
}

/** A notice about the form as a whole, with actions. */
export function NoticeBar({ kind, isUrgent, children }: NoticeBarProps) {
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      className="mb-6 flex flex-wrap items-center gap-x-2 rounded-md border border-line bg-sunken px-4 py-2 data-urgent:sticky data-urgent:[top:calc(var(--header-height)_+_var(--space-1))] data-urgent:z-10 data-[kind=warn]:border-warn data-[kind=warn]:bg-warn-soft [&>:first-child]:m-0 [&>:first-child]:grow [&>:first-child]:basis-56"
      data-kind={kind}
      data-urgent={isUrgent || undefined}
    >
      {children}
    </div>
  );
}

/** The login ended in the form: a link to log in again, and what happens to the input. */
export function LoginEndedBar({ isStored }: { isStored: boolean }) {
  const { t } = useTranslation('listings/editor');
  const { t: e } = useTranslation('shell/errors');
  const { pathname } = useLocation();
  return (
    <NoticeBar kind="warn" isUrgent>
      <p>
        {e('login_expired_text')} {isStored && t('typing_is_kept')}
      </p>
      {/* A fresh page: nothing of the session that has ended stays on it. */}
      <LinkButton to={`/login?ref_url=${pathname}`} reloadDocument variant="outline">
        {e('to_login')}
      </LinkButton>
    </NoticeBar>
  );
}
