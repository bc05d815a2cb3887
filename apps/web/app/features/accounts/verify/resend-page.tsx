import { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { endpoint } from '../../../lib/browser-call.ts';
import { toast } from '../../../ui/toast.ts';
import { EmailForm } from '../password/email-form.tsx';

const askForLink = endpoint<typeof contract.accounts.resendEmail>('POST', '/email/resend');

/** Sends the verification link again. */
export function ResendPage() {
  const { t } = useTranslation('login');
  return (
    <EmailForm
      title={t('resend_title')}
      lead={t('resend_lead')}
      button={t('send_link')}
      failure="error"
      check={(email) => contract.accounts.forgotForm.safeParse({ email })}
      send={async (email) => {
        const { message } = await askForLink({ body: { email } }, { quiet: true, anonymous: true });
        toast({ kind: 'success', message: message || t('sent') });
      }}
    />
  );
}
