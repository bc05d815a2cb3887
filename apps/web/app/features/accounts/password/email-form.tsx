import { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { AFTER_FORGOT_MS } from '@crewpad/domain';
import { IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { issuesOf } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { linkClass } from '../../../ui/form/form-classes.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { type ToastKind, toast } from '../../../ui/toast.ts';

interface EmailFormProps {
  title: string;
  lead: string;
  button: string;
  /** The severity of an error. */
  failure: Extract<ToastKind, 'warning' | 'error'>;
  check: (email: string) => Parameters<typeof issuesOf>[0];
  /** Requests the email and confirms it. */
  send: (email: string) => Promise<void>;
}

/** A page with a field for the email address to send something to. */
function EmailForm({ title, lead, button, failure, check, send }: EmailFormProps) {
  const { t } = useTranslation('accounts');
  const { t: f } = useTranslation('ui/form');
  const hydrated = useHydrated();
  const form = useFormIssues();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');

  const submit = async () => {
    const result = check(email);
    form.show(issuesOf(result, ['email']));
    if (!result.success || state !== 'open') return;
    setState('busy');
    try {
      await send(email.trim());
      setState('sent');
    } catch (error) {
      setState('open');
      const message = isApiError(error)
        ? error.body.message
        : t('something_went_wrong', { ns: 'common' });
      toast({ kind: failure, message });
    }
  };

  return (
    <ScenePage title={title} lead={lead}>
      <Sheet>
        <Form form={form} onSubmit={submit}>
          <TextField
            name="email"
            label={t('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={254}
            value={email}
            onValue={(value) => {
              setEmail(value);
              if (state === 'sent') setState('open');
              form.clear('email');
            }}
            issue={form.keyOf('email')}
          />
          <Button
            type="submit"
            variant="accent"
            className="min-h-13! w-full text-md"
            disabled={!hydrated || state !== 'open'}
          >
            {state === 'busy' && f('one_moment')}
            {state === 'sent' && (
              <>
                <IconCheck aria-hidden size={20} />
                {t('sent_button')}
              </>
            )}
            {state === 'open' && button}
          </Button>
          <div role="status">{state === 'sent' && <SentNote />}</div>
          <Link to="/login" className={linkClass}>
            {t('back_to_login')}
          </Link>
        </Form>
      </Sheet>
    </ScenePage>
  );
}

/** The confirmation, and why the button is disabled. */
function SentNote() {
  const { t } = useTranslation('accounts');
  return (
    <div className="flex gap-2 rounded-sm bg-good-soft p-4 text-ink">
      <IconCircleCheck aria-hidden size={24} className="flex-none text-good" />
      <div>
        <p className="m-0 font-bold">{t('sent')}</p>
        <p className="mx-0 mt-1 mb-0 text-xs">{t('sent_why')}</p>
      </div>
    </div>
  );
}

/** Sends a link to choose a new password, then goes to the login. */
export function ForgotPage() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [isSent, setIsSent] = useState(false);

  useEffect(() => {
    if (!isSent) return;
    const leave = setTimeout(() => navigate('/login'), AFTER_FORGOT_MS);
    return () => clearTimeout(leave);
  }, [isSent, navigate]);

  return (
    <EmailForm
      title={t('forgot_title')}
      lead={t('forgot_lead')}
      button={t('send')}
      failure="warning"
      check={(email) => contract.accounts.forgotForm.safeParse({ email })}
      send={async (email) => {
        const { message } = await call(
          accounts.passwordRecovery,
          { body: { email } },
          { quiet: true, anonymous: true },
        );
        toast({ kind: 'success', message: message || t('sent') });
        setIsSent(true);
      }}
    />
  );
}

/** Sends the verification link again. */
export function ResendPage() {
  const { t } = useTranslation('accounts');
  return (
    <EmailForm
      title={t('resend_title')}
      lead={t('resend_lead')}
      button={t('send_link')}
      failure="error"
      check={(email) => contract.accounts.forgotForm.safeParse({ email })}
      send={async (email) => {
        const { message } = await call(
          accounts.resendEmail,
          { body: { email } },
          { quiet: true, anonymous: true },
        );
        toast({ kind: 'success', message: message || t('sent') });
      }}
    />
  );
}
