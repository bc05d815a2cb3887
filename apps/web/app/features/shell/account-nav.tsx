import type { ShellMember } from '@crewpad/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { shellText } from '../../i18n/en/shell.ts';
import { LinkButton } from '../../ui/link-button.tsx';

const MemberNav = lazy(() => import('./member-nav.tsx'));

interface AccountNavProps {
  member: ShellMember | null;
  /** One under the other, as in the drawer of narrow screens. */
  stacked?: boolean;
}

/** The part of the navigation that depends on who is here. */
export function AccountNav({ member, stacked = false }: AccountNavProps) {
  const { t } = useTranslation(shellText);
  if (member !== null) {
    return (
      <Suspense fallback={null}>
        <MemberNav member={member} stacked={stacked} />
      </Suspense>
    );
  }
  return (
    <>
      <LinkButton to="/login" variant="subtle">
        {t('login')}
      </LinkButton>
      <LinkButton to="/create-account">{t('create_account')}</LinkButton>
    </>
  );
}
