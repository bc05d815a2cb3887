import { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { AFTER_FORGOT_MS } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { toast } from '../../../ui/toast.ts';
import { EmailForm } from './email-form.tsx';

/** Sends a link to choose a new password, then goes to the login. */
export function ForgotPage() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [sent, setSent] = useState(false);

  useEffect(() => {
    if (!sent) return;
    const leave = setTimeout(() => navigate('/login'), AFTER_FORGOT_MS);
    return () => clearTimeout(leave);
  }, [sent, navigate]);

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
        setSent(true);
      }}
    />
  );
}
