import type { contract, EndpointAnswer } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { RESET_PASSWORD_DAYS, SECOND_STEP_RESET_HOURS } from '@crewpad/domain';
import { IconKey } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { openErrorDialog } from '../../../lib/error-dialogs.ts';
import { answerWithPasskey, knowsPasskeys } from '../../../lib/passkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField, digitsOf, isSixDigits } from '../../../ui/form/code-field.tsx';
import { issuesFromServer, useErrorText } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { fieldId } from '../../../ui/form/use-form-issues.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

type Asked = contract.accounts.SecondStepAsked;

interface SecondStepFormProps {
  asked: Asked;
  onPassed: (session: EndpointAnswer<typeof accounts.loginSecondStep>) => Promise<void>;
  /** The login must start again: its challenge has expired, or too many codes were wrong. */
  onOver: () => void;
  /** The member wants to log in to another account. */
  onBack: () => void;
}

type Way = 'passkey' | 'code' | 'recovery_code' | 'lost';

/** What came of a call: an issue of the field, a sentence, the end of this login, or a dialog. */
export type Refused =
  | { kind: 'issue'; key: string }
  | { kind: 'text'; text: string }
  | { kind: 'over' }
  | { kind: 'dialog' };

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const SERVER_ERROR = 500;

/** How the page of a login shows the refusal of its second step. */
export function refusedOf(error: unknown, field: 'code' | 'recovery_code' | 'credential'): Refused {
  if (!isApiError(error)) return { kind: 'text', text: '' };
  const { status, body } = error;
  if (status >= SERVER_ERROR) return { kind: 'dialog' };
  if (status === BAD_REQUEST) return { kind: 'over' };
  const [issue] = issuesFromServer(body.errors, [field]);
  if (issue?.field === 'challenge') return { kind: 'over' };
  if (issue) return { kind: 'issue', key: issue.key };
  // The page has no session that this could be about.
  if (status === UNAUTHORIZED) return { kind: 'issue', key: 'wrong_code' };
  return { kind: 'text', text: body.message };
}

const WAY_TEXTS = {
  passkey: 'use_passkey_instead',
  code: 'use_app_code',
  recovery_code: 'use_recovery_code',
} as const;

/** The second step of a login, in place of the password. */
export function SecondStepForm({ asked, onPassed, onOver, onBack }: SecondStepFormProps) {
  const { t } = useTranslation('accounts');
  const ways = asked.methods.filter((method) => method !== 'passkey' || knowsPasskeys());
  const first: Way = ways[0] ?? 'lost';
  const [way, setWay] = useState<Way>(first);
  if (way === 'lost') {
    return <LostForm challenge={asked.challenge} onOver={onOver} onBack={() => setWay(first)} />;
  }
  const props = { asked, onPassed, onOver };
  return (
    <>
      {way === 'passkey' ? <PasskeyStep {...props} /> : <CodeForm key={way} way={way} {...props} />}
      <div className="mt-4 grid justify-items-center gap-1">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="subtle" onClick={() => setWay(other)}>
              {t(WAY_TEXTS[other])}
            </Button>
          ))}
        <Button variant="subtle" onClick={() => setWay('lost')}>
          {t('second_step_lost')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('back_to_login')}
        </Button>
      </div>
    </>
  );
}

type StepProps = Omit<SecondStepFormProps, 'onBack'>;

/** A passkey as the second step of a login. */
function PasskeyStep({ asked: { challenge }, onPassed, onOver }: StepProps) {
  const { t } = useTranslation('accounts');
  const { t: f } = useTranslation('ui/form');
  const textOf = useErrorText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus has gone.
  useEffect(() => button.current?.focus(), []);

  const refuse = (error: unknown) => {
    const refused = refusedOf(error, 'credential');
    if (refused.kind === 'over') return onOver();
    if (refused.kind === 'dialog') openErrorDialog(error);
    else if (refused.kind === 'issue') setRefusal(textOf(refused.key));
    else setRefusal(refused.text || t('passkey_failed'));
  };
  const pass = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const options = { quiet: true, anonymous: true };
      const question = await call(accounts.askSecondStepPasskey, { body: { challenge } }, options);
      const answer = await answerWithPasskey(question);
      if (answer === null) setRefusal(t('passkey_canceled'));
      else {
        const body = { challenge, ...answer };
        await onPassed(await call(accounts.loginSecondStep, { body }, options));
      }
    } catch (error) {
      refuse(error);
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-4">
      <p className="m-0">{t('passkey_step_text')}</p>
      {refusal !== null && <FormRefusal>{refusal}</FormRefusal>}
      <Button
        ref={button}
        variant="accent"
        className="min-h-13! w-full text-md"
        disabled={busy}
        onClick={pass}
      >
        <IconKey aria-hidden size={20} />
        {busy ? f('one_moment') : t('use_passkey')}
      </Button>
    </div>
  );
}

type CodeFormProps = StepProps & { way: 'code' | 'recovery_code' };

/** One field, for the six digits of the app or for a recovery code. */
function CodeForm({ way, asked, onPassed, onOver }: CodeFormProps) {
  const { t } = useTranslation('accounts');
  const { t: f } = useTranslation('ui/form');
  const textOf = useErrorText();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  /** Known at once, unlike `busy`: the sixth digit may come with Enter. */
  const isSending = useRef(false);
  const [issue, setIssue] = useState<string>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const focus = () => document.getElementById(fieldId(way))?.focus();
  useEffect(() => document.getElementById(fieldId(way))?.focus(), [way]);

  const type = (value: string) => {
    setTyped(value);
    setIssue(undefined);
    setRefusal(null);
  };
  const refuse = (error: unknown) => {
    const refused = refusedOf(error, way);
    if (refused.kind === 'over') return onOver();
    if (refused.kind === 'dialog') openErrorDialog(error);
    if (refused.kind === 'text') setRefusal(refused.text || t('login_failed'));
    if (refused.kind !== 'issue') return;
    setIssue(refused.key);
    // The next code of an app is another one; a recovery code may have one wrong letter.
    if (way === 'code') setTyped('');
    focus();
  };
  const send = async (value: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setIssue(undefined);
    setRefusal(null);
    try {
      const { challenge } = asked;
      const body =
        way === 'code' ? { challenge, code: value } : { challenge, recovery_code: value };
      const options = { quiet: true, anonymous: true };
      await onPassed(await call(accounts.loginSecondStep, { body }, options));
    } catch (error) {
      refuse(error);
    }
    isSending.current = false;
    setBusy(false);
  };
  const submit = () => {
    const missing = typed.trim() === '';
    if (missing) setIssue(way === 'code' ? 'code_is_required' : 'recovery_code_is_required');
    else if (way === 'code' && !isSixDigits(typed)) setIssue('code_has_six_digits');
    else return void send(way === 'code' ? digitsOf(typed) : typed.trim());
    focus();
  };

  return (
    <Form onSubmit={submit}>
      {way === 'code' ? (
        <CodeField
          name="code"
          label={t('app_code')}
          hint={t('app_code_hint')}
          value={typed}
          onValue={type}
          onComplete={send}
          issue={issue}
        />
      ) : (
        <TextField
          name="recovery_code"
          label={t('recovery_code')}
          hint={t('recovery_code_hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          maxLength={40}
          value={typed}
          onValue={type}
          issue={issue}
        />
      )}
      {/* The field has the focus already, so its error would not be read. */}
      <VisuallyHidden role="alert">{issue && textOf(issue)}</VisuallyHidden>
      {refusal !== null && <FormRefusal>{refusal}</FormRefusal>}
      <Button type="submit" variant="accent" className="min-h-13! w-full text-md" disabled={busy}>
        {busy ? f('one_moment') : t('login')}
      </Button>
    </Form>
  );
}

interface LostFormProps {
  challenge: string;
  onOver: () => void;
  onBack: () => void;
}

/** Without phone and codes: what a removal of the second step means, and its email. */
function LostForm({ challenge, onOver, onBack }: LostFormProps) {
  const { t } = useTranslation('accounts');
  const { t: f } = useTranslation('ui/form');
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [refusal, setRefusal] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // What had the focus has gone.
  useEffect(() => {
    if (state !== 'busy') box.current?.focus();
  }, [state]);

  const send = async () => {
    setState('busy');
    setRefusal(null);
    try {
      const options = { quiet: true, anonymous: true };
      await call(accounts.askSecondStepReset, { body: { challenge } }, options);
      setState('sent');
    } catch (error) {
      setState('open');
      const refused = refusedOf(error, 'code');
      if (refused.kind === 'over') return onOver();
      if (openErrorDialog(error)) return;
      setRefusal((isApiError(error) && error.body.message) || t('login_failed'));
    }
  };

  const hours = SECOND_STEP_RESET_HOURS;
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 focus:outline-none">
      {state === 'sent' ? (
        <>
          <h2 className="m-0 text-lg">{t('reset_link_sent')}</h2>
          <p className="m-0">{t('reset_link_sent_text', { hours })}</p>
        </>
      ) : (
        <>
          <h2 className="m-0 text-lg">{t('second_step_lost_title')}</h2>
          <p className="m-0">{t('second_step_lost_text', { hours })}</p>
          <ul className="m-0 grid gap-2 ps-5">
            <li>{t('second_step_lost_stop')}</li>
            <li>{t('second_step_lost_after', { hours })}</li>
            <li>{t('second_step_lost_password', { days: RESET_PASSWORD_DAYS })}</li>
          </ul>
          {refusal !== null && <FormRefusal>{refusal}</FormRefusal>}
          <Button
            variant="accent"
            className="min-h-13! w-full text-md"
            disabled={state === 'busy'}
            onClick={send}
          >
            {state === 'busy' ? f('one_moment') : t('send_reset_link')}
          </Button>
        </>
      )}
      <Button variant="outline" onClick={onBack}>
        {t('back_to_code')}
      </Button>
    </div>
  );
}
