import type { contract } from '@crewpad/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpoint } from '../../../lib/browser-call.ts';
import { storedToken } from '../../../lib/session-store.ts';
import { LinkView } from './link-view.tsx';
import { isRefused, useLink } from './use-link.ts';

const verify = endpoint<typeof contract.accounts.verifyEmail>('POST', '/verify-email');
const askWhoIAm = endpoint<typeof contract.accounts.getUser>('GET', '/user');

/** A used link has done its work if the logged-in member's email is verified. */
async function isVerifiedAlready(): Promise<boolean> {
  if (storedToken() === null) return false;
  return askWhoIAm({}, { quiet: true }).then(
    ({ user }) => user.email_verified,
    () => false,
  );
}

/** Where the link of a verification mail leads. */
export function VerifyPage({ token }: { token: string }) {
  const { t } = useTranslation('login');
  const [isOld, setOld] = useState(false);
  const link = useLink(async () => {
    try {
      await verify({ body: { token } }, { quiet: true, anonymous: true });
    } catch (error) {
      if (!isRefused(error) || !(await isVerifiedAlready())) throw error;
      setOld(true);
    }
  });
  return (
    <LinkView
      link={link}
      checking={{ title: t('resend_title'), text: t('verify_checking') }}
      good={{ title: t(isOld ? 'verified_already' : 'verified_title'), text: t('verified_text') }}
      unreachable={t('verify_unreachable')}
      another={{ to: '/email/resend', label: t('ask_again') }}
    />
  );
}
