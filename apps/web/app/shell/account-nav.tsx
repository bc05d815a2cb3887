import type { ShellMember } from '@crewpad/contract';
import { Suspense } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { lazyComponent } from '../ui/lazy-part.ts';
import { LinkButton } from '../ui/link-button.tsx';

const MemberNav = lazyComponent(() => import('./member-nav.tsx'));

/** The part of the header of wide screens that depends on the member. */
export function AccountNav({ member }: { member: ShellMember | null }) {
  const { t } = useTranslation('shell');
  if (member !== null) {
    return (
      <Suspense fallback={null}>
        <MemberNav member={member} />
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
