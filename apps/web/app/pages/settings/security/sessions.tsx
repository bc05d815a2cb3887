import { accounts } from '@crewpad/contract/endpoints';
import { deviceName } from '@crewpad/domain';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { footClass, itemClass, valueClass } from '../details/details-classes.ts';
import type { SessionRow } from '../load-settings.ts';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { useReload, useSave } from '../use-save.ts';

/** "Chrome on Linux", if known. */
export function useDeviceName(): (userAgent: string) => string {
  const { t } = useTranslation('pages/settings');
  return (userAgent) => {
    const { browser, system } = deviceName(userAgent);
    if (browser && system) return t('browser_on_system', { browser, system });
    return browser ?? system ?? (userAgent || t('unknown_device'));
  };
}

/** A member's sessions; null if the viewer cannot see them. */
export function Sessions({ sessions }: { sessions: readonly SessionRow[] | null }) {
  const { t } = useTranslation('pages/settings');
  const nameOf = useDeviceName();
  const reload = useReload();
  const { save } = useSave();
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);

  const end = (send: () => Promise<unknown>, message: string) =>
    save(async () => {
      await send();
      await reload();
      toast({ kind: 'success', message });
      // The button is removed with its session.
      list.current?.focus();
    });

  if (sessions === null) {
    return (
      <Panel title={t('sessions')}>
        <Note>
          <p>{t('sessions_switched')}</p>
        </Note>
      </Panel>
    );
  }
  const isAlone = sessions.every(({ current }) => current);
  return (
    <Panel title={t('sessions')} text={t('sessions_text')}>
      <ul ref={list} tabIndex={-1} aria-label={t('sessions')} className="m-0 grid list-none p-0">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            disabled={!hydrated}
            onEnd={() =>
              end(
                () => call(accounts.endSession, { params: { id: session.id } }),
                t('logged_out_one', { device: nameOf(session.device) }),
              )
            }
          />
        ))}
      </ul>
      <div className="mt-4">
        {isAlone ? (
          <p className="m-0 text-xs text-muted">{t('only_this_device')}</p>
        ) : (
          <div className={footClass}>
            <Button
              variant="outline"
              disabled={!hydrated}
              onClick={() =>
                end(() => call(accounts.endOtherSessions, {}), t('logged_out_everywhere'))
              }
            >
              {t('log_out_everywhere')}
            </Button>
            <p className="m-0 text-xs text-muted">{t('log_out_everywhere_hint')}</p>
          </div>
        )}
      </div>
    </Panel>
  );
}

interface SessionItemProps {
  session: SessionRow;
  disabled: boolean;
  onEnd: () => void;
}

function SessionItem({ session, disabled, onEnd }: SessionItemProps) {
  const { t } = useTranslation('pages/settings');
  const { locale } = usePage();
  const { current, last_seen_at, created_at, expires_at, method, second_step } = session;
  const device = useDeviceName()(session.device);
  const { isHandheld } = deviceName(session.device);
  const Icon = isHandheld ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={itemClass}>
      <Icon aria-hidden size={28} stroke={1.5} className="flex-none text-muted" />
      <p className="m-0 min-w-0 wrap-anywhere min-w-0 grow basis-32">
        <span className={valueClass}>
          {device}
          {current && <Badge kind="good">{t('this_device')}</Badge>}
        </span>
        <span className="block text-xs text-muted">
          {t('last_seen', { when: dayAndTime(last_seen_at, locale) })}
        </span>
        <span className="block text-xs text-muted">
          {t(method === null ? 'logged_in' : `logged_in_by_${method}`, {
            when: dayAndTime(created_at, locale),
          })}
        </span>
        {second_step && <span className="block text-xs text-muted">{t('with_second_step')}</span>}
        <span className="block text-xs text-muted">
          {t('logged_in_until', { when: dayAndTime(expires_at, locale) })}
        </span>
      </p>
      {!current && (
        <Button
          variant="outline"
          disabled={disabled}
          aria-label={t('log_out_one_of', { device })}
          onClick={onEnd}
        >
          {t('log_out_one')}
        </Button>
      )}
    </li>
  );
}
