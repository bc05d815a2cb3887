import { accounts } from '@crewpad/contract/endpoints';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Panel } from '../parts/panel.tsx';
import { useSave } from '../use-save.ts';
import type { NewApp, NewAppFormProps } from './new-app-form.tsx';

// With the code that draws QR codes.
const form = lazyPart<NewAppFormProps>(() => import('./new-app-form.tsx'));

interface AuthenticatorAppProps {
  app: { since: string } | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (newCodes: readonly string[]) => Promise<void>;
}

/** The authenticator app, and the form for another one. */
export function AuthenticatorApp({ app, isOpen, onOpen, onChange }: AuthenticatorAppProps) {
  const { t } = useTranslation('pages/settings');
  const { locale, passkeys } = usePage();
  const hydrated = useHydrated();
  const { busy, save } = useSave();
  const [newApp, setNewApp] = useState<NewApp | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const NewAppForm = form.usePart(newApp !== null);

  const create = async () => {
    const isCreated = await save(async () => {
      setNewApp(await call(accounts.addAuthenticatorApp, {}, { quiet: true }));
    });
    if (!isCreated) onOpen(false);
  };
  const close = () => {
    flushSync(() => {
      setNewApp(null);
      onOpen(false);
    });
    opener.current?.focus();
  };
  const open = useEffectEvent(create);
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);

  return (
    <Panel
      title={t('authenticator_app')}
      text={t('authenticator_app_text')}
      beside={app !== null && <Badge kind="good">{t('app_is_on')}</Badge>}
    >
      {isOpen && newApp !== null ? (
        NewAppForm && (
          <NewAppForm
            key={newApp.secret}
            newApp={newApp}
            onCancel={close}
            onAgain={create}
            onDone={(codes) => {
              setNewApp(null);
              return onChange(codes);
            }}
          />
        )
      ) : (
        <div className="grid justify-items-start gap-4">
          {app !== null && (
            <p className="m-0">{t('app_since', { day: fullDate(app.since, locale) })}</p>
          )}
          <Button
            ref={opener}
            // The one next action is a passkey, where browsers offer them.
            variant={app === null && !passkeys ? 'accent' : 'outline'}
            className="max-sm:w-full"
            disabled={!hydrated || busy || isOpen}
            onClick={() => onOpen(true)}
          >
            {t(app === null ? 'add_app' : 'replace_app')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
