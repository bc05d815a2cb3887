import { useTranslation } from '../i18n/use-translation.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** How a visitor gets an account. */
export function AccountLinks() {
  const { t } = useTranslation('shell');
  return (
    <>
      <LinkButton to="/login" variant="subtle">
        {t('login')}
      </LinkButton>
      <LinkButton to="/create-account">{t('create_account')}</LinkButton>
    </>
  );
}
