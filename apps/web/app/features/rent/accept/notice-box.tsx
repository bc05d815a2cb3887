import { accounts } from '@crewpad/contract/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { openErrorDialog } from '../../../lib/error-dialogs.ts';
import { Button } from '../../../ui/button.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { toast } from '../../../ui/toast.ts';
import classes from './accept.module.css';
import type { Notice } from './use-acceptance.ts';

interface NoticeBoxProps {
  notice: Notice;
  lister: string;
  /** The logged-in member's. */
  email: string | undefined;
}

/** Why the invitation is not accepted yet, and how to fix it. */
export function NoticeBox({ notice, lister, email }: NoticeBoxProps) {
  const { t } = useTranslation('rent/accept');
  const [isSent, setSent] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is far below.
    if (notice) box.current?.scrollIntoView({ block: 'center' });
  }, [notice]);
  const send = async () => {
    if (email === undefined) return;
    setSent(true);
    try {
      const { message } = await call(
        accounts.resendEmail,
        { body: { email } },
        { quiet: true, anonymous: true },
      );
      toast({ kind: 'success', message: message || t('sent') });
    } catch (error) {
      setSent(false);
      if (openErrorDialog(error)) return;
      const message = (isApiError(error) && error.body.message) || t('failed');
      toast({ kind: 'error', message });
    }
  };
  return (
    <div ref={box} className={classes.notice}>
      <FormRefusal>
        {notice.kind === 'refused' ? notice.message : t(notice.kind, { lister })}
      </FormRefusal>
      {notice.kind === 'not_verified' && email !== undefined && (
        <Button variant="outline" disabled={isSent} onClick={send}>
          {t('resend')}
        </Button>
      )}
    </div>
  );
}
