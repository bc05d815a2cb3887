import { accounts } from '@crewpad/contract/endpoints';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { storedToken, updateUser } from '../../../lib/session-store.ts';
import { usePressedLink } from '../use-link.ts';
import { LinkView } from './link-view.tsx';

/** Shows the logged-in member their new email. */
async function takeNewEmail(): Promise<void> {
  if (storedToken() === null) return;
  await call(accounts.getUser, {}, { quiet: true }).then(
    ({ user }) => updateUser(user),
    () => undefined,
  );
}

/** The page of the link that was sent to a new email. */
export function NewEmailPage({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const link = usePressedLink(token, async () => {
    await call(accounts.verifyNewEmail, { body: { token } }, { quiet: true, anonymous: true });
    await takeNewEmail();
  });
  return (
    <LinkView
      link={link}
      question={t('new_email_question', { email: link.email })}
      checking={{ title: t('new_email_meta'), text: t('new_email_checking') }}
      good={{ title: t('new_email_title'), text: t('new_email_text') }}
      unreachable={t('new_email_unreachable')}
      another={{ to: '/account-setting', label: t('account_setting') }}
    />
  );
}
