import type { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { maskedEmail } from '@crewpad/domain';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { forgetSession } from '../../../lib/session-store.ts';
import { endLive } from '../../../lib/tab-member.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { withEmail } from '../../accounts/index.ts';
import classes from './accept.module.css';
import { loginAddress } from './use-registration.ts';
import type { Step } from './viewer.ts';

interface WrongAccountProps {
  token: string;
  offer: contract.rentals.Offer;
  /** The step to return to after the login. */
  step: Step;
}

/** The invited email has an account, and no one is logged in. */
export function LoginPrompt({ token, offer: { email }, step }: WrongAccountProps) {
  const { t } = useTranslation('rent/accept');
  return (
    <div className={classes.prompt}>
      <h2 className={classes.heading}>{t('login_title')}</h2>
      <p className={classes.text}>
        {t('login_text', { email: email === undefined ? '' : maskedEmail(email) })}
      </p>
      <div className={classes.buttons}>
        <LinkButton
          variant="accent"
          to={loginAddress(token, step)}
          state={email === undefined ? undefined : withEmail(email)}
        >
          {t('login')}
        </LinkButton>
      </div>
    </div>
  );
}

/** A member who was not invited is logged in. */
export function OtherMember({ token, offer, step }: WrongAccountProps) {
  const { t } = useTranslation('rent/accept');
  const { member } = usePage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { email, lister_name: lister, has_account } = offer;
  const name = member?.display_name ?? '';
  const switchAccount = async () => {
    endLive();
    // The browser deletes its session even if the call fails.
    await call(accounts.logout, {}, { quiet: true, anyMember: true }).catch(() => undefined);
    forgetSession();
    if (has_account) {
      await navigate(loginAddress(token, step), {
        state: email === undefined ? undefined : withEmail(email),
      });
    }
    await revalidate();
  };
  return (
    <div className={classes.prompt}>
      <h2 className={classes.heading}>{t('other_title')}</h2>
      <p className={classes.text}>
        {email === undefined
          ? t('other_text_unknown', { lister, name })
          : t('other_text', { lister, name, email: maskedEmail(email) })}
      </p>
      <div className={classes.buttons}>
        <LinkButton to="/" variant="outline">
          {t('to_home')}
        </LinkButton>
        {/* An admin who views an account leaves it by the bar on top. */}
        {!member?.switched && (
          <Button variant="accent" onClick={switchAccount}>
            {t('switch')}
          </Button>
        )}
      </div>
    </div>
  );
}
