import type { contract } from '@crewpad/contract';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { endpoint } from '../../../lib/browser-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../parts/note.tsx';
import { useSave } from '../use-save.ts';

const askForLink = endpoint<typeof contract.accounts.resendEmail>('POST', '/email/resend');

/** For a member whose email is not verified, or refuses emails. */
export function SendVerification({ email }: { email: string }) {
  const { t } = useTranslation('settings');
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
        onClick={async () => setSent(await save(() => askForLink({ body: { email } })))}
      >
        {t('send_verification')}
      </Button>
    </div>
  );
}
