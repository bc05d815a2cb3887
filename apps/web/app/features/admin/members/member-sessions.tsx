import type { contract } from '@crewpad/contract';
import { admin } from '@crewpad/contract/endpoints';
import { deviceName } from '@crewpad/domain';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { toast } from '../../../ui/toast.ts';
import classes from '../operations/running.module.css';

/** A member's sessions; an admin can end all of them, after a confirmation. */
export function MemberSessions({ member }: { member: contract.admin.MemberDetail }) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, refused, send } = useSend();
  const { id, display_name: name, sessions, abilities } = member;
  const isSelf = sessions.some(({ current }) => current);
  const end = async () => {
    const answer = await send(() =>
      call(admin.endMemberSessions, { params: { id } }, { quiet: true }),
    );
    if (answer === undefined) return;
    setAsks(false);
    toast({ kind: 'success', message: answer.message });
    await revalidate();
    // The button disappears with the sessions.
    heading.current?.focus();
  };
  const deviceOf = (device: string) => {
    const { browser, system } = deviceName(device);
    if (browser && system) return t('browser_on_system', { browser, system });
    return browser ?? system ?? (device || t('unknown_device'));
  };
  return (
    <section aria-labelledby="sessions-of-member">
      <h2 id="sessions-of-member" ref={heading} tabIndex={-1} className={classes.heading}>
        {t('sessions')}
      </h2>
      {sessions.length === 0 ? (
        <p className={classes.fine}>{t('no_sessions')}</p>
      ) : (
        <ul aria-label={t('sessions')} className={classes.list}>
          {sessions.map((session) => (
            <li key={session.id} className={classes.row}>
              <div className={classes.what}>
                <strong className={classes.name}>
                  {deviceOf(session.device)}
                  {session.current && <span className={classes.state}>{t('this_device')}</span>}
                </strong>
                <p className={classes.facts}>
                  {t('logged_in', { when: dayAndTime(session.created_at, locale) })}
                </p>
              </div>
              <p className={classes.when}>
                {t('last_seen', { when: dayAndTime(session.last_seen_at, locale) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      {abilities.end_sessions && (
        <Button variant="outline" disabled={!hydrated} onClick={() => setAsks(true)}>
          {t(isSelf ? 'end_others' : 'end_sessions')}
        </Button>
      )}
      <ConfirmDialog
        danger
        open={asks}
        title={t(isSelf ? 'end_others_title' : 'end_sessions_title', { name })}
        confirm={t(isSelf ? 'end_others' : 'end_sessions')}
        cancel={t('cancel', { ns: 'common' })}
        close={t('close', { ns: 'common' })}
        busy={busy}
        onConfirm={end}
        onClose={() => setAsks(false)}
      >
        <p>{t(isSelf ? 'end_others_text' : 'end_sessions_text')}</p>
        {refused && <FormRefusal>{refused.body.message || t('failed')}</FormRefusal>}
      </ConfirmDialog>
    </section>
  );
}
