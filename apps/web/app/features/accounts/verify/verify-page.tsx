import type { getUser, verifyEmail } from '@crewpad/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loginText } from '../../../i18n/en/login.ts';
import { endpoint } from '../../../lib/browser-call.ts';
import { storedToken } from '../../../lib/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { isRefused, useLink } from './use-link.ts';
import classes from './verify-page.module.css';

const verify = endpoint<typeof verifyEmail>('POST', '/verify-email');
const askWhoIAm = endpoint<typeof getUser>('GET', '/user');

/** A link that is used up has done its work when the e-mail of whoever is here is verified. */
async function isVerifiedAlready(): Promise<boolean> {
  if (storedToken() === null) return false;
  return askWhoIAm({}, { quiet: true }).then(
    ({ user }) => user.email_verified,
    () => false,
  );
}

/** Where the link of a verification mail leads. */
export function VerifyPage({ token }: { token: string }) {
  const { t } = useTranslation(loginText);
  const [isOld, setOld] = useState(false);
  const { state, again } = useLink(async () => {
    try {
      await verify({ body: { token } }, { quiet: true, anonymous: true });
    } catch (error) {
      if (!isRefused(error) || !(await isVerifiedAlready())) throw error;
      setOld(true);
    }
  });

  if (state === 'good') {
    return (
      <ScenePage title={t(isOld ? 'verified_already' : 'verified_title')} lead={t('verified_text')}>
        <Sheet>
          <div className={classes.ways}>
            <LinkButton to="/messages" variant="accent">
              {t('my_messages')}
            </LinkButton>
            <LinkButton to="/my-crashpads" variant="outline">
              {t('my_crashpads')}
            </LinkButton>
            <LinkButton to="/account-setting" variant="outline">
              {t('account_setting')}
            </LinkButton>
          </div>
        </Sheet>
      </ScenePage>
    );
  }
  if (state === 'checking') {
    return (
      <ScenePage title={t('resend_title')}>
        <Sheet>
          <p role="status">{t('verify_checking')}</p>
        </Sheet>
      </ScenePage>
    );
  }
  const isBad = state === 'bad';
  return (
    <ScenePage title={t('heads_up')}>
      <Sheet>
        <p role="alert" className={classes.text}>
          {t(isBad ? 'verify_expired' : 'verify_unreachable')}
        </p>
        <div className={classes.ways}>
          {isBad ? (
            <LinkButton to="/login" variant="accent">
              {t('login')}
            </LinkButton>
          ) : (
            <Button variant="accent" onClick={again}>
              {t('try_again')}
            </Button>
          )}
          <LinkButton to="/email/resend" variant="outline">
            {t('ask_again')}
          </LinkButton>
          <LinkButton to="/contact" variant="subtle">
            {t('contact_us')}
          </LinkButton>
        </div>
      </Sheet>
    </ScenePage>
  );
}
