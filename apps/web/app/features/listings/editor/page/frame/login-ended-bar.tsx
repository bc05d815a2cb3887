import { useLocation } from 'react-router';
import { useTranslation } from '../../../../../i18n/use-translation.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { NoticeBar } from './notice-bar.tsx';

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
