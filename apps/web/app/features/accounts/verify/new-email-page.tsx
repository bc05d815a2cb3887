import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { endpoint } from '../../../lib/browser-call.ts';
import { storedToken, updateUser } from '../../../lib/session-store.ts';
import { usePressedLink } from '../use-link.ts';
import { LinkView } from './link-view.tsx';

const confirm = endpoint<typeof contract.accounts.verifyNewEmail>(
  'POST',
  '/verify-token-new-email',
);
const askWhoIAm = endpoint<typeof contract.accounts.getUser>('GET', '/user');

/** Shows the logged-in member their new email. */
async function takeNewEmail(): Promise<void> {
  if (storedToken() === null) return;
  await askWhoIAm({}, { quiet: true }).then(
    ({ user }) => updateUser(user),
    () => undefined,
  );
}

/** The page of the link that was sent to a new email. */
export function NewEmailPage({ token }: { token: string }) {
  const { t } = useTranslation('login');
  const link = usePressedLink(token, async () => {
    await confirm({ body: { token } }, { quiet: true, anonymous: true });
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
