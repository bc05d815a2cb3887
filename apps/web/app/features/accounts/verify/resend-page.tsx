import { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { toast } from '../../../ui/toast.ts';
import { EmailForm } from '../password/email-form.tsx';

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
