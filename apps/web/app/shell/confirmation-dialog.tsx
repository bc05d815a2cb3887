import { accounts } from '@crewpad/contract/endpoints';
import type { OauthProvider } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { call } from '../lib/browser-call.ts';
import type { ConfirmationMethod } from '../lib/confirmation.ts';
import { leaveFor } from '../lib/leave-page.ts';
import { storeLoginReturn } from '../lib/login-return.ts';
import { useSend } from '../lib/use-send.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { issuesFromServer } from '../ui/form/field-issues.ts';
import { Form } from '../ui/form/form.tsx';
import { FormRefusal } from '../ui/form/form-refusal.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';

export interface ConfirmationDialogProps {
  methods: readonly ConfirmationMethod[];
  onEnd: (isConfirmed: boolean) => void;
}

/** Asks for the password, or for a new login with the other site. */
export default function ConfirmationDialog({ methods, onEnd }: ConfirmationDialogProps) {
  const { t } = useTranslation('shell/errors');
  const { t: l } = useTranslation('accounts');
  const { busy, refusal, send } = useSend();
  const [password, setPassword] = useState('');
  const providers = methods.filter((method) => method !== 'password');
  const [isMissing, setMissing] = useState(false);
  const [refusedIssue] = issuesFromServer(refusal?.body.errors, ['password']);
  const issue = isMissing ? 'password_is_required' : refusedIssue?.key;
  const refusalText = refusal && !issue ? refusal.body.message || t('confirm_failed') : null;

  const submit = async () => {
    if (password === '') return setMissing(true);
    const answer = await send(() =>
      call(accounts.confirmSession, { body: { password } }, { quiet: true }),
    );
    if (answer !== undefined) onEnd(true);
  };
  const logInAt = (provider: OauthProvider) =>
    send(async () => {
      const { url } = await call(accounts.startOauth, { params: { provider } }, { quiet: true });
      const { pathname, search, hash } = window.location;
      storeLoginReturn(pathname + search + hash);
      leaveFor(url);
    });

  return (
    <Dialog
      open
      onClose={() => onEnd(false)}
      title={t('confirm_title')}
      closeLabel={t('close', { ns: 'common' })}
    >
      <p>{t(methods.includes('password') ? 'confirm_text' : 'confirm_again_text')}</p>
      {refusalText !== null && <FormRefusal>{refusalText}</FormRefusal>}
      {methods.includes('password') && (
        <Form onSubmit={submit}>
          <PasswordField
            name="password_again"
            label={t('confirm_password')}
            autoComplete="current-password"
            value={password}
            onValue={(value) => {
              setPassword(value);
              setMissing(false);
            }}
            issue={issue}
          />
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button variant="outline" onClick={() => onEnd(false)}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button type="submit" variant="accent" disabled={busy}>
              {t('confirm_go')}
            </Button>
          </div>
        </Form>
      )}
      {providers.map((provider) => (
        <div key={provider} className="mt-6 flex flex-wrap justify-end gap-2">
          <Button variant="outline" disabled={busy} onClick={() => logInAt(provider)}>
            {l(`continue_with_${provider}`)}
          </Button>
        </div>
      ))}
    </Dialog>
  );
}
