import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorsText } from '../../i18n/en/errors.ts';
import { onApiError } from '../../lib/api-error-events.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './api-error-dialogs.module.css';

interface Fault {
  kind: 'server_error' | 'conflict_error' | 'login_expired';
  message: string | undefined;
}

/** What every call may meet: 500 or above, 409, and a session that has ended (401). */
export function ApiErrorDialogs() {
  const { t } = useTranslation(errorsText);
  const [fault, setFault] = useState<Fault | null>(null);

  useEffect(
    () =>
      onApiError(({ status, body }) => {
        if (status >= 500) setFault({ kind: 'server_error', message: undefined });
        if (status === 409) setFault({ kind: 'conflict_error', message: body.message });
        if (status === 401) setFault({ kind: 'login_expired', message: undefined });
      }),
    [],
  );

  const close = () => setFault(null);
  return (
    <Dialog
      open={fault !== null}
      onClose={close}
      title={fault ? t(fault.kind) : ''}
      closeLabel={t('close')}
    >
      {fault && <p>{fault.message || t(`${fault.kind}_text`)}</p>}
      <div className={classes.actions}>
        {fault?.kind === 'login_expired' ? (
          // A fresh page: nothing of the session that has ended stays on it.
          <LinkButton to={loginFrom(window.location)} reloadDocument>
            {t('to_login')}
          </LinkButton>
        ) : (
          <Button onClick={close}>{t('ok')}</Button>
        )}
      </div>
    </Dialog>
  );
}

/** The login that leads back here. */
function loginFrom({ pathname, search, hash }: Location): string {
  return `/login?ref_url=${encodeURIComponent(pathname + search + hash)}`;
}
