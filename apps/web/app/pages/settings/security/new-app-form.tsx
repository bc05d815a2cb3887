import type { EndpointAnswer } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useEffect, useRef, useState } from 'react';
import { encode } from 'uqr';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField, digitsOf, isSixDigits } from '../../../ui/form/code-field.tsx';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { fieldId } from '../../../ui/form/use-form-issues.ts';
import { CopyButton } from './recovery-codes.tsx';

/** The secret of an app that has not confirmed it yet. */
export type NewApp = EndpointAnswer<typeof accounts.addAuthenticatorApp>;

export interface NewAppFormProps {
  newApp: NewApp;
  onDone: (codes: readonly string[]) => Promise<void>;
  /** For another secret, once this one has expired. */
  onAgain: () => void;
  onCancel: () => void;
}

const BAD_REQUEST = 400;

/** Shows the secret of an authenticator app as QR code and text, and takes its first code. */
export default function NewAppForm({ newApp, onDone, onAgain, onCancel }: NewAppFormProps) {
  const { t } = useTranslation('pages/settings');
  const { busy, refusal, send } = useSend();
  const [code, setCode] = useState('');
  const [ownIssue, setOwnIssue] = useState<string>();
  const isDone = useRef(false);
  const steps = useRef<HTMLOListElement>(null);
  // Not the field: the keyboard of a phone would cover the picture.
  useEffect(() => steps.current?.focus(), []);
  const [serverIssue] = issuesFromServer(refusal?.body.errors, ['code']);
  const isOver = refusal?.status === BAD_REQUEST;
  const issue = ownIssue ?? serverIssue?.key;
  const focus = () => document.getElementById(fieldId('app_code'))?.focus();

  const confirm = async (digits: string) => {
    if (isDone.current) return;
    setOwnIssue(undefined);
    const answer = await send(
      () => call(accounts.confirmAuthenticatorApp, { body: { code: digits } }, { quiet: true }),
      () => {
        setCode('');
        focus();
      },
    );
    if (answer === undefined) return;
    isDone.current = true;
    await onDone(answer.recovery_codes);
  };
  const submit = () => {
    if (isSixDigits(code)) return void confirm(digitsOf(code));
    setOwnIssue(code.trim() === '' ? 'code_is_required' : 'code_has_six_digits');
    focus();
  };

  if (isOver) {
    return (
      <div className="grid justify-items-start gap-4">
        <FormRefusal>{t('app_secret_over')}</FormRefusal>
        <Button variant="accent" onClick={onAgain}>
          {t('app_again')}
        </Button>
      </div>
    );
  }
  return (
    <Form onSubmit={submit}>
      <ol ref={steps} tabIndex={-1} className="m-0 grid gap-6 ps-5 focus:outline-none">
        <li>{t('app_step_install')}</li>
        <li>
          <p className="m-0">{t('app_step_scan')}</p>
          <div className="mt-4 flex flex-wrap items-center gap-6">
            <QrCode text={newApp.uri} label={t('app_qr')} />
            <div className="grid min-w-0 grow basis-48 justify-items-start gap-2">
              <p className="m-0 text-xs text-muted">{t('app_secret')}</p>
              <code translate="no" className="text-md wrap-anywhere">
                {newApp.secret.match(/.{1,4}/g)?.join(' ')}
              </code>
              <CopyButton text={newApp.secret} label={t('app_copy_secret')} />
            </div>
          </div>
        </li>
        <li>
          <p className="mx-0 mt-0 mb-4">{t('app_step_code')}</p>
          <CodeField
            name="app_code"
            label={t('app_code')}
            value={code}
            onValue={(value) => {
              setCode(value);
              setOwnIssue(undefined);
            }}
            onComplete={confirm}
            issue={issue}
          />
        </li>
      </ol>
      {refusal !== null && issue === undefined && (
        <FormRefusal>
          {refusal.body.message || t('something_went_wrong', { ns: 'common' })}
        </FormRefusal>
      )}
      <p className="m-0 text-xs text-muted">{t('app_ends_sessions')}</p>
      <FormFoot save={t('app_turn_on')} busy={busy} onCancel={onCancel} />
    </Form>
  );
}

/** Dark modules on a light ground in both themes, because many apps read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 flex-none rounded-sm"
    >
      <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="black" d={path} />
    </svg>
  );
}
