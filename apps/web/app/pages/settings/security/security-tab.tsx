import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import type { Settings } from '../load-settings.ts';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { useReload } from '../use-save.ts';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { Passkeys } from './passkeys.tsx';
import { NewRecoveryCodes, RecoveryCodes } from './recovery-codes.tsx';
import { DueNote, SecondStep } from './second-step.tsx';
import { SecurityLog } from './security-log.tsx';
import { Sessions } from './sessions.tsx';

type SecurityTabProps = Pick<Settings, 'user' | 'security' | 'sessions' | 'securityLog'>;

/** How the member logs in besides their password, where, and what happened to the account. */
export default function SecurityTab({ user, security, sessions, securityLog }: SecurityTabProps) {
  const { t } = useTranslation('pages/settings');
  const { passkeys: hasPasskeys } = usePage();
  const reload = useReload();
  /** New codes, which the server does not show again. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isAdding, setAdding] = useState(false);
  const cards = useRef<HTMLDivElement>(null);

  const changed = async (newCodes: readonly string[] = []) => {
    if (newCodes.length > 0) setCodes(newCodes);
    setAdding(false);
    await reload();
  };
  // Alone, so that nobody overlooks them and nothing else is printed.
  if (codes !== null) {
    const onSaved = () => {
      flushSync(() => setCodes(null));
      cards.current?.focus({ preventScroll: true });
    };
    return <NewRecoveryCodes codes={codes} email={user.email} onSaved={onSaved} />;
  }
  return (
    <div ref={cards} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-4 focus:outline-none">
      {security === null ? (
        <Panel title={t('second_step')}>
          <Note>
            <p>{t('sessions_switched')}</p>
          </Note>
        </Panel>
      ) : (
        <>
          <DueNote security={security} />
          <SecondStep security={security} onAdd={() => setAdding(true)} onChange={changed} />
          {(hasPasskeys || security.passkeys.length > 0) && (
            <Passkeys passkeys={security.passkeys} onChange={reload} />
          )}
          <AuthenticatorApp
            app={security.app}
            isOpen={isAdding}
            onOpen={setAdding}
            onChange={changed}
          />
          {security.second_step && (
            <RecoveryCodes left={security.recovery_codes_left} onChange={changed} />
          )}
        </>
      )}
      <Sessions sessions={sessions} />
      <SecurityLog rows={securityLog} />
    </div>
  );
}
