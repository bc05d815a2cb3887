import type { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { RefusalNote } from '../parts/refusal-note.tsx';
import { useSave } from '../use-save.ts';
import classes from './details.module.css';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { usePendingEmail } from './use-pending-email.ts';

type Edited = 'email' | 'password';
const SWITCHED_NOTE = 'login-switched';

/** Email and password, each read-only until edited: one at a time. */
export function LoginInfo({ user }: { user: contract.accounts.OwnUser }) {
  const { t } = useTranslation('pages/settings');
  const hydrated = useHydrated();
  const [edited, setEdited] = useState<Edited | null>(null);
  const buttons = useRef<Partial<Record<Edited, HTMLButtonElement | null>>>({});
  const pending = usePendingEmail();
  const isSwitched = usePage().member?.switched === true;
  const leave = () => setEdited(null);
  // Closing a form returns the focus to the button that opened it.
  const last = useRef<Edited | null>(null);
  useEffect(() => {
    if (edited === null && last.current !== null) buttons.current[last.current]?.focus();
    last.current = edited;
  }, [edited]);
  const button = (of: Edited, label: string) => (
    <Button
      ref={(element) => {
        buttons.current[of] = element;
      }}
      variant="outline"
      disabled={!hydrated || isSwitched}
      aria-describedby={isSwitched ? SWITCHED_NOTE : undefined}
      onClick={() => setEdited(of)}
    >
      {label}
    </Button>
  );

  return (
    <Panel title={t('login_info')}>
      <div className={classes.rows}>
        {isSwitched && (
          <Note id={SWITCHED_NOTE}>
            <p>{t('login_switched')}</p>
          </Note>
        )}
        {edited === 'email' ? (
          <EmailForm user={user} onLeave={leave} />
        ) : (
          <div className={classes.parts}>
            <div className={classes.row}>
              <p className={classes.facts}>
                <span className={classes.label}>{t('email')}</span>
                <span className={classes.value}>
                  {user.email}
                  <Badge kind={user.email_verified ? 'good' : 'plain'}>
                    {t(user.email_verified ? 'email_verified' : 'email_not_verified')}
                  </Badge>
                </span>
              </p>
              {button('email', t('edit_email'))}
            </div>
            {pending !== null && pending.requestedEmail !== user.email && (
              <Note kind={pending.isDead ? 'warn' : 'good'} said>
                <p>
                  {t(pending.isDead ? 'confirmation_is_dead' : 'confirmation_sent_to', {
                    email: pending.requestedEmail,
                  })}
                </p>
              </Note>
            )}
            {user.email_refusal && <RefusalNote refusal={user.email_refusal} />}
            {(!user.email_verified || user.email_refusal) && pending === null && (
              <SendVerification email={user.email} />
            )}
          </div>
        )}
        {edited === 'password' ? (
          <PasswordForm onLeave={leave} />
        ) : (
          <div className={classes.row}>
            <p className={classes.facts}>
              <span className={classes.label}>{t('password')}</span>
              <span aria-hidden className={classes.value}>
                ••••••••
              </span>
            </p>
            {button('password', t('edit_password'))}
          </div>
        )}
      </div>
    </Panel>
  );
}

/** For a member whose email is not verified, or refuses emails. */
function SendVerification({ email }: { email: string }) {
  const { t } = useTranslation('pages/settings');
  const { busy, save } = useSave();
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Note kind="good" said>
        <p>{t('verification_sent', { email })}</p>
      </Note>
    );
  }
  return (
    <div>
      <Button
        variant="outline"
        disabled={busy}
        onClick={async () =>
          setSent(await save(() => call(accounts.resendEmail, { body: { email } })))
        }
      >
        {t('send_verification')}
      </Button>
    </div>
  );
}
