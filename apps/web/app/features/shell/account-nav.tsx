import type { ShellMember } from '@crewpad/contract';
import { useTranslation } from 'react-i18next';
import { shellText } from '../../i18n/en/shell.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** The part of the navigation that depends on who is here. Members' links come with accounts. */
export function AccountNav({ member }: { member: ShellMember | null }) {
  const { t } = useTranslation(shellText);
  if (member !== null) return null;
  return (
    <>
      <LinkButton to="/login" variant="subtle">
        {t('login')}
      </LinkButton>
      <LinkButton to="/create-account">{t('create_account')}</LinkButton>
    </>
  );
}
