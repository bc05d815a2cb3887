import { accounts } from '@crewpad/contract/endpoints';
import type { OauthProvider } from '@crewpad/domain';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { call } from '../lib/browser-call.ts';
import type { ConfirmationMethod } from '../lib/confirmation.ts';
import { leaveFor } from '../lib/leave-page.ts';
import { storeLoginReturn } from '../lib/login-return.ts';
import { answerWithPasskey, knowsPasskeys } from '../lib/passkeys.ts';
import { useSend } from '../lib/use-send.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CodeField, digitsOf, isSixDigits } from '../ui/form/code-field.tsx';
import { issuesFromServer } from '../ui/form/field-issues.ts';
import { Form } from '../ui/form/form.tsx';
import { FormRefusal } from '../ui/form/form-refusal.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';

type Way = 'passkey' | 'code' | 'password' | 'provider';

/** While the second step is on, the password does not confirm. */
const TEXTS = {
  passkey: 'confirm_passkey_text',
  code: 'confirm_code_text',
  password: 'confirm_text',
  provider: 'confirm_again_text',
} as const;

/** The ways of a member, the shortest first. */
function waysOf(methods: readonly ConfirmationMethod[]): Way[] {
  const ways = (['passkey', 'code', 'password'] as const).filter(
    (way) => methods.includes(way) && (way !== 'passkey' || knowsPasskeys()),
  );
  return ways.length === 0 ? ['provider'] : ways;
}

export interface ConfirmationDialogProps {
  methods: readonly ConfirmationMethod[];
  onEnd: (isConfirmed: boolean) => void;
}

/** Asks for a passkey, a code of the authenticator app, the password, or a new login with the other site. */
export default function ConfirmationDialog({ methods, onEnd }: ConfirmationDialogProps) {
  const { t } = useTranslation('shell/errors');
  const { t: l } = useTranslation('accounts');
  const { busy, refusal, send } = useSend();
  const providers = methods.filter((method) => method === 'google' || method === 'facebook');
  const ways = waysOf(methods);
  const [way, setWay] = useState(ways[0]);
  const [isCanceled, setCanceled] = useState(false);
  const [typed, setTyped] = useState('');
  const [ownIssue, setOwnIssue] = useState<string>();
  const [refusedIssue] = issuesFromServer(refusal?.body.errors, [way ?? '']);
  const issue = ownIssue ?? refusedIssue?.key;
  const hasField = way === 'code' || way === 'password';
  const failure =
    refusal && !(issue && hasField) ? refusal.body.message || t('confirm_failed') : null;
  const refusalText = isCanceled ? l('passkey_canceled') : failure;

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
  const confirmByPasskey = async () => {
    setCanceled(false);
    const isConfirmed = await send(async () => {
      const answer = await answerWithPasskey(
        await call(accounts.askConfirmPasskey, {}, { quiet: true }),
      );
      if (answer === null) return false;
      await call(accounts.confirmSession, { body: answer }, { quiet: true });
      return true;
    });
    if (isConfirmed) onEnd(true);
    else if (isConfirmed === false) setCanceled(true);
  };
  const change = (next: Way) => {
    setCanceled(false);
    type('');
    setWay(next);
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
      <p>{t(TEXTS[way ?? 'provider'])}</p>
      {refusalText !== null && <FormRefusal>{refusalText}</FormRefusal>}
      {way === 'passkey' && (
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={() => onEnd(false)}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button variant="accent" disabled={busy} onClick={confirmByPasskey}>
            <IconKey aria-hidden size={20} />
            {l('use_passkey')}
          </Button>
        </div>
      )}
      {hasField && (
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
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <div key={other} className="mt-4 flex justify-end">
            <Button variant="subtle" disabled={busy} onClick={() => change(other)}>
              {other === 'passkey'
                ? l('use_passkey_instead')
                : t(other === 'code' ? 'confirm_use_code' : 'confirm_use_password')}
            </Button>
          </div>
        ))}
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
