import type { ShellMember } from '@crewpad/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../i18n/texts.ts';
import { LinkButton } from '../ui/link-button.tsx';

const MemberNav = lazy(() => withTexts(import('./member-nav.tsx'), 'member'));

interface AccountNavProps {
  member: ShellMember | null;
  /** Stacked, as in the drawer of narrow screens. */
  stacked?: boolean;
}

/** The part of the navigation that depends on the member. */
export function AccountNav({ member, stacked = false }: AccountNavProps) {
  const { t } = useTranslation('shell');
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
