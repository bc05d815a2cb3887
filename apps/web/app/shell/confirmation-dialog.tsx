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
import { CodeField, digitsOf, isSixDigits } from '../ui/form/code-field.tsx';
import { issuesFromServer } from '../ui/form/field-issues.ts';
import { Form } from '../ui/form/form.tsx';
import { FormRefusal } from '../ui/form/form-refusal.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';

/** While the second step is on, the password does not confirm. */
function textOf(methods: readonly ConfirmationMethod[]) {
  if (methods.includes('code')) return 'confirm_code_text';
  return methods.includes('password') ? 'confirm_text' : 'confirm_again_text';
}

export interface ConfirmationDialogProps {
  methods: readonly ConfirmationMethod[];
  onEnd: (isConfirmed: boolean) => void;
}

/** Asks for a code of the authenticator app, the password, or a new login with the other site. */
export default function ConfirmationDialog({ methods, onEnd }: ConfirmationDialogProps) {
  const { t } = useTranslation('shell/errors');
  const { t: l } = useTranslation('accounts');
  const { busy, refusal, send } = useSend();
  const providers = methods.filter((method) => method !== 'password' && method !== 'code');
  const way = methods.find((method) => method === 'code') ?? 'password';
  const [typed, setTyped] = useState('');
  const [ownIssue, setOwnIssue] = useState<string>();
  const [refusedIssue] = issuesFromServer(refusal?.body.errors, [way]);
  const issue = ownIssue ?? refusedIssue?.key;
  const refusalText = refusal && !issue ? refusal.body.message || t('confirm_failed') : null;

  const type = (value: string) => {
    setTyped(value);
    setOwnIssue(undefined);
  };
  const confirm = async (body: { password: string } | { code: string }) => {
    const answer = await send(() => call(accounts.confirmSession, { body }, { quiet: true }));
    if (answer !== undefined) onEnd(true);
    // The next code is another one.
    else if ('code' in body) setTyped('');
  };
  const submit = () => {
    if (way === 'code') {
      if (isSixDigits(typed)) return confirm({ code: digitsOf(typed) });
      return setOwnIssue(typed.trim() === '' ? 'code_is_required' : 'code_has_six_digits');
    }
    return typed === '' ? setOwnIssue('password_is_required') : confirm({ password: typed });
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
      <p>{t(textOf(methods))}</p>
      {refusalText !== null && <FormRefusal>{refusalText}</FormRefusal>}
      {methods.includes(way) && (
        <Form onSubmit={submit}>
          {way === 'code' ? (
            <CodeField
              name="code_again"
              label={t('confirm_code')}
              value={typed}
              onValue={type}
              onComplete={(code) => confirm({ code })}
              issue={issue}
            />
          ) : (
            <PasswordField
              name="password_again"
              label={t('confirm_password')}
              autoComplete="current-password"
              value={typed}
              onValue={type}
              issue={issue}
            />
          )}
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
