import { useTranslation } from '../i18n/use-translation.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LinkButton } from '../ui/link-button.tsx';

const LOGIN = '/login';

export interface Fault {
  kind: 'server_error' | 'conflict_error' | 'login_expired';
  message: string | undefined;
}

export interface ApiErrorDialogProps {
  fault: Fault | null;
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
}

export default function ApiErrorDialog({ fault, finalFocus, onClose }: ApiErrorDialogProps) {
  const { t } = useTranslation('shell/errors');
  return (
    <Dialog
      open={fault !== null}
      onClose={onClose}
      finalFocus={finalFocus}
      title={fault ? t(fault.kind) : ''}
      closeLabel={t('close', { ns: 'common' })}
    >
      {fault && <p>{fault.message || t(`${fault.kind}_text`)}</p>}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        {fault?.kind === 'login_expired' && window.location.pathname !== LOGIN ? (
          // A full page load, so that nothing of the ended session remains.
          <LinkButton to={loginFrom(window.location)} reloadDocument>
            {t('to_login')}
          </LinkButton>
        ) : (
          <Button onClick={onClose}>{t('ok')}</Button>
        )}
      </div>
    </Dialog>
  );
}

/** The login page, which redirects back here. */
function loginFrom({ pathname, search, hash }: Location): string {
  return `${LOGIN}?ref_url=${encodeURIComponent(pathname + search + hash)}`;
}
